import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DocsTitle } from "@/components/docs/docs-title";
import { ErrorMeanings, OperationSection } from "@/components/docs/operation-section";
import { readLibrary } from "../../../content/library";
import { docsAlternates, referencePath } from "../../../content/pages";
import { StaticPage } from "../../../static-page";

interface Props {
  params: Promise<{ surface: string; group: string }>;
}

const find = async ({ params }: Props) => {
  const { surface, group } = await params;
  const page = (await readLibrary()).reference.find(({ slug }) => slug === surface);
  const found = page?.groups.find(({ slug }) => slug === group);
  return page && found && { page, group: found };
};

const summaryOf = (title: string, count: number) =>
  `${count} ${count === 1 ? "operation" : "operations"} of the ${title} API.`.replace("API API", "API");

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await find(props);
  if (!found) return {};
  const { page, group } = found;
  return {
    title: `${group.title}, ${page.title} reference`,
    description: summaryOf(page.title, group.operations.length),
    alternates: docsAlternates(referencePath(page.slug, group.slug), `reference-${page.slug}-${group.slug}`),
  };
}

/** All operations of a group, with an index at the top. */
export default async function GroupPage(props: Props) {
  const found = await find(props);
  if (!found) notFound();
  const { page, group } = found;
  const { title, operations } = group;
  const path = referencePath(page.slug, group.slug);
  return (
    <StaticPage
      path={path}
      render={() => (
        <>
          <DocsTitle
            title={title}
            summary={summaryOf(page.title, operations.length)}
            markdown={`/docs/reference-${page.slug}-${group.slug}.md`}
          />
          <nav aria-label="Operations on this page" className="mb-6 columns-1 gap-8 sm:columns-2">
            <ul className="docs-index">
              {operations.map(({ id, summary }) => (
                <li key={id}>
                  <a href={`#${id}`}>{summary}</a>
                </li>
              ))}
            </ul>
          </nav>
          {operations.map((operation) => (
            <OperationSection key={operation.id} operation={operation} />
          ))}
          <ErrorMeanings operations={operations} />
        </>
      )}
    />
  );
}
