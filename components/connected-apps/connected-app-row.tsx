"use client";
import { Unplug } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { DialogIconButton } from "@/components/ui/dialog-button";
import { loadable } from "@/components/ui/loadable";
import { RelativeTime } from "@/components/ui/relative-time";
import type { ConnectedApp } from "@/lib/contracts/connected-apps";
import { isolated } from "@/lib/contracts/isolated";
import { describeReading, isChange, scopeWords } from "./scope-words";

const DisconnectDialog = loadable(() => import("./disconnect-dialog").then((file) => file.DisconnectDialog));

/** A connected app: whom it acts for, what it may do, when it was used, and a button that ends its access. */
export function ConnectedAppRow({ app }: { app: ConnectedApp }) {
  const { name, scopes, owner, isMine, createdAt, lastUsedAt } = app;
  const reading = describeReading(scopes);
  const changes = scopes.filter(isChange);
  return (
    <li className="flex items-start gap-3 py-3 pr-2 pl-4">
      <div className="min-w-0 flex-1 space-y-1.5 text-sm">
        <p className="wrap-anywhere font-medium text-ink">
          <bdi>{name}</bdi>
        </p>
        <p className="wrap-anywhere text-ink-muted">
          Acts for {isMine ? "you" : (owner.name ?? owner.email)}
        </p>
        {reading && <p className="text-ink-muted">{reading}</p>}
        {changes.length > 0 && (
          <ul aria-label={`Changes that ${isolated(name)} can make`} className="flex flex-wrap gap-1">
            {changes.map((scope) => (
              <li key={scope} className="flex max-w-full">
                <Badge>
                  <span className="truncate">{scopeWords[scope].label}</span>
                </Badge>
              </li>
            ))}
          </ul>
        )}
        <p className="text-ink-muted text-xs">
          {lastUsedAt ? (
            <>
              Last used <RelativeTime at={lastUsedAt} />
            </>
          ) : (
            "Not used yet"
          )}
          , connected <RelativeTime at={createdAt} />
        </p>
      </div>
      <DialogIconButton
        label={
          isMine
            ? `Disconnect ${isolated(name)}`
            : `Disconnect ${isolated(name)} of ${isolated(owner.name ?? owner.email)}`
        }
        icon={<Unplug />}
        size="sm"
        load={DisconnectDialog.load}
        dialog={(state) => <DisconnectDialog app={app} {...state} />}
      />
    </li>
  );
}
