import { CodeFigure } from "./code-figure";

/** A titled code block of a documentation page, whose button `CopyButtons` serves. */
export function StaticCode({ title, code, tall = false }: { title: string; code: string; tall?: boolean }) {
  const button = (
    <button type="button" data-copy="" aria-label={`Copy: ${title}`}>
      <span aria-hidden="true">Copy</span>
      <span role="status" className="sr-only" />
    </button>
  );
  return <CodeFigure title={title} code={code} tall={tall} button={button} />;
}
