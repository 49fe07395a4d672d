import type { ReactNode } from "react";

/** A titled code block. `button` copies the code. */
export function CodeFigure({
  title,
  code,
  tall = false,
  button,
}: {
  title: string;
  code: string;
  tall?: boolean;
  button: ReactNode;
}) {
  return (
    <figure className="code-figure">
      <figcaption>
        <span className="truncate font-medium">{title}</span>
        {button}
      </figcaption>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be keyboard accessible (WCAG 2.1.1).
        tabIndex={0}
        className={tall ? "max-h-96" : undefined}
      >
        <code>{code}</code>
      </pre>
    </figure>
  );
}
