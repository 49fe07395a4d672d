import { CopyCode } from "./copy-code";

/** A titled code block with a copy button. */
export function CodeBlock({ title, code, tall = false }: { title: string; code: string; tall?: boolean }) {
  return (
    <figure className="min-w-0 overflow-hidden rounded-lg border border-line bg-surface">
      <figcaption className="flex items-center justify-between gap-3 border-line border-b bg-sunken py-1 pr-1.5 pl-3 text-ink-muted text-xs">
        <span className="truncate font-medium">{title}</span>
        <CopyCode value={code} title={title} />
      </figcaption>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be keyboard accessible (WCAG 2.1.1).
        tabIndex={0}
        className={`overflow-auto p-3 font-mono text-ink text-xs leading-5 focus-visible:-outline-offset-2 ${tall ? "max-h-96" : ""}`}
      >
        <code>{code}</code>
      </pre>
    </figure>
  );
}
