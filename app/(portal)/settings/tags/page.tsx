import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { TagsView } from "@/components/tags/tags-view";
import { getPlan } from "@/lib/contracts/plan";
import { createTagCategory, listTagCategories } from "@/lib/contracts/tags";
import { readPlan } from "@/lib/domain/plans/read";
import { listTagCategories as findTagCategories } from "@/lib/domain/tags/read";
import { guardedPage } from "../../guarded-page";
import { isAllowed } from "../../is-allowed";

export const metadata: Metadata = { title: "Tags" };

export default function TagsPage() {
  return guardedPage({ path: "/settings/tags" }, listTagCategories.auth, async (page) => {
    await Promise.all([
      page.load(listTagCategories, {}, findTagCategories),
      page.load(getPlan, {}, readPlan),
    ]);
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <TagsView mayChange={isAllowed(page, createTagCategory)} />
      </HydrationBoundary>
    );
  });
}
