import { type DehydratedState, dehydrate, QueryClient } from "@tanstack/react-query";
import { PageData } from "@/app/page-data";
import { server } from "@/app/serve";
import { destinations as destinationsApi } from "@/lib/api/destinations";
import { icp as icpApi } from "@/lib/api/icp";
import { plan as planApi } from "@/lib/api/plan";
import { sources as sourcesApi } from "@/lib/api/sources";
import type { SessionIdentity } from "@/lib/auth/authenticate";
import { queryKeyOf } from "@/lib/client/queries";
import { getMe } from "@/lib/contracts/account";
import { listDestinations } from "@/lib/contracts/destinations";
import { getIcp } from "@/lib/contracts/icp";
import { getOnboarding, getProvisioningStatus } from "@/lib/contracts/onboarding";
import { getPlan } from "@/lib/contracts/plan";
import { listSources } from "@/lib/contracts/sources";
import { readMe } from "@/lib/domain/account/read-me";
import { readOnboarding, readProvisioning } from "@/lib/domain/onboarding/read";

/** Initial setup data for the workspace's current state; there may be no workspace, or no draft yet. */
export async function loadSetup(identity: SessionIdentity): Promise<DehydratedState> {
  const { db, clock, ports } = server();
  const ctx = { db, clock, ports, identity };
  const isDrafted = identity.customer?.lifecycle === "awaiting_admin_icp_review";
  const page = isDrafted ? await PageData.open(identity, getIcp.auth) : null;
  const client = page?.client ?? new QueryClient();
  client.setQueryData(queryKeyOf(getMe), getMe.response.parse(await readMe(ctx)));
  if (identity.customer) {
    const [progress, onboarding] = await Promise.all([readProvisioning(ctx), readOnboarding(ctx)]);
    client.setQueryData(queryKeyOf(getProvisioningStatus), getProvisioningStatus.response.parse(progress));
    client.setQueryData(queryKeyOf(getOnboarding), getOnboarding.response.parse(onboarding));
  }
  if (page) {
    await Promise.all([
      page.load(getIcp, {}, icpApi.getIcp),
      page.load(listSources, {}, sourcesApi.listSources),
      page.load(listDestinations, {}, destinationsApi.listDestinations),
      page.load(getPlan, {}, planApi.getPlan),
    ]);
  }
  return dehydrate(client);
}
