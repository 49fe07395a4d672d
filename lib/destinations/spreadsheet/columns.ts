/** The columns of a signal's row, in the order in which they are written to an empty tab. */
import type { WebhookPayload } from "@/lib/contracts/webhook-payload";

/** Numbers stay numbers, so that the tab can be sorted by them. Text is never parsed as a formula (see `append`). */
export type Cell = string | number;

const columns = {
  "Date (UTC)": (p) => p.occurredAt.slice(0, 19).replace("T", " "),
  Person: (p) => p.personName,
  Title: (p) => p.personTitle,
  Company: (p) => p.personCompany,
  Strength: (p) => p.strength,
  Fit: (p) => p.icpScore,
  Type: (p) => humanize(p.signalType),
  "Why it matters": (p) => p.whyItMatters,
  Opener: (p) => p.suggestedOpener,
  "Talking points": (p) => p.talkingPoints.join("\n"),
  Summary: (p) => p.summary,
  Engagement: (p) => p.engagement.text ?? humanize(p.engagement.kind),
  "Post excerpt": (p) => p.postExcerpt,
  Post: (p) => p.sourcePostUrl,
  Profile: (p) => p.personProfileUrl,
  Location: (p) => p.personLocation,
  Industry: (p) => p.companyIndustry,
  Employees: (p) => p.companyEmployeeCount,
  Website: (p) => p.companyWebsite,
  Tags: (p) =>
    Object.entries(p.tags)
      .map(([category, values]) => `${category}: ${values.join(", ")}`)
      .join("; "),
  "Signal ID": (p) => p.signalId,
  Link: (p) => p.signalDetailUrl,
} as const satisfies Record<string, (payload: WebhookPayload) => Cell | null>;

export type ColumnName = keyof typeof columns;
export const columnNames = Object.keys(columns) as ColumnName[];

/** The vendor's limit for a cell, in UTF-16 units. */
export const maxCellLength = 50_000;

/** The cell of a signal in a column; empty if unknown. */
export function cellOf(name: ColumnName, payload: WebhookPayload): Cell {
  const value: Cell | null = columns[name](payload);
  return typeof value === "string" ? cut(value) : (value ?? "");
}

/** Cuts between characters, never inside one. */
function cut(text: string): string {
  if (text.length <= maxCellLength) return text;
  return `${text.slice(0, maxCellLength - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}

/** `KEYWORD_SEARCH_COMMENT` → `Keyword search comment` */
function humanize(code: string): string {
  const words = code.toLowerCase().replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
