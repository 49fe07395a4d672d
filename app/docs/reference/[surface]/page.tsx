import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DocsTitle } from "@/components/docs/docs-title";
import { readLibrary } from "../../content/library";
import { docsAlternates, referencePath } from "../../content/pages";
import { StaticPage } from "../../static-page";

interface Props {
  params: Promise<{ surface: string }>;
}

const find = async ({ params }: Props) => {
  const { surface } = await params;
  return (await readLibrary()).reference.find(({ slug }) => slug === surface);
};

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await find(props);
  if (!page) return {};
  const { slug, title, summary } = page;
  const alternates = docsAlternates(referencePath(slug), `reference-${slug}`);
  return { title: `${title} reference`, description: summary, alternates };
}

/** The operations of one API surface, by group. Each has the anchor that it had when all were on one page. */
export default async function SurfacePage(props: Props) {
  const page = await find(props);
  if (!page) notFound();
  const { slug, title, summary, groups } = page;
  const path = referencePath(slug);
  return (
    <StaticPage
      path={path}
      render={() => (
        <>
          <DocsTitle title={title} summary={summary} markdown={`/docs/reference-${slug}.md`} />
          <nav aria-label="Operations" className="columns-1 gap-8 sm:columns-2">
            {groups.map((group) => (
              <div key={group.slug} className="mb-5 break-inside-avoid">
                <h2 className="mb-0.5 font-semibold text-ink">
                  <a href={referencePath(slug, group.slug)} className="hover:underline">
                    {group.title}
                  </a>
                </h2>
                <ul className="docs-index">
                  {group.operations.map(({ id, summary }) => (
                    <li key={id} id={id}>
                      <a href={`${referencePath(slug, group.slug)}#${id}`}>{summary}</a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </>
      )}
    />
  );
}
