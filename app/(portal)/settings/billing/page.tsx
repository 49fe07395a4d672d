import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { PlanView } from "@/components/plan/plan-view";
import { listDestinations } from "@/lib/contracts/destinations";
import { getPlan } from "@/lib/contracts/plan";
import { listSources } from "@/lib/contracts/sources";
import { listTagCategories } from "@/lib/contracts/tags";
import { getTeam } from "@/lib/contracts/team";
import { listDestinations as findDestinations } from "@/lib/domain/destinations/read";
import { readPlan } from "@/lib/domain/plans/read";
import { listSources as findSources } from "@/lib/domain/sources/read";
import { listTagCategories as findCategories } from "@/lib/domain/tags/read";
import { readTeam } from "@/lib/domain/team/read";
import { guardedPage } from "../../guarded-page";

export const metadata: Metadata = { title: "Plan" };

export default function BillingPage() {
  return guardedPage({ path: "/settings/billing" }, getPlan.auth, async (page) => {
    await Promise.all([
      page.load(getPlan, {}, readPlan),
      page.load(listSources, {}, (ctx, { query }) => findSources(ctx, query)),
      page.load(listDestinations, {}, findDestinations),
      page.load(getTeam, {}, readTeam),
      page.load(listTagCategories, {}, findCategories),
    ]);
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <PlanView />
      </HydrationBoundary>
    );
  });
}
