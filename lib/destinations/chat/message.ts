/** Formats a signal as a Block Kit chat message. Pure. */
import type { WebhookPayload } from "@/lib/contracts/webhook-payload";
import { assigneeName, humanize, tagLines } from "../signal-texts";
import { escapeWithin, onOneLine } from "./text";

interface PlainText {
  type: "plain_text";
  text: string;
  emoji: false;
}

/** `verbatim`: text that looks like an address or a channel is not turned into a link. */
interface Markdown {
  type: "mrkdwn";
  text: string;
  verbatim: true;
}

interface Button {
  type: "button";
  action_id: string;
  text: PlainText;
  url: string;
  style?: "primary";
}

export type Block =
  | { type: "header"; text: PlainText }
  | { type: "section"; text: Markdown; fields?: Markdown[] }
  | { type: "context"; elements: Markdown[] }
  | { type: "actions"; elements: Button[] };

export interface ChatMessage {
  /** Text for notifications and screen readers. */
  text: string;
  blocks: Block[];
  unfurl_links: false;
  unfurl_media: false;
}

/**
 * In characters. The vendor's limits: header 150, section or context text 3,000, field 2,000, URL 3,000.
 * Lower values here leave room for titles and markup.
 */
export const limits = {
  text: 3_000,
  header: 150,
  body: 2_900,
  half: 1_450,
  field: 1_950,
  context: 2_000,
  url: 3_000,
};

type Part = "header" | "what they did" | "sections" | "context" | "buttons";

/** The part of a message that shows each field of a signal; null if none does. */
export const shownIn = {
  personName: "header",
  personCompany: "header",
  summary: "what they did",
  engagement: "what they did",
  postExcerpt: "what they did",
  personTitle: "what they did",
  companyIndustry: "what they did",
  companyEmployeeCount: "what they did",
  personLocation: "what they did",
  whyItMatters: "sections",
  suggestedOpener: "sections",
  talkingPoints: "sections",
  strength: "context",
  icpScore: "context",
  signalType: "context",
  occurredAt: "context",
  stage: "context",
  assignee: "context",
  tags: "context",
  signalDetailUrl: "buttons",
  personProfileUrl: "buttons",
  sourcePostUrl: "buttons",
  // The time in the context is that of what the person did; the message has its own.
  engagedAt: null,
  createdAt: null,
  // In the address of the signal's page.
  signalId: null,
  // What the title, the industry and the fit say in short.
  icpPersona: null,
  icpSeniority: null,
  icpConfidence: null,
  companyWebsite: null,
  companySummary: null,
  // Other names of what is there.
  personNetworkUrl: null,
  postSummary: null,
  // How it was written, not what it says.
  writtenBy: null,
  // Messages of their own.
  relatedSignals: null,
} as const satisfies Record<keyof WebhookPayload, Part | null>;

/**
 * The message for a signal. `mayBeRepeat` adds a note that it may be a duplicate: the chat tool offers no way to
 * check whether an earlier attempt arrived.
 */
export function chatMessage(payload: WebhookPayload, { mayBeRepeat = false } = {}): ChatMessage {
  const { suggestedOpener, talkingPoints, whyItMatters } = payload;
  const points = talkingPoints.map(onOneLine).filter((point) => point.trim() !== "");
  const blocks = [
    header(payload),
    whatTheyDid(payload),
    section("Why it matters", escapeWithin(whyItMatters, limits.body)),
    section("Suggested opener", quote(suggestedOpener, limits.body)),
    section("Talking points", escapeWithin(points.map((point) => `• ${point}`).join("\n"), limits.body)),
    context(payload, mayBeRepeat),
    buttons(payload),
  ];
  return {
    text: escapeWithin(`Signal (strength ${payload.strength}): ${didOf(payload)}`, limits.text),
    blocks: blocks.filter((block) => block !== null),
    unfurl_links: false,
    unfurl_media: false,
  };
}

