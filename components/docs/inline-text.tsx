import { parseInline } from "./blocks";

/** Text with inline code and links. */
export function InlineText({ text }: { text: string }) {
  return parseInline(text).map((part, index) => {
    const key = `${index}:${part.text}`;
    if (part.kind === "plain") return part.text;
    if (part.kind === "code") return <InlineCode key={key}>{part.text}</InlineCode>;
    return (
      <a key={key} href={part.href} className="docs-link">
        {part.text}
      </a>
    );
  });
}

/** Inline code for a name or value. */
export function InlineCode({ children }: { children: string }) {
  return <code className="code">{children}</code>;
}
