import type { Guide } from "./blocks";

/** A guide's headings, shown next to it on wide screens. */
export function GuideRail({ blocks }: Pick<Guide, "blocks">) {
  const headings = blocks.filter((block) => block.kind === "heading");
  if (headings.length < 2) return null;
  return (
    <nav aria-label="On this page" className="hidden xl:block">
      <div className="sticky top-20">
        <p className="mb-1 font-medium text-ink-faint text-xs">On this page</p>
        <ul>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`} className="block py-1 text-ink-muted text-sm hover:text-ink hover:underline">
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

/** Link to the next guide. */
export function NextGuide({ guide }: { guide: Guide | undefined }) {
  if (!guide) return null;
  return (
    <a
      href={`/docs/${guide.slug}`}
      className="mt-10 block rounded-lg border border-line bg-surface p-4 hover:border-accent-line hover:bg-hover"
    >
      <span className="block text-ink-muted text-xs">Next</span>
      <span className="font-medium text-ink">{guide.title}</span>
    </a>
  );
}
