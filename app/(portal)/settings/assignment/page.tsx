import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { AssignmentView } from "@/components/assignment/assignment-view";
import { listAssignmentRules, replaceAssignmentRules } from "@/lib/contracts/assignment-rules";
import { listSignalStages } from "@/lib/contracts/signal-work";
import { listSources } from "@/lib/contracts/sources";
import { getTeam } from "@/lib/contracts/team";
import { listAssignmentRules as findRules } from "@/lib/domain/assignment/rules";
import { listStages } from "@/lib/domain/signal-work/stages";
import { listSources as findSources } from "@/lib/domain/sources/read";
import { readTeam } from "@/lib/domain/team/read";
import { guardedPage } from "../../guarded-page";
import { isAllowed } from "../../is-allowed";

export const metadata: Metadata = { title: "Assignment" };

export default function AssignmentPage() {
  return guardedPage({ path: "/settings/assignment" }, listAssignmentRules.auth, async (page) => {
    await Promise.all([
      page.load(listAssignmentRules, {}, findRules),
      page.load(listSignalStages, {}, listStages),
      page.load(getTeam, {}, readTeam),
      page.load(listSources, {}, (ctx, { query }) => findSources(ctx, query)),
    ]);
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <AssignmentView mayChange={isAllowed(page, replaceAssignmentRules)} />
      </HydrationBoundary>
    );
  });
}
