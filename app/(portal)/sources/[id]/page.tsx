import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { loadDetailParams, resultsInput } from "@/components/sources/source-detail-params";
import { SourceView } from "@/components/sources/source-view";
import { BackLink } from "@/components/ui/page-header";
import { getSource, listSourcePosts, listSourceSignals } from "@/lib/contracts/sources";
import {
  listSourcePosts as findPosts,
  listSourceSignals as findSignals,
} from "@/lib/domain/sources/list-results";
import { readSourceDetail } from "@/lib/domain/sources/read";
import { guardedPage, type SearchParams } from "../../guarded-page";

export const metadata: Metadata = { title: "Source" };

export default async function SourcePage({
  params,
  searchParams,
}: {
  params: Promise<{ id: string }>;
  searchParams: Promise<SearchParams>;
}) {
  const [{ id }, search] = await Promise.all([params, searchParams]);
  return guardedPage({ path: `/sources/${id}`, search }, listSourceSignals.auth, async (page) => {
    if (!getSource.params.safeParse({ id }).success) notFound();
    const asked = loadDetailParams(search);
    const source = await page.load(
      getSource,
      { params: { id }, query: { period: asked.period } },
      (ctx, { params, query }) => readSourceDetail(ctx, { sourceId: params.id, ...query }),
    );
    if (source.error?.code === "not_found") notFound();
    const input = resultsInput(id, asked);
    await (asked.tab === "posts"
      ? page.load(listSourcePosts, input, (ctx, { params, query }) =>
          findPosts(ctx, { sourceId: params.id, ...query }),
        )
      : page.load(listSourceSignals, input, (ctx, { params, query }) =>
          findSignals(ctx, { sourceId: params.id, userId: ctx.userId, ...query }),
        ));
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <BackLink href="/sources">Sources</BackLink>
        <SourceView id={id} />
      </HydrationBoundary>
    );
  });
}
