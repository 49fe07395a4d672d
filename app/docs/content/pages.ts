import type { Metadata } from "next";
import type { DocsSection } from "@/components/docs/docs-shell";
import { surfaces } from "@/lib/http/openapi/surfaces";
import { readGuides } from "./guides";

/** Sections of the sidebar: guides, then the reference. */
export const docsSections = (): DocsSection[] => [
  { title: "Guides", pages: readGuides().map(({ slug, title }) => ({ href: `/docs/${slug}`, title })) },
  {
    title: "Reference",
    pages: surfaces.map(({ slug, name }) => ({ href: `/docs/reference/${slug}`, title: name })),
  },
];

/** Links in a documentation page's head: its own address, and the page as Markdown. */
export const docsAlternates = (path: string, markdownSlug: string): Metadata["alternates"] => ({
  canonical: path,
  types: { "text/markdown": `/docs/${markdownSlug}.md` },
});
