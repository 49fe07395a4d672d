import { CodeFigure } from "./code-figure";
import { CopyCode } from "./copy-code";

/** A titled code block with a copy button. */
export function CodeBlock({ title, code, tall = false }: { title: string; code: string; tall?: boolean }) {
  return (
    <CodeFigure title={title} code={code} tall={tall} button={<CopyCode value={code} title={title} />} />
  );
}
