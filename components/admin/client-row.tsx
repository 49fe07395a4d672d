"use client";
import type { ReactNode } from "react";
import { ApprovalBadge } from "@/components/api-clients/approval-badge";
import { humanize } from "@/components/labels/describe-signal";
import { DialogButton } from "@/components/ui/dialog-button";
import { loadable } from "@/components/ui/loadable";
import { RelativeTime } from "@/components/ui/relative-time";
import type { AdminClient } from "@/lib/contracts/admin";
import { isolated } from "@/lib/contracts/isolated";

const ApproveClientDialog = loadable(() =>
  import("./approve-client-dialog").then((file) => file.ApproveClientDialog),
);
const DenyClientDialog = loadable(() => import("./deny-client-dialog").then((file) => file.DenyClientDialog));

/** A client with the details needed for a decision, and the available actions. */
export function ClientRow({ client }: { client: AdminClient }) {
  const { name, approval, scopes, customer, createdAt, decidedAt, lastUsedAt } = client;
  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
            <span className="min-w-0 break-words font-medium text-ink">
              <bdi>{name}</bdi>
            </span>
            <ApprovalBadge approval={approval} />
          </h2>
          <p className="break-all font-mono text-ink-muted text-xs">{client.clientId}</p>
        </div>
        <span className="flex shrink-0 gap-2">
          {approval !== "denied" && (
            <DialogButton
              size="sm"
              variant="danger-quiet"
              aria-label={`Deny ${isolated(name)}`}
              load={DenyClientDialog.load}
              dialog={(state) => <DenyClientDialog client={client} {...state} />}
            >
              Deny
            </DialogButton>
          )}
          {approval !== "approved" && (
            <DialogButton
              size="sm"
              variant={approval === "pending" ? "primary" : "secondary"}
              aria-label={`Approve ${isolated(name)}`}
              load={ApproveClientDialog.load}
              dialog={(state) => <ApproveClientDialog client={client} {...state} />}
            >
              Approve
            </DialogButton>
          )}
        </span>
      </div>
      <dl className="mt-2 grid gap-x-6 gap-y-1.5 text-sm sm:grid-cols-2 lg:grid-cols-3">
        <Fact label="Contact">{client.contactEmail}</Fact>
        <Fact label="Company">{client.companyName ?? "Not given"}</Fact>
        <Fact label="Profile">
          {client.networkUrl ? client.networkUrl.replace(/^https?:\/\//, "") : "Created by an admin"}
        </Fact>
        <Fact label="Workspace">
          {customer ? `${isolated(customer.name)}, ${humanize(customer.lifecycle).toLowerCase()}` : "None"}
        </Fact>
        <Fact label="Created">
          <RelativeTime at={createdAt} />
          {decidedAt && (
            <>
              , decided <RelativeTime at={decidedAt} />
            </>
          )}
        </Fact>
        <Fact label="Last used">{lastUsedAt ? <RelativeTime at={lastUsedAt} /> : "Never"}</Fact>
        <Fact label="Scopes" wide>
          {scopes.join(", ")}
        </Fact>
      </dl>
    </li>
  );
}

function Fact({ label, wide = false, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? "min-w-0 sm:col-span-full" : "min-w-0"}>
      <dt className="text-ink-muted text-xs">{label}</dt>
      <dd className="break-words text-ink">{children}</dd>
    </div>
  );
}
