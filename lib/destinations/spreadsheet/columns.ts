/** The columns of a signal's row, in the order in which they are written to an empty tab. */
import type { WebhookPayload } from "@/lib/contracts/webhook-payload";
import { assigneeName, humanize, tagLines } from "../signal-texts";

/** Numbers stay numbers, so that the tab can be sorted by them. Text is never parsed as a formula (see `append`). */
export type Cell = string | number;

type Read = (payload: WebhookPayload) => Cell | null;

/** The columns that show each field of a signal. */
const carried = {
  occurredAt: { "Date (UTC)": (p) => p.occurredAt.slice(0, 19).replace("T", " ") },
  personName: { Person: (p) => p.personName },
  personTitle: { Title: (p) => p.personTitle },
  personCompany: { Company: (p) => p.personCompany },
  strength: { Strength: (p) => p.strength },
  icpScore: { Fit: (p) => p.icpScore },
  signalType: { Type: (p) => humanize(p.signalType) },
  whyItMatters: { "Why it matters": (p) => p.whyItMatters },
  suggestedOpener: { Opener: (p) => p.suggestedOpener },
  talkingPoints: { "Talking points": (p) => p.talkingPoints.join("\n") },
  summary: { Summary: (p) => p.summary },
  engagement: { Engagement: (p) => p.engagement.text ?? humanize(p.engagement.kind) },
  postExcerpt: { "Post excerpt": (p) => p.postExcerpt },
  sourcePostUrl: { Post: (p) => p.sourcePostUrl },
  personProfileUrl: { Profile: (p) => p.personProfileUrl },
  personLocation: { Location: (p) => p.personLocation },
  companyIndustry: { Industry: (p) => p.companyIndustry },
  companyEmployeeCount: { Employees: (p) => p.companyEmployeeCount },
  companyWebsite: { Website: (p) => p.companyWebsite },
  stage: { Stage: (p) => humanize(p.stage) },
  assignee: { Assignee: (p) => assigneeName(p.assignee) },
  tags: { Tags: (p) => tagLines(p.tags).join("; ") },
  signalId: { "Signal ID": (p) => p.signalId },
  signalDetailUrl: { Link: (p) => p.signalDetailUrl },
  // The date is that of what the person did; a row is added soon after the signal was created.
  engagedAt: {},
  createdAt: {},
  // A new tab has 26 columns. The title says the function and level better, and "Fit" the confidence.
  icpPersona: {},
  icpSeniority: {},
  icpConfidence: {},
  // A paragraph about the company; the website is there.
  companySummary: {},
  // Other names of what has a column.
  personNetworkUrl: {},
  postSummary: {},
  // How it was written, not what it says.
  writtenBy: {},
  // Rows of their own.
  relatedSignals: {},
} as const satisfies Record<keyof WebhookPayload, Record<string, Read>>;

type Carried = typeof carried;
export type ColumnName = { [K in keyof Carried]: keyof Carried[K] }[keyof Carried];

const columns: Record<ColumnName, Read> = Object.assign({}, ...Object.values(carried));
export const columnNames = Object.keys(columns) as ColumnName[];

/** Columns that tabs of before November 2026 do not have and need not get. */
export const laterColumns: readonly ColumnName[] = ["Stage", "Assignee"];

/** The vendor's limit for a cell, in UTF-16 units. */
export const maxCellLength = 50_000;

/** The cell of a signal in a column; empty if unknown. */
export function cellOf(name: ColumnName, payload: WebhookPayload): Cell {
  const value = columns[name](payload);
  return typeof value === "string" ? cut(value) : (value ?? "");
}

/** Cuts between characters, never inside one. */
function cut(text: string): string {
  if (text.length <= maxCellLength) return text;
  return `${text.slice(0, maxCellLength - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}
