"use client";
import { Plug } from "lucide-react";
import { parseAsInteger, useQueryState } from "nuqs";
import { PagedList } from "@/components/page/paged-list";
import { useKeptQuery } from "@/components/page/use-api-query";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { CopyButton } from "@/components/ui/copy-button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { listConnectedApps } from "@/lib/client/operations";
import { ConnectedAppRow } from "./connected-app-row";

/** Apps that act for members: the member's own, or everyone's for an admin. */
export function ConnectedAppsView({ mcpUrl, isAdmin }: { mcpUrl: string; isAdmin: boolean }) {
  const [offset, setOffset] = useQueryState("offset", parseAsInteger.withDefault(0));
  const apps = useKeptQuery(listConnectedApps, { query: { offset: offset || null } });
  return (
    <>
      <PageHeader
        title="Connected apps"
        description={
          isAdmin
            ? "Assistants and other apps that members allowed to act for them. Each can do no more than its member."
            : "Assistants and other apps that you allowed to act for you. Each can do no more than you can."
        }
      />
      <Card>
        <PagedList
          query={apps}
          what="connected apps"
          skeleton={3}
          empty={
            <EmptyState icon={<Plug />} title="No connected apps yet">
              Add the address below to an assistant that supports MCP. It then asks for your permission here.
            </EmptyState>
          }
          onOffset={(next) => void setOffset(next || null)}
        >
          {(rows) => (
            <ul aria-label="Connected apps" className="divide-y divide-line">
              {rows.map((app) => (
                <ConnectedAppRow key={app.id} app={app} />
              ))}
            </ul>
          )}
        </PagedList>
      </Card>
      <Card className="mt-4">
        <CardHeader
          title="Connect an assistant"
          description={
            <>
              Add this address as a remote MCP server. No token is needed.{" "}
              <Link href="/docs/agents" className="rounded-sm text-accent-ink underline">
                How to connect
              </Link>
            </>
          }
        />
        <CardBody>
          <div className="flex items-start gap-2 rounded-md border border-line bg-sunken p-2 pl-3">
            <code className="min-w-0 flex-1 select-all break-all py-1 font-mono text-sm">{mcpUrl}</code>
            <CopyButton value={mcpUrl} label="Copy address" compact />
          </div>
        </CardBody>
      </Card>
    </>
  );
}
