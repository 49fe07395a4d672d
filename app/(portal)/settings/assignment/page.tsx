import type { Metadata } from "next";
import { AssignmentView } from "@/components/assignment/assignment-view";
import { HydrationBoundary } from "@/components/page/hydration-boundary";
import { assignmentRules as assignmentRulesApi } from "@/lib/api/assignment-rules";
import { signalWork as signalWorkApi } from "@/lib/api/signal-work";
import { sources as sourcesApi } from "@/lib/api/sources";
import { team as teamApi } from "@/lib/api/team";
import { listAssignmentRules, replaceAssignmentRules } from "@/lib/contracts/assignment-rules";
import { listSignalStages } from "@/lib/contracts/signal-work";
import { listSources } from "@/lib/contracts/sources";
import { getTeam } from "@/lib/contracts/team";
import { guardedPage } from "../../guarded-page";
import { isAllowed } from "../../is-allowed";

export const metadata: Metadata = { title: "Assignment" };

export default function AssignmentPage() {
  return guardedPage({ path: "/settings/assignment" }, listAssignmentRules.auth, async (page) => {
    await Promise.all([
      page.load(listAssignmentRules, {}, assignmentRulesApi.listAssignmentRules),
      page.load(listSignalStages, {}, signalWorkApi.listSignalStages),
      page.load(getTeam, {}, teamApi.getTeam),
      page.load(listSources, {}, sourcesApi.listSources),
    ]);
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <AssignmentView mayChange={isAllowed(page, replaceAssignmentRules)} />
      </HydrationBoundary>
    );
  });
}
