import { lexer, type MarkedToken, type Token, type Tokens } from "marked";
import { createElement, Fragment, type ReactNode } from "react";

/** A place that the author still has to fill in: `{{what belongs there}}`. */
const gap = /\{\{([^{}]+)\}\}/;

/** Whether a text has places that are still to be filled in. */
export const hasGaps = (markdown: string): boolean => gap.test(markdown);

/**
 * Markdown as elements of the page. HTML in it is shown as text, images as their description, and links lead only to
 * the web, to this site or to an email address. Places to fill in are marked.
 */
export function MarkdownText({ markdown }: { markdown: string }) {
  return <div className="legal-text">{blocks(lexer(markdown))}</div>;
}

/** Children without keys: a parsed text never changes its order. */
const inOrder = (children: ReactNode[]): ReactNode => createElement(Fragment, null, ...children);
const blocks = (tokens: readonly Token[]): ReactNode => inOrder(tokens.map(showBlock));
const inline = (tokens: readonly Token[] = []): ReactNode => inOrder(tokens.map(showInline));

/** Narrows to tokens that marked itself makes; its union also has a type for those of extensions. */
const known = (token: Token) => token as MarkedToken;

function showBlock(token: Token): ReactNode {
  const block = known(token);
  switch (block.type) {
    case "heading":
      return createElement(`h${Math.min(block.depth, 3)}`, null, inline(block.tokens));
    case "paragraph":
      return <p>{inline(block.tokens)}</p>;
    case "list":
      return createElement(
        block.ordered ? "ol" : "ul",
        block.ordered ? { start: block.start || 1 } : null,
        ...block.items.map(({ tokens }) => createElement("li", null, blocks(tokens))),
      );
    case "blockquote":
      return <blockquote>{blocks(block.tokens)}</blockquote>;
    case "table":
      return showTable(block);
    case "hr":
      return <hr />;
    case "code":
      return <pre>{block.text}</pre>;
    case "space":
    case "def":
      return null;
    default:
      return showInline(token);
  }
}

function showTable({ header, rows }: Tokens.Table): ReactNode {
  const row = (cells: readonly Tokens.TableCell[]) =>
    createElement(
      "tr",
      null,
      ...cells.map((cell) => createElement(cell.header ? "th" : "td", null, inline(cell.tokens))),
    );
  return (
    <table>
      <thead>{row(header)}</thead>
      {createElement("tbody", null, ...rows.map(row))}
    </table>
  );
}

function showInline(token: Token): ReactNode {
  const part = known(token);
  switch (part.type) {
    case "strong":
      return <strong>{inline(part.tokens)}</strong>;
    case "em":
      return <em>{inline(part.tokens)}</em>;
    case "del":
      return <del>{inline(part.tokens)}</del>;
    case "codespan":
      return <code>{part.text}</code>;
    case "br":
      return <br />;
    case "link":
      return isSafe(part.href) ? <a href={part.href}>{inline(part.tokens)}</a> : inline(part.tokens);
    case "html":
      return part.raw.startsWith("<!--") ? null : part.raw;
    case "text":
      return part.tokens ? inline(part.tokens) : markGaps(part.text);
    case "image":
    case "escape":
      return part.text;
    default:
      return token.raw;
  }
}

const isSafe = (href: string): boolean => /^(https?:\/\/|mailto:|\/(?!\/)|#)/i.test(href);

/** Every second part is what stood in the braces. */
const markGaps = (text: string): ReactNode =>
  inOrder(text.split(gap).map((part, index) => (index % 2 === 1 ? createElement("mark", null, part) : part)));
