import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DocsTitle } from "@/components/docs/docs-title";
import { GuideBlocks } from "@/components/docs/guide-blocks";
import { GuideRail, NextGuide } from "@/components/docs/guide-rail";
import { readLibrary } from "../content/library";
import { docsAlternates } from "../content/pages";
import { StaticPage } from "../static-page";

interface Props {
  params: Promise<{ guide: string }>;
}

const find = async ({ params }: Props) => {
  const { guide } = await params;
  const { guides } = await readLibrary();
  const place = guides.findIndex(({ slug }) => slug === guide);
  return { guide: guides[place], next: guides[place + 1] };
};

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { guide } = await find(props);
  if (!guide) return {};
  const { slug, title, summary } = guide;
  return { title, description: summary, alternates: docsAlternates(`/docs/${slug}`, slug) };
}

/** Page of one guide. */
export default async function GuidePage(props: Props) {
  const { guide, next } = await find(props);
  if (!guide) notFound();
  const { slug, title, summary, blocks } = guide;
  const path = `/docs/${slug}`;
  return (
    <StaticPage
      path={path}
      render={() => (
        <>
          <div className="gap-10 xl:grid xl:grid-cols-[minmax(0,48rem)_minmax(0,1fr)]">
            <article className="min-w-0 max-w-3xl">
              <DocsTitle title={title} summary={summary} markdown={`/docs/${slug}.md`} />
              <GuideBlocks blocks={blocks} />
              <NextGuide guide={next} />
            </article>
            <GuideRail blocks={blocks} />
          </div>
        </>
      )}
    />
  );
}
