import { InlineText } from "./inline-text";

/** Title and description of a page; `markdown` is the URL of its Markdown version. */
export function DocsTitle({
  title,
  summary,
  markdown,
}: {
  title: string;
  summary: string;
  markdown?: string;
}) {
  return (
    <div className="mb-6">
      <h1 className="font-semibold text-2xl text-ink">{title}</h1>
      <p className="mt-1 max-w-[68ch] text-ink-muted text-lg">
        <InlineText text={summary} />
      </p>
      {markdown && (
        <a
          href={markdown}
          className="mt-2 inline-block text-ink-muted text-sm underline underline-offset-2 hover:text-ink"
        >
          Read as Markdown
        </a>
      )}
    </div>
  );
}
