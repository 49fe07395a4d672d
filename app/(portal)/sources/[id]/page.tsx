import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { HydrationBoundary } from "@/components/page/hydration-boundary";
import { loadDetailParams, resultsInput } from "@/components/sources/source-detail-params";
import { SourceView } from "@/components/sources/source-view";
import { BackLink } from "@/components/ui/page-header";
import { sources as sourcesApi } from "@/lib/api/sources";
import { getSource, listSourcePosts, listSourceSignals } from "@/lib/contracts/sources";
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
      sourcesApi.getSource,
    );
    if (source.error?.code === "not_found") notFound();
    const input = resultsInput(id, asked);
    await (asked.tab === "posts"
      ? page.load(listSourcePosts, input, sourcesApi.listSourcePosts)
      : page.load(listSourceSignals, input, sourcesApi.listSourceSignals));
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <BackLink href="/sources">Sources</BackLink>
        <SourceView id={id} />
      </HydrationBoundary>
    );
  });
}
