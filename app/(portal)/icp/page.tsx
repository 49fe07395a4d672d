import type { Metadata } from "next";
import { IcpView } from "@/components/icp/icp-view";
import { HydrationBoundary } from "@/components/page/hydration-boundary";
import { icp as icpApi } from "@/lib/api/icp";
import { icpProposals as icpProposalsApi } from "@/lib/api/icp-proposals";
import { icpRescore as icpRescoreApi } from "@/lib/api/icp-rescore";
import { plan as planApi } from "@/lib/api/plan";
import { getIcp, updateIcp } from "@/lib/contracts/icp";
import { listIcpProposals } from "@/lib/contracts/icp-proposals";
import { getIcpRescore } from "@/lib/contracts/icp-rescore";
import { getPlan } from "@/lib/contracts/plan";
import { guardedPage } from "../guarded-page";
import { isAllowed } from "../is-allowed";

export const metadata: Metadata = { title: "Ideal customer" };

export default function IcpPage() {
  return guardedPage({ path: "/icp" }, getIcp.auth, async (page) => {
    const [, plan] = await Promise.all([
      page.load(getIcp, {}, icpApi.getIcp),
      page.load(getPlan, {}, planApi.getPlan),
      page.load(listIcpProposals, {}, icpProposalsApi.listIcpProposals),
      page.load(getIcpRescore, {}, icpRescoreApi.getIcpRescore),
    ]);
    const right = !isAllowed(page, updateIcp) ? "role" : plan.data?.icpEditing === false ? "plan" : "edit";
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <IcpView right={right} />
      </HydrationBoundary>
    );
  });
}
