import type { Metadata } from "next";
import { SessionsView } from "@/components/account/sessions-view";
import { HydrationBoundary } from "@/components/page/hydration-boundary";
import { sessions as sessionsApi } from "@/lib/api/sessions";
import { getPlan } from "@/lib/contracts/plan";
import { listSessions } from "@/lib/contracts/sessions";
import { guardedPage } from "../../guarded-page";

export const metadata: Metadata = { title: "Sessions" };

export default function SessionsPage() {
  return guardedPage({ path: "/settings/sessions" }, getPlan.auth, async (page) => {
    await page.load(listSessions, {}, sessionsApi.listSessions);
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <SessionsView />
      </HydrationBoundary>
    );
  });
}
