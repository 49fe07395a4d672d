/** The documentation pages as Markdown, for programs. */
import type { Block, Guide } from "@/components/docs/blocks";
import type { ReferenceField, ReferenceGroup, ReferenceOperation } from "@/components/docs/reference";
import { type Library, readLibrary } from "./library";
import type { ReferencePage } from "./reference";

export interface MarkdownPage {
  slug: string;
  title: string;
  summary: string;
  markdown: string;
}

let made: Promise<MarkdownPage[]> | undefined;

/** All pages of this installation by slug, made once; each is served at `/docs/<slug>.md`. */
export function readMarkdown(): Promise<MarkdownPage[]> {
  made ??= readLibrary().then(makeMarkdown);
  return made;
}

export function makeMarkdown({ facts: { appUrl }, guides, reference }: Library): MarkdownPage[] {
  return [
    ...guides.map((guide) => ({
      slug: guide.slug,
      title: guide.title,
      summary: guide.summary,
      markdown: guideMarkdown(guide, appUrl),
    })),
    ...reference.flatMap((page) => [
      {
        slug: `reference-${page.slug}`,
        title: `${page.title} reference`,
        summary: page.summary,
        markdown: surfaceMarkdown(page, appUrl),
      },
      ...page.groups.map((group) => ({
        slug: `reference-${page.slug}-${group.slug}`,
        title: `${group.title}, ${page.title} reference`,
        summary: group.operations.map(({ summary }) => summary.replace(/\.$/, "")).join("; "),
        markdown: groupMarkdown(page, group),
      })),
    ]),
  ];
}

/** Makes links absolute so that they work outside the site. */
const absolute = (text: string, appUrl: string) => text.replaceAll("](/", `](${appUrl}/`);

function guideMarkdown({ title, summary, blocks }: Guide, appUrl: string): string {
  return [`# ${title}`, summary, ...blocks.map((block) => absolute(blockMarkdown(block), appUrl)), ""].join(
    "\n\n",
  );
}

function blockMarkdown(block: Block): string {
  if (block.kind === "heading") return `## ${block.text}`;
  if (block.kind === "code") return `\`\`\`${block.language}\n${block.code.trimEnd()}\n\`\`\``;
  if (block.kind === "list") return block.items.map((item) => `- ${item}`).join("\n");
  if (block.kind === "note") return `> ${block.text}`;
  if (block.kind === "text") return block.text;
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(block.columns), line(block.columns.map(() => "---")), ...block.rows.map(line)].join("\n");
}

function surfaceMarkdown({ slug, title, summary, groups }: ReferencePage, appUrl: string): string {
  const sections = groups.flatMap((group) => [
    `## [${group.title}](${appUrl}/docs/reference-${slug}-${group.slug}.md)`,
    group.operations.map(({ method, path, summary }) => `- \`${method} ${path}\`: ${summary}`).join("\n"),
  ]);
  return [`# ${title} reference`, summary, ...sections, ""].join("\n\n");
}

function groupMarkdown(page: ReferencePage, { title, operations }: ReferenceGroup): string {
  return [`# ${title}, ${page.title} reference`, ...operations.map(operationMarkdown), ""].join("\n\n");
}

function operationMarkdown(operation: ReferenceOperation): string {
  const { method, path, summary, access, parameters, body, answers, refusals, request, answer } = operation;
  return [
    `## ${summary}`,
    `\`${method} ${path}\` ${access}`,
    ...fieldList("Parameters", parameters),
    ...(body ? fieldList(`Request body (${body.type})`, body.fields) : []),
    ...answers.flatMap(({ status, description, fields }) =>
      fields.length > 0
        ? fieldList(`Response ${status}: ${description}`, fields)
        : [`Response ${status}: ${description}`],
    ),
    `Errors: ${refusals.map(({ status, code }) => `${status} \`${code}\``).join(", ")}`,
    `\`\`\`bash\n${request}\n\`\`\``,
    ...(answer ? [`\`\`\`json\n${answer}\n\`\`\``] : []),
  ].join("\n\n");
}

function fieldList(title: string, fields: ReferenceField[]): string[] {
  if (fields.length === 0) return [];
  const items = fields.map(({ name, place, type, isRequired, description }) => {
    const facts = [place, type, isRequired && "required"].filter(Boolean).join(", ");
    return `- \`${name}\` (${facts})${description ? `: ${description}` : ""}`;
  });
  return [`${title}:`, items.join("\n")];
}
