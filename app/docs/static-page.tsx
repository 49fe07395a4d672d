import type { ReactElement } from "react";
import { CopyButtons } from "@/components/docs/copy-buttons";

/** Pages of this process by their path. What they show does not change while it runs. */
const rendered = new Map<string, string>();

/**
 * A documentation page. Its HTML is made at its first request and kept: rendering a reference costs more than anything
 * else that a stranger can ask for. Next can't keep the whole document, whose policy has a nonce per response.
 */
export async function StaticPage({ path, render }: { path: string; render: () => ReactElement }) {
  const html = rendered.get(path) ?? (await renderStatic(render()));
  rendered.set(path, html);
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React has escaped it; it contains no one's input. */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <CopyButtons />
    </>
  );
}

async function renderStatic(page: ReactElement): Promise<string> {
  // Imported when needed: Next refuses the import of it by a page.
  const { renderToStaticMarkup } = await import("react-dom/server");
  return renderToStaticMarkup(page);
}
