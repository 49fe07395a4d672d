/** The documentation pages as Markdown, for programs. */
import type { Block, Guide } from "@/components/docs/blocks";
import type { ReferenceField, ReferenceOperation } from "@/components/docs/reference";
import type { Facts } from "./facts";
import { readGuides } from "./guides";
import { type ReferencePage, readReference } from "./reference";

export interface MarkdownPage {
  slug: string;
  title: string;
  summary: string;
  markdown: string;
}

/** All pages by slug; each is served at `/docs/<slug>.md`. */
export function readMarkdown(facts: Facts): MarkdownPage[] {
  const { appUrl } = facts;
  const guides = readGuides(facts).map((guide) => ({ ...guide, markdown: guideMarkdown(guide, appUrl) }));
  const reference = readReference(appUrl).map((page) => ({
    ...page,
    slug: `reference-${page.slug}`,
    title: `${page.title} reference`,
    markdown: referenceMarkdown(page),
  }));
  return [...guides, ...reference].map(({ slug, title, summary, markdown }) => ({
    slug,
    title,
    summary,
    markdown,
  }));
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

function referenceMarkdown({ title, summary, groups }: ReferencePage): string {
  const sections = groups.flatMap((group) => [
    `## ${group.title}`,
    ...group.operations.map(operationMarkdown),
  ]);
  return [`# ${title} reference`, summary, ...sections, ""].join("\n\n");
}

function operationMarkdown(operation: ReferenceOperation): string {
  const { method, path, summary, access, parameters, body, answers, refusals, request, answer } = operation;
  return [
    `### ${summary}`,
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
