/** Blocks of a guide. Text may contain `code` and [links](/docs). */
export type Block =
  | { kind: "text"; text: string }
  | { kind: "heading"; id: string; text: string }
  | { kind: "code"; language: string; title: string; code: string }
  | { kind: "list"; items: string[] }
  | { kind: "table"; columns: string[]; rows: string[][]; label?: string }
  | { kind: "note"; text: string };

export interface Guide {
  slug: string;
  title: string;
  summary: string;
  blocks: Block[];
}

export const text = (text: string): Block => ({ kind: "text", text });
export const heading = (id: string, text: string): Block => ({ kind: "heading", id, text });
export const code = (language: string, title: string, code: string): Block => ({
  kind: "code",
  language,
  title,
  code,
});
export const list = (...items: string[]): Block => ({ kind: "list", items });
/** `label` names the table to screen readers, if others of the page have the same columns. */
export const table = (columns: string[], rows: string[][], label?: string): Block => ({
  kind: "table",
  columns,
  rows,
  ...(label && { label }),
});
export const note = (text: string): Block => ({ kind: "note", text });

export type Inline =
  | { kind: "plain"; text: string }
  | { kind: "code"; text: string }
  | { kind: "link"; text: string; href: string };

/** Parts of a text, in order. */
export function parseInline(source: string): Inline[] {
  const parts = source.split(/(`[^`]+`|\[[^\]]+\]\([^)]+\))/).filter(Boolean);
  return parts.map((part) => {
    const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part);
    if (link) return { kind: "link", text: link[1] ?? "", href: link[2] ?? "" };
    return part.startsWith("`") && part.length > 2
      ? { kind: "code", text: part.slice(1, -1) }
      : { kind: "plain", text: part };
  });
}
