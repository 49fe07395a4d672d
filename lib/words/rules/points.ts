import { excerpt, oneLine } from "@/lib/judgement/text/excerpt";
import { fillAll } from "./choose";
import { type Draft, sentence, spokenOf } from "./draft";
import { fillWithoutEcho } from "./echo";
import { isHigh, readFit, standingOf } from "./fit";
import { capitalize } from "./grammar";
import { isTakenUp, openQuestions } from "./opener";
import { isTiny } from "./slots";
import type { Slots, Wordings } from "./wording";

export const longestPoint = 160;

/** Three points: what was said or shown, what the role answers for, and the company, its context or a caveat. */
export function writePoints(draft: Draft, opener: string): string[] {
  const first = writeSaidPoint(draft, opener);
  return [first, writeRolePoint(draft), writeContextPoint(draft, opener, first)];
}

/** What to do with what the person said or showed. */
function writeSaidPoint(draft: Draft, before: string): string {
  const { facts, book, isOwnTopic } = draft;
  const spoken = spokenOf(facts);
  const { said, unsaid, next } = book.points;
  const slots = otherSlots(draft, "said", before);
  const isUnclear = spoken === "agrees" && !isOwnTopic;
  const wordings = spoken ? said[spoken] : [...unsaid, ...next];
  return writePoint(draft, "said", fillWithoutEcho(wordings, isUnclear ? { ...slots, topic: null } : slots));
}

function writeRolePoint(draft: Draft): string {
  const { input, book, slots } = draft;
  const { untitled, employerUnknown, levelUnknown, levels, role, subject } = book.points;
  if (slots.title === null) return writePoint(draft, "role", fillAll(untitled, slots));
  // What somebody between two jobs answers for or decides is not known.
  if (slots.company === null) return writePoint(draft, "role", fillAll(employerUnknown, slots));
  const { seniority } = input.score;
  if (!seniority) return writePoint(draft, "role", fillAll(levelUnknown, slots));
  // "More likely to influence than to decide" is said of them above.
  const isInfluencer = standingOf(input, slots.title) === "influencer";
  const held = isInfluencer && isHigh(seniority) ? "senior" : seniority;
  // What somebody wrote about need not be what their role is about.
  const given = spokenOf(draft.facts) ? { ...slots, topic: null } : slots;
  const leveled = fillAll(levels[held], slots).map((level) => ({ ...given, level }));
  return writePoint(draft, "role", fillWithoutEcho(isTakenUp(draft) ? subject : role, ...leveled));
}

/** A caveat comes first, because it is the point that a salesperson would regret to have missed. */
function writeContextPoint(draft: Draft, opener: string, first: string): string {
  const slots = otherSlots(draft, "context", `${opener} ${first}`);
  // One question to keep for later is enough, and the first point may have it.
  const kept = fillAll(draft.book.points.next, otherSlots(draft, "said", opener)).map(sentence);
  const isKept = kept.includes(first);
  const texts = contextOf(draft)
    .filter((wordings) => !isKept || wordings !== draft.book.points.next)
    .flatMap((wordings) => fillWithoutEcho(wordings, slots));
  const { title, company, industry, size, topic } = slots;
  const ownWords = (text: string) => wordsIn(text, [title, company, industry, size, topic]);
  const ofFirst = ownWords(first);
  const other = texts.filter((text) => !isAlike(ownWords(text), ofFirst));
  return writePoint(draft, "context", other.length > 0 ? other : texts);
}

/** The longer words of a wording without what it is filled with. */
function wordsIn(text: string, filled: readonly (string | null)[]): ReadonlySet<string> {
  const bare = filled.reduce<string>((rest, value) => (value ? rest.replaceAll(value, " ") : rest), text);
  return new Set(bare.toLowerCase().match(/\p{L}{4,}/gu));
}

/** Whether two points would read as one said twice: most words of the shorter one are in the other. */
function isAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared > Math.min(one.size, other.size) / 2;
}

function contextOf(draft: Draft): Wordings[] {
  const { input, facts, book, slots } = draft;
  const { caveats, repeated, competitor, own, context, next } = book.points;
  const states = readFit(input.score, slots.title);
  if (states.get("industry") === "misses" && slots.industry) return [caveats.industry];
  if (states.get("size") === "misses" && slots.size) return [caveats.size];
  // Where few work, there is hardly a second person to talk to.
  if (slots.timesSeen > 1 && facts.evidence !== "comments" && !isTiny(facts)) return [repeated];
  if (input.source.type === "competitor_company") return [competitor, next];
  if (isTiny(facts) && isTakenUp(draft)) return [next];
  if (input.source.type === "own_company") return [own, context, next];
  return [context, next];
}

/** The slots with another responsibility than the point about the role, and a question that was not asked before. */
function otherSlots(draft: Draft, salt: string, before: string): Slots {
  const { input, book, slots, choose } = draft;
  const area = book.roles[input.score.persona].areas.find((other) => other !== slots.area) ?? slots.area;
  const bare = (text: string) => (slots.at ? text.replaceAll(slots.at, "") : text).toLowerCase();
  const fresh = openQuestions(draft, "").filter((question) => !bare(before).includes(bare(question)));
  const question = choose(fresh.length > 0 ? fresh : openQuestions(draft, ""), `next ${salt}`);
  return { ...slots, area, question: book.grammar.capitalAfterColon ? capitalize(question) : question };
}

/** One of the texts that are short enough; if none is, one is cut. */
function writePoint({ choose }: Draft, salt: string, wordings: readonly string[]): string {
  const texts = wordings.map(sentence);
  const short = texts.filter((text) => text.length <= longestPoint);
  return excerpt(oneLine(choose(short.length > 0 ? short : texts, salt)), longestPoint);
}
