import type { Metadata } from "next";
import type { DocsSection } from "@/components/docs/docs-shell";
import { type Library, readLibrary } from "./library";

/** Sections of the sidebar: guides, then the reference with its groups. */
export function docsSections({ guides, reference }: Library): DocsSection[] {
  return [
    { title: "Guides", pages: guides.map(({ slug, title }) => ({ href: `/docs/${slug}`, title })) },
    {
      title: "Reference",
      pages: reference.map(({ slug, title, groups }) => ({
        href: referencePath(slug),
        title,
        pages: groups.map((group) => ({ href: referencePath(slug, group.slug), title: group.title })),
      })),
    },
  ];
}

/** The paths of all documentation pages. */
export const docsPaths = async (): Promise<string[]> => [
  "/docs",
  ...docsSections(await readLibrary()).flatMap(({ pages }) =>
    pages.flatMap(({ href, pages = [] }) => [href, ...pages.map((page) => page.href)]),
  ),
];

export const referencePath = (surface: string, group?: string): string =>
  `/docs/reference/${surface}${group ? `/${group}` : ""}`;

/** Links in a documentation page's head: its own address, and the page as Markdown. */
export const docsAlternates = (path: string, markdownSlug: string): Metadata["alternates"] => ({
  canonical: path,
  types: { "text/markdown": `/docs/${markdownSlug}.md` },
});
