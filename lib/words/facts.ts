import type { SourceType } from "@/db/vocabulary";
import { excerpt, oneLine } from "@/lib/domain/qualification/excerpt";
import { type CommentIntent, commentIntents, reactionVerbs } from "./phrases";
import type { WordsInput } from "./writer";

/** The facts the rules write about: short, on one line, without links. Names and quotes keep the original words. */
export interface Facts {
  name: string;
  firstName: string;
  /** `VP Sales at Acme`; null if neither is known. */
  role: string | null;
  title: string | null;
  company: string | null;
  /** `320 people, Software Development`; null if neither is known. */
  companySketch: string | null;
  /** What the person did, with a quote of the post: `liked Tom Berg's post “…”`. */
  did: string;
  author: string;
  source: string;
  sourceType: SourceType;
  /** The post's first meaningful sentence; null if it has no words. */
  postQuote: string | null;
  comment: { quote: string; intent: CommentIntent } | null;
  wrote: boolean;
  timesSeen: number;
}

/** Extracts the facts of a signal. Post and comment text is only cut and quoted. */
export function readFacts(input: WordsInput): Facts {
  const { person, post, engagement, source } = input;
  const name = excerpt(person.name, 60) || "Someone";
  const company = input.company ? excerpt(input.company.name, 50) || null : null;
  const title = person.title ? excerpt(person.title, 70) || null : null;
  const author = excerpt(post.author, 50) || "someone";
  const displayName = excerpt(source.displayName, 50) || author;
  const wrote = engagement.kind === null;
  const commentText = engagement.kind === "comment" && engagement.text ? quotable(engagement.text) : "";
  const postQuote = leadingThought(post.text);
  return {
    name,
    firstName: firstNameOf(name),
    title,
    company,
    role: roleOf(title, company),
    companySketch: sketchOf(input.company),
    did: deedOf(input, postOf(source.type, displayName, author), postQuote),
    author,
    source: displayName,
    sourceType: source.type,
    postQuote: postQuote === "" ? null : postQuote,
    comment: commentText ? { quote: excerpt(commentText, 110), intent: intentOf(commentText) } : null,
    wrote,
    timesSeen: Math.max(1, Math.floor(input.timesSeen)),
  };
}

/** Makes text safe to quote: removes links, hashtags, mention signs and quotation marks. */
function quotable(text: string): string {
  const plain = text
    .slice(0, 4_000)
    .replace(/\bhttps?:\/\/\S+|\bwww\.\S+/gi, " ")
    .replace(/(?:^|\s)(?:#[\p{L}\p{N}_]+\s*)+$/u, " ")
    .replace(/[#@](?=[\p{L}\p{N}])/gu, "")
    .replace(/["“”„«»]/g, "'")
    .replace(/[<>`*_~|[\]{}]+/g, " ")
    .replace(/(?:\p{Extended_Pictographic}|\uFE0F)+/gu, " ");
  return oneLine(plain);
}

/** The first sentence with at least four words, cut short. */
function leadingThought(text: string): string {
  const plain = quotable(text);
  const sentences = plain.split(/(?<=[.!?…])\s+/u).map((sentence) => sentence.replace(/[.!…\s]+$/u, ""));
  const telling = sentences.find((sentence) => sentence.split(" ").length >= 4) ?? plain;
  return excerpt(telling, 90);
}

function intentOf(text: string): CommentIntent {
  return commentIntents.find(([, pattern]) => pattern.test(text))?.[0] ?? "says";
}

function deedOf({ engagement }: WordsInput, post: string, postQuote: string): string {
  const quote = postQuote ? `“${postQuote}”` : "";
  if (engagement.kind === null) return quote ? `posted ${quote}` : "wrote a post";
  const [before, after] =
    engagement.kind === "comment"
      ? ["commented on", ""]
      : (reactionVerbs.get(engagement.reactionType?.toLowerCase() ?? "") ?? ["reacted to", ""]);
  return [before, post, quote, after].filter(Boolean).join(" ");
}

function postOf(type: SourceType, displayName: string, author: string): string {
  if (type === "own_company") return "your company's post";
  if (type === "competitor_company") return `your competitor ${possessive(displayName)} post`;
  return `${possessive(author)} post`;
}

/** `Acme's`, `Ateliers'`. */
export function possessive(name: string): string {
  return /s$/i.test(name) ? `${name}'` : `${name}'s`;
}

function roleOf(title: string | null, company: string | null): string | null {
  if (!title) return company ? `at ${company}` : null;
  if (!company || title.toLowerCase().includes(company.toLowerCase())) return title;
  return `${title} at ${company}`;
}

function sketchOf(company: WordsInput["company"]): string | null {
  if (!company) return null;
  const size =
    company.employeeCount !== null && company.employeeCount > 0
      ? `${company.employeeCount.toLocaleString("en-US")} ${company.employeeCount === 1 ? "person" : "people"}`
      : null;
  const industry = company.industry ? excerpt(company.industry, 40) : null;
  return [size, industry].filter(Boolean).join(", ") || null;
}

const honorifics = /^(?:dr|prof|mr|mrs|ms|herr|frau|ing|dipl|mag|mme|sir|sr|sra)\.?$/i;

/** The name for the greeting: the first name if it is written out, else the full name. */
function firstNameOf(name: string): string {
  const first = name.split(" ").find((word) => !honorifics.test(word.replace(/[.,-].*$/, "")));
  return first && /^\p{L}[\p{L}'’-]+$/u.test(first) ? first : name;
}
