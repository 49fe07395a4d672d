import type { Metadata } from "next";
import { server } from "@/app/serve";
import { ApiClientsView } from "@/components/api-clients/api-clients-view";
import { HydrationBoundary } from "@/components/page/hydration-boundary";
import { apiScopes } from "@/db/vocabulary";
import { apiClients as apiClientsApi } from "@/lib/api/api-clients";
import { listApiClients } from "@/lib/contracts/api-clients";
import { scopeMeanings } from "@/lib/http/openapi/security";
import { guardedPage, type SearchParams } from "../../guarded-page";

export const metadata: Metadata = { title: "API keys" };

export default async function ApiKeysPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const search = await searchParams;
  return guardedPage({ path: "/settings/api-keys", search }, listApiClients.auth, async (page) => {
    await page.load(listApiClients, {}, apiClientsApi.listApiClients);
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <ApiClientsView
          appUrl={server().appUrl}
          scopes={apiScopes.map((scope) => ({ scope, meaning: scopeMeanings[scope] }))}
        />
      </HydrationBoundary>
    );
  });
}
