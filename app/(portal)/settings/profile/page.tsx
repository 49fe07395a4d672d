import type { Metadata } from "next";
import { ProfileView } from "@/components/account/profile-view";
import { HydrationBoundary } from "@/components/page/hydration-boundary";
import { account as accountApi } from "@/lib/api/account";
import { getMe, getProfile, listWorkspaces } from "@/lib/contracts/account";
import { getPlan } from "@/lib/contracts/plan";
import { guardedPage } from "../../guarded-page";

export const metadata: Metadata = { title: "Profile" };

export default function ProfilePage() {
  return guardedPage({ path: "/settings/profile" }, getPlan.auth, async (page) => {
    await Promise.all([
      page.load(getProfile, {}, accountApi.getProfile),
      page.load(getMe, {}, accountApi.getMe),
      page.load(listWorkspaces, {}, accountApi.listWorkspaces),
    ]);
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <ProfileView />
      </HydrationBoundary>
    );
  });
}