export const plain = (text: string): PlainText => ({ type: "plain_text", text, emoji: false });
export const markdown = (text: string): Markdown => ({ type: "mrkdwn", text, verbatim: true });

/** Prefixes each line with a quote mark. */
function quote(text: string, limit: number): string {
  const written = escapeWithin(text, limit, "\n> ");
  return written && `> ${written}`;
}

/** Null if there is no text: the chat tool rejects empty text. */
const section = (title: string, written: string): Block | null =>
  written ? { type: "section", text: markdown(`*${title}*\n${written}`) } : null;

function header({ personName, personCompany }: WebhookPayload): Block {
  const who = [personName, personCompany].map((part) => part?.trim()).filter(Boolean);
  return {
    type: "header",
    text: plain(escapeWithin(onOneLine(who.join(" · ")), limits.header) || "New signal"),
  };
}

const didOf = ({ summary, personName }: WebhookPayload): string => summary.trim() || personName;

function whatTheyDid(payload: WebhookPayload): Block | null {
  const { engagement, postExcerpt } = payload;
  const did = [escapeWithin(didOf(payload), limits.half), quote(engagement.text ?? postExcerpt, limits.half)];
  const text = did.filter(Boolean).join("\n");
  const fields = fieldsOf(payload);
  return text ? { type: "section", text: markdown(text), ...(fields.length > 0 && { fields }) } : null;
}

function fieldsOf(payload: WebhookPayload): Markdown[] {
  const { companyEmployeeCount: employees } = payload;
  const facts = {
    Title: payload.personTitle,
    Company: payload.personCompany,
    Industry: payload.companyIndustry,
    Employees: employees === null ? null : String(employees),
    Location: payload.personLocation,
  };
  return Object.entries(facts).flatMap(([name, value]) => {
    const written = escapeWithin(onOneLine(value ?? ""), limits.field);
    return written ? [markdown(`*${name}*\n${written}`)] : [];
  });
}

function context(payload: WebhookPayload, mayBeRepeat: boolean): Block {
  const { strength, icpScore, signalType, tags, occurredAt, stage, assignee } = payload;
  const facts = [
    `Strength ${strength} of 10`,
    ...(icpScore === null ? [] : [`Fit ${icpScore} of 100`]),
    humanize(signalType),
    atLocalTime(occurredAt),
    // Every signal begins as new.
    ...(stage === "new" ? [] : [humanize(stage)]),
  ];
  const owner = assigneeName(assignee);
  const lines = [
    facts.join(" · "),
    owner === null ? "" : escapeWithin(onOneLine(`Assigned to ${owner}`), limits.field),
    escapeWithin(onOneLine(tagLines(tags).join(" · ")), limits.context),
    mayBeRepeat ? "This message may be a duplicate: an earlier attempt was not confirmed." : "",
  ];
  return { type: "context", elements: lines.filter(Boolean).map(markdown) };
}

/** Shown in each reader's local time; the text after the bar is the fallback for clients that cannot. */
const atLocalTime = (iso: string): string =>
  `<!date^${Math.floor(Date.parse(iso) / 1_000)}^{date_short_pretty} at {time}|${iso.slice(0, 16).replace("T", " ")} UTC>`;

function buttons({ signalDetailUrl, personProfileUrl, sourcePostUrl }: WebhookPayload): Block | null {
  const elements = [
    ...button("open_signal", "Open signal", signalDetailUrl).map((first) => ({
      ...first,
      style: "primary" as const,
    })),
    ...button("view_profile", "View profile", personProfileUrl),
    ...button("view_post", "View post", sourcePostUrl),
  ];
  return elements.length > 0 ? { type: "actions", elements } : null;
}

/** Empty for an address that is not HTTP(S) or is too long: a truncated address would lead elsewhere. */
export function button(id: string, label: string, address: string): Button[] {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.href.length > limits.url) return [];
  return [{ type: "button", action_id: id, text: plain(label), url: url.href }];
}
