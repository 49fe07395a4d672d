import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { SessionsView } from "@/components/account/sessions-view";
import { getPlan } from "@/lib/contracts/plan";
import { listSessions } from "@/lib/contracts/sessions";
import { listSessions as findSessions } from "@/lib/domain/sessions/list";
import { guardedPage } from "../../guarded-page";

export const metadata: Metadata = { title: "Sessions" };

export default function SessionsPage() {
  return guardedPage({ path: "/settings/sessions" }, getPlan.auth, async (page) => {
    await page.load(listSessions, {}, findSessions);
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <SessionsView />
      </HydrationBoundary>
    );
  });
}
