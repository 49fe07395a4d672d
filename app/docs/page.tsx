import type { Metadata } from "next";
import { DocsTitle } from "@/components/docs/docs-title";
import { buttonStyles } from "@/components/ui/button";
import { type Library, readLibrary } from "./content/library";
import { referencePath } from "./content/pages";
import { StaticPage } from "./static-page";

export const metadata: Metadata = {
  title: "Documentation",
  description: "Guides and reference for the customer API, webhooks and agents.",
  alternates: { canonical: "/docs", types: { "text/plain": "/llms.txt" } },
};

/** Start page of the documentation: all guides and references. */
export default async function DocsPage() {
  const library = await readLibrary();
  return <StaticPage path="/docs" render={() => <Start library={library} />} />;
}

function Start({ library }: { library: Library }) {
  const guides = library.guides.map(({ slug, title, summary }) => ({
    href: `/docs/${slug}`,
    title,
    summary,
  }));
  const reference = library.reference.map(({ slug, title, summary }) => ({
    href: referencePath(slug),
    title,
    summary,
  }));
  return (
    <>
      <DocsTitle
        title="Documentation"
        summary="Read scored buying signals, request reports, and deliver signals to your own tools."
      />
      <a href="/docs/quick-start" className={buttonStyles({ variant: "primary", size: "lg" })}>
        Get started
      </a>
      <Pages title="Guides" pages={guides} />
      <Pages title="Reference" pages={reference} />
      <p className="mt-8 text-ink-muted text-sm">
        Machine-readable: <TextLink href="/api/openapi.json">OpenAPI 3.1 document</TextLink>,{" "}
        <TextLink href="/api/public/schemas/webhook-payload.json">webhook payload schema</TextLink>, and{" "}
        <TextLink href="/llms.txt">llms.txt</TextLink>.
      </p>
    </>
  );
}

function TextLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="font-medium text-accent-ink underline underline-offset-2">
      {children}
    </a>
  );
}

function Pages({
  title,
  pages,
}: {
  title: string;
  pages: { href: string; title: string; summary: string }[];
}) {
  return (
    <section className="mt-8">
      <h2 className="mb-3 font-semibold text-ink text-lg">{title}</h2>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {pages.map((page) => (
          <li key={page.href}>
            <a
              href={page.href}
              className="block h-full rounded-lg border border-line bg-surface p-4 hover:border-accent-line hover:bg-hover"
            >
              <span className="font-medium text-ink">{page.title}</span>
              <span className="mt-1 block text-ink-muted text-sm">{page.summary}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
