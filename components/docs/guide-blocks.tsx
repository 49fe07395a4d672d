import type { Block } from "./blocks";
import { InlineText } from "./inline-text";
import { StaticCode } from "./static-code";

/** The blocks of a guide. */
export function GuideBlocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="space-y-4">
      {blocks.map((block, index) => (
        // Guide text is static, so the index is a stable key.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <GuideBlock key={index} block={block} />
      ))}
    </div>
  );
}

function GuideBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case "text":
      return (
        <p className="max-w-[68ch] text-ink leading-6">
          <InlineText text={block.text} />
        </p>
      );
    case "heading":
      return <AnchorHeading id={block.id} text={block.text} />;
    case "code":
      return <StaticCode title={block.title} code={block.code} />;
    case "list":
      return (
        <ul className="max-w-[68ch] list-disc space-y-1.5 pl-5 leading-6 marker:text-ink-faint">
          {block.items.map((item) => (
            <li key={item}>
              <InlineText text={item} />
            </li>
          ))}
        </ul>
      );
    case "table":
      return <BlockTable {...block} />;
    case "note":
      return (
        <p className="max-w-[68ch] rounded-lg border border-line bg-sunken px-3 py-2.5 text-ink text-sm">
          <InlineText text={block.text} />
        </p>
      );
  }
}

/** A heading with an anchor link. */
export function AnchorHeading({ id, text }: { id: string; text: string }) {
  return (
    <h2 id={id} className="scroll-mt-20 pt-5 font-semibold text-ink text-lg">
      <a href={`#${id}`} className="hover:underline">
        {text}
      </a>
    </h2>
  );
}

function BlockTable({
  columns,
  rows,
  label = columns.join(", "),
}: {
  columns: string[];
  rows: string[][];
  label?: string;
}) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be keyboard accessible (WCAG 2.1.1).
      tabIndex={0}
      aria-label={label}
      className="overflow-x-auto rounded-lg border border-line bg-surface"
    >
      <table className="w-full text-left text-sm">
        <thead className="border-line border-b bg-sunken text-ink-muted">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="whitespace-nowrap px-3 py-1.5 font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join("|")} className="border-line border-b align-top last:border-0">
              {row.map((cell, index) => (
                <td key={columns[index]} className="px-3 py-1.5 first:[&_code]:whitespace-nowrap">
                  <InlineText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
