import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DocsShell } from "@/components/docs/docs-shell";
import { DocsTitle } from "@/components/docs/docs-title";
import { OperationSection } from "@/components/docs/operation-section";
import { readFacts } from "../../content/facts";
import { docsAlternates, docsSections } from "../../content/pages";
import { readReference } from "../../content/reference";

interface Props {
  params: Promise<{ surface: string }>;
}

const find = async ({ params }: Props) => {
  const { surface } = await params;
  return readReference(readFacts().appUrl).find(({ slug }) => slug === surface);
};

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await find(props);
  if (!page) return {};
  const { slug, title, summary } = page;
  const alternates = docsAlternates(`/docs/reference/${slug}`, `reference-${slug}`);
  return { title: `${title} reference`, description: summary, alternates };
}

/** All operations of one API surface, with an index at the top. */
export default async function SurfacePage(props: Props) {
  const page = await find(props);
  if (!page) notFound();
  return (
    <DocsShell sections={docsSections()} current={`/docs/reference/${page.slug}`}>
      <DocsTitle title={page.title} summary={page.summary} markdown={`/docs/reference-${page.slug}.md`} />
      <nav aria-label="Operations on this page" className="mb-10 columns-1 gap-8 sm:columns-2">
        {page.groups.map(({ title, operations }) => (
          <div key={title} className="mb-4 break-inside-avoid">
            <p className="mb-0.5 font-medium text-ink-faint text-xs">{title}</p>
            <ul>
              {operations.map(({ id, summary }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="block py-0.5 text-ink-muted text-sm hover:text-ink hover:underline pointer-coarse:py-2"
                  >
                    {summary}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {page.groups.map(({ title, operations }) => (
        <section key={title} aria-label={title} className="mb-6">
          <h2 className="pb-4 font-semibold text-ink text-xl">{title}</h2>
          {operations.map((operation) => (
            <OperationSection key={operation.id} operation={operation} />
          ))}
        </section>
      ))}
    </DocsShell>
  );
}
