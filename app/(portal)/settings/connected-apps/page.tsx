import type { Metadata } from "next";
import { server } from "@/app/serve";
import { ConnectedAppsView } from "@/components/connected-apps/connected-apps-view";
import { HydrationBoundary } from "@/components/page/hydration-boundary";
import { connectedApps as connectedAppsApi } from "@/lib/api/connected-apps";
import { listConnectedApps } from "@/lib/contracts/connected-apps";
import { resourceOf } from "@/lib/domain/oauth/resource";
import { guardedPage, type SearchParams } from "../../guarded-page";

export const metadata: Metadata = { title: "Connected apps" };

export default async function ConnectedAppsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const search = await searchParams;
  const { auth } = listConnectedApps;
  return guardedPage({ path: "/settings/connected-apps", search }, auth, async (page) => {
    await page.load(listConnectedApps, {}, connectedAppsApi.listConnectedApps);
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <ConnectedAppsView
          mcpUrl={resourceOf("mcp", server().appUrl)}
          isAdmin={page.ctx.identity.customer?.role === "admin"}
        />
      </HydrationBoundary>
    );
  });
}
