"use client";
import { type ReactNode, Suspense, useState } from "react";
import { ApprovalBadge } from "@/components/api-clients/approval-badge";
import { humanize } from "@/components/labels/describe-signal";
import { Button } from "@/components/ui/button";
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
  const [asked, setAsked] = useState<"approve" | "deny" | null>(null);
  const [open, setOpen] = useState(false);
  const ask = (what: "approve" | "deny") => {
    setAsked(what);
    setOpen(true);
  };
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
            <Button
              size="sm"
              variant="danger-quiet"
              aria-label={`Deny ${isolated(name)}`}
              onPointerEnter={DenyClientDialog.load}
              onClick={() => ask("deny")}
            >
              Deny
            </Button>
          )}
          {approval !== "approved" && (
            <Button
              size="sm"
              variant={approval === "pending" ? "primary" : "secondary"}
              aria-label={`Approve ${isolated(name)}`}
              onPointerEnter={ApproveClientDialog.load}
              onClick={() => ask("approve")}
            >
              Approve
            </Button>
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
      {asked && (
        <Suspense>
          {asked === "approve" ? (
            <ApproveClientDialog client={client} open={open} onOpenChange={setOpen} />
          ) : (
            <DenyClientDialog client={client} open={open} onOpenChange={setOpen} />
          )}
        </Suspense>
      )}
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
