"use client";
import { KeyRound, Plus } from "lucide-react";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { Loaded } from "@/components/page/loaded";
import { useApiQuery } from "@/components/page/use-api-query";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { loadable } from "@/components/ui/loadable";
import { PageHeader } from "@/components/ui/page-header";
import { listApiClients } from "@/lib/client/operations";
import { ApiClientRow } from "./api-client-row";

const NewClientDialog = loadable(() => import("./new-client-dialog").then((file) => file.NewClientDialog));

import type { ScopeChoice } from "./scope-choice";

/** Clients of the customer API. `new=client` in the URL opens the dialog that creates one. */
export function ApiClientsView({ appUrl, scopes }: { appUrl: string; scopes: readonly ScopeChoice[] }) {
  const [asked, setAsked] = useQueryState("new", parseAsStringLiteral(["client"] as const));
  const clients = useApiQuery(listApiClients);
  const add = (
    <Button variant="primary" onPointerEnter={NewClientDialog.load} onClick={() => void setAsked("client")}>
      <Plus aria-hidden />
      New client
    </Button>
  );
  return (
    <>
      <PageHeader
        title="API keys"
        description={
          <>
            Programs that access this workspace through the customer API.{" "}
            <Link href="/docs/quick-start" className="rounded-sm text-accent-ink underline">
              Quick start
            </Link>
            . Assistants that act for a member are{" "}
            <Link href="/settings/connected-apps" className="rounded-sm text-accent-ink underline">
              connected apps
            </Link>
            .
          </>
        }
        actions={clients.data?.data.length !== 0 && add}
      />
      <Card>
        <Loaded query={clients} rows={3} what="API clients">
          {(data) =>
            data.data.length === 0 ? (
              <EmptyState icon={<KeyRound />} title="No API clients yet" action={add}>
                A client has an id, a secret and the permissions you choose. Create one per program, so you
                can revoke each separately.
              </EmptyState>
            ) : (
              <ul aria-label="API clients" className="divide-y divide-line">
                {data.data.map((client) => (
                  <ApiClientRow key={client.id} client={client} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </Card>
      {asked && <NewClientDialog appUrl={appUrl} scopes={scopes} onClose={() => void setAsked(null)} />}
    </>
  );
}
