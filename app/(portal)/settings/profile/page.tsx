import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { ProfileView } from "@/components/account/profile-view";
import { getMe, getProfile, listWorkspaces } from "@/lib/contracts/account";
import { getPlan } from "@/lib/contracts/plan";
import { readProfile } from "@/lib/domain/account/profile";
import { readMe } from "@/lib/domain/account/read-me";
import { listWorkspaces as findWorkspaces } from "@/lib/domain/account/workspaces";
import { guardedPage } from "../../guarded-page";

export const metadata: Metadata = { title: "Profile" };

export default function ProfilePage() {
  return guardedPage({ path: "/settings/profile" }, getPlan.auth, async (page) => {
    await Promise.all([
      page.load(getProfile, {}, readProfile),
      page.load(getMe, {}, readMe),
      page.load(listWorkspaces, {}, findWorkspaces),
    ]);
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <ProfileView />
      </HydrationBoundary>
    );
  });
}
