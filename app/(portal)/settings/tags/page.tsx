import type { Metadata } from "next";
import { HydrationBoundary } from "@/components/page/hydration-boundary";
import { TagsView } from "@/components/tags/tags-view";
import { plan as planApi } from "@/lib/api/plan";
import { tags as tagsApi } from "@/lib/api/tags";
import { getPlan } from "@/lib/contracts/plan";
import { createTagCategory, listTagCategories } from "@/lib/contracts/tags";
import { guardedPage } from "../../guarded-page";
import { isAllowed } from "../../is-allowed";

export const metadata: Metadata = { title: "Tags" };

export default function TagsPage() {
  return guardedPage({ path: "/settings/tags" }, listTagCategories.auth, async (page) => {
    await Promise.all([
      page.load(listTagCategories, {}, tagsApi.listTagCategories),
      page.load(getPlan, {}, planApi.getPlan),
    ]);
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <TagsView mayChange={isAllowed(page, createTagCategory)} />
      </HydrationBoundary>
    );
  });
}
