import Link from "next/link";
import { parseInline } from "./blocks";

/** Text with inline code and links. */
export function InlineText({ text }: { text: string }) {
  return parseInline(text).map((part, index) => {
    const key = `${index}:${part.text}`;
    if (part.kind === "plain") return part.text;
    if (part.kind === "code") return <InlineCode key={key}>{part.text}</InlineCode>;
    return (
      <Link
        key={key}
        href={part.href}
        prefetch={false}
        className="font-medium text-accent-ink underline underline-offset-2"
      >
        {part.text}
      </Link>
    );
  });
}

/** Inline code for a name or value. */
export function InlineCode({ children }: { children: string }) {
  return (
    <code className="rounded-sm border border-line bg-sunken px-1 py-px font-mono text-[0.92em] [overflow-wrap:anywhere]">
      {children}
    </code>
  );
}
