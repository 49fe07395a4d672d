"use client";
import { RotateCcwKey, Trash2 } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { CopyButton } from "@/components/ui/copy-button";
import { DialogIconButton } from "@/components/ui/dialog-button";
import { loadable } from "@/components/ui/loadable";
import { RelativeTime } from "@/components/ui/relative-time";
import type { ApiClient } from "@/lib/contracts/api-clients";
import { isolated } from "@/lib/contracts/isolated";
import { ApprovalBadge } from "./approval-badge";

const RotateClientDialog = loadable(() =>
  import("./rotate-client-dialog").then((file) => file.RotateClientDialog),
);
const DeleteClientDialog = loadable(() =>
  import("./delete-client-dialog").then((file) => file.DeleteClientDialog),
);

/** An API client: id, status, scopes, last use, and buttons to rotate its secret or delete it. */
export function ApiClientRow({ client }: { client: ApiClient }) {
  const { name, clientId, scopes, approval, createdAt, lastUsedAt, previousSecretExpiresAt } = client;
  return (
    <li className="flex items-start gap-3 py-3 pr-2 pl-4">
      <div className="min-w-0 flex-1 space-y-1.5 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 truncate font-medium text-ink">{name}</span>
          <ApprovalBadge approval={approval} />
        </p>
        <p className="flex items-center gap-1">
          <code className="min-w-0 truncate font-mono text-ink-muted text-xs">{clientId}</code>
          <CopyButton value={clientId} label={`Copy client id of ${isolated(name)}`} compact />
        </p>
        <p className="flex flex-wrap gap-1">
          {scopes.map((scope) => (
            <Badge key={scope}>{scope}</Badge>
          ))}
        </p>
        <p className="text-ink-muted text-xs">
          {lastUsedAt ? (
            <>
              Last used <RelativeTime at={lastUsedAt} />
            </>
          ) : (
            "Never used"
          )}
          , created <RelativeTime at={createdAt} />
        </p>
        {previousSecretExpiresAt && (
          <p className="text-warning-ink text-xs">
            The previous secret works until <RelativeTime at={previousSecretExpiresAt} />
          </p>
        )}
        {approval === "pending" && (
          <p className="text-ink-muted text-xs">
            It reads sample data until your workspace is active, then switches to live data automatically.
          </p>
        )}
        {approval === "denied" && (
          <p className="text-ink-muted text-xs">
            Its API calls are rejected. Contact us to request another review.
          </p>
        )}
      </div>
      <span className="flex shrink-0">
        <DialogIconButton
          label={`Rotate secret of ${isolated(name)}`}
          icon={<RotateCcwKey />}
          size="sm"
          load={RotateClientDialog.load}
          dialog={(state) => <RotateClientDialog client={client} {...state} />}
        />
        <DialogIconButton
          label={`Delete ${isolated(name)}`}
          icon={<Trash2 />}
          size="sm"
          load={DeleteClientDialog.load}
          dialog={(state) => <DeleteClientDialog client={client} {...state} />}
        />
      </span>
    </li>
  );
}
