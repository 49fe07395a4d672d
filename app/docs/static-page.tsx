import type { ReactElement } from "react";
import { CopyButtons } from "@/components/docs/copy-buttons";
import { DocsShell } from "@/components/docs/docs-shell";
import { env } from "@/lib/env";
import { readLibrary } from "./content/library";
import { docsSections } from "./content/pages";

/** Pages of this process by their path. What they show does not change while it runs. */
const rendered = new Map<string, string>();

/**
 * A documentation page in its layout. Its HTML is made at its first request and kept: rendering a reference costs more
 * than anything else that a stranger can ask for. Next can't keep the whole document, whose policy has a nonce per
 * response.
 */
export async function StaticPage({ path, render }: { path: string; render: () => ReactElement }) {
  const html = rendered.get(path) ?? (await renderStatic(path, render()));
  rendered.set(path, html);
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React has escaped it; it contains no one's input. */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <CopyButtons />
    </>
  );
}

async function renderStatic(path: string, page: ReactElement): Promise<string> {
  const sections = docsSections(await readLibrary());
  // Imported when needed: Next refuses the import of it by a page.
  const { renderToStaticMarkup } = await import("react-dom/server");
  return renderToStaticMarkup(
    <DocsShell sections={sections} current={path} contact={env().CONTACT_EMAIL}>
      {page}
    </DocsShell>,
  );
}
