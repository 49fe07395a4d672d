import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { IcpView } from "@/components/icp/icp-view";
import { getIcp, updateIcp } from "@/lib/contracts/icp";
import { listIcpProposals } from "@/lib/contracts/icp-proposals";
import { getIcpRescore } from "@/lib/contracts/icp-rescore";
import { getPlan } from "@/lib/contracts/plan";
import { readIcp } from "@/lib/domain/icp/read";
import { readRescore } from "@/lib/domain/icp/rescore/read";
import { readPlan } from "@/lib/domain/plans/read";
import { runtime } from "@/lib/runtime";
import { guardedPage } from "../guarded-page";
import { isAllowed } from "../is-allowed";

export const metadata: Metadata = { title: "Ideal customer" };

export default function IcpPage() {
  return guardedPage({ path: "/icp" }, getIcp.auth, async (page) => {
    const [, plan] = await Promise.all([
      page.load(getIcp, {}, readIcp),
      page.load(getPlan, {}, readPlan),
      page.load(listIcpProposals, {}, (ctx) => runtime().compute(ctx, "proposals", null)),
      page.load(getIcpRescore, {}, readRescore),
    ]);
    const right = !isAllowed(page, updateIcp) ? "role" : plan.data?.icpEditing === false ? "plan" : "edit";
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <IcpView right={right} />
      </HydrationBoundary>
    );
  });
}
