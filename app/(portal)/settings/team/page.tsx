import type { Metadata } from "next";
import { HydrationBoundary } from "@/components/page/hydration-boundary";
import { TeamView } from "@/components/team/team-view";
import { team as teamApi } from "@/lib/api/team";
import { changeMemberRole, getTeam, inviteMember } from "@/lib/contracts/team";
import { guardedPage, type SearchParams } from "../../guarded-page";
import { isAllowed } from "../../is-allowed";

export const metadata: Metadata = { title: "Team" };

export default async function TeamPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const search = await searchParams;
  return guardedPage({ path: "/settings/team", search }, getTeam.auth, async (page) => {
    await page.load(getTeam, {}, teamApi.getTeam);
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <TeamView
          ownId={page.ctx.userId}
          mayInvite={isAllowed(page, inviteMember)}
          mayManage={isAllowed(page, changeMemberRole)}
        />
      </HydrationBoundary>
    );
  });
}
