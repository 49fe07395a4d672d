import type { Persona } from "@/db/vocabulary";
import { excerpt } from "@/lib/domain/qualification/excerpt";
import type { Factor } from "@/lib/domain/qualification/score";
import { type Facts, possessive, readFacts } from "./facts";
import { levels, stakes } from "./phrases";
import type { Words, WordsInput, Writer } from "./writer";

const longest = { whyItMatters: 400, suggestedOpener: 300, talkingPoint: 160 };

/**
 * Writes the texts of a signal by rules. Deterministic: the same signal always gets the same texts. Every sentence
 * mentions the person, company, role, post or a score factor. Maximum lengths: why 400, opener 300, points 160.
 */
export const rulesWriter: Writer = {
  id: "rules",
  write: async (input) => ({ ...writeByRules(input), writtenBy: "rules", costCents: 0, calls: 0 }),
};

function writeByRules(input: WordsInput): Words {
  const facts = readFacts(input);
  return {
    whyItMatters: excerpt(
      [whatHappened(facts), whyThisPerson(facts, input), whyNow(facts)].filter(Boolean).join(" "),
      longest.whyItMatters,
    ),
    suggestedOpener: fitting(longest.suggestedOpener, [
      `Hi ${facts.firstName}, ${hook(facts)} ${question(facts, input.score.persona)}`,
      `Hi ${facts.firstName}, ${hook(facts)}`,
    ]),
    talkingPoints: [pointOfDeparture(facts), pointOfRole(facts, input), pointOfContext(facts, input)].map(
      (point) => excerpt(point, longest.talkingPoint),
    ),
  };
}

/** The action comes first, because lists show the person's name and role next to it and cut off the end. */
function whatHappened({ firstName, did, comment }: Facts): string {
  return closed(`${firstName} ${did}${comment ? `: “${comment.quote}”` : ""}`);
}

function whoItIs({ name, title, company, role, companySketch }: Facts): string {
  const sketch = companySketch ? ` (${companySketch})` : "";
  if (title) return `${name}, ${role}${sketch},`;
  return company ? `${name} of ${company}${sketch}` : name;
}

const factorNames: Record<string, string> = {
  title: "title",
  seniority: "seniority",
  persona: "function",
  industry: "industry",
  company_size: "company size",
};

function whyThisPerson(facts: Facts, { score }: WordsInput): string {
  const who = whoItIs(facts);
  const asked = score.receipt.fit.filter((factor) => factor.weight > 0);
  const hits = asked.filter((factor) => factor.points === factor.weight).map(nameOf);
  const misses = asked.filter((factor) => factor.points === 0).map(nameOf);
  const match =
    hits.length === asked.length
      ? "every point of your ICP matches"
      : hits.length === 0
        ? "nothing matches your ICP in full"
        : `${listOf(hits)} ${hits.length === 1 ? "matches" : "match"} your ICP`;
  const gap =
    hits.length > 0 && misses.length > 0
      ? `, ${listOf(misses)} ${misses.length === 1 ? "does" : "do"} not`
      : "";
  const said = `(fit ${score.fit} of 100): ${match}${gap}.`;
  if (score.classification === "buyer") return `${who} looks like a buyer ${said}`;
  if (score.classification === "influencer") return `${who} can open the door ${said}`;
  return facts.title
    ? `${who} is no decision maker by title ${said}`
    : `The role of ${who} is not known ${said}`;
}

function nameOf({ id, label }: Factor): string {
  return factorNames[id] ?? label.toLowerCase();
}

function whyNow({ firstName, timesSeen, comment, sourceType, source }: Facts): string {
  if (timesSeen > 1)
    return `It is the ${ordinal(timesSeen)} time ${firstName} shows interest in short order.`;
  if (comment?.intent === "compares") return `The comment reads like someone comparing options now.`;
  if (comment?.intent === "hurts") return `${firstName} names the problem outright.`;
  if (comment?.intent === "asks") return `${firstName} has asked in public and is waiting for an answer.`;
  if (sourceType === "competitor_company")
    return `Right now ${source} has ${possessive(firstName)} attention on this.`;
  if (sourceType === "own_company") return `${firstName} knows your company already.`;
  return "";
}

/** The first half of an opener. It never reveals that a silent reaction to someone else's post was seen. */
function hook(facts: Facts): string {
  const { comment, postQuote, author, sourceType, wrote, company } = facts;
  const isOwn = sourceType === "own_company";
  if (comment) {
    const yours = isOwn ? "your comment on our post" : `your comment on ${possessive(author)} post`;
    if (comment.intent === "asks") return `${yours} asks the right thing: “${comment.quote}”`;
    if (comment.intent === "compares") return closed(`${yours} caught my eye: “${comment.quote}”`);
    if (comment.intent === "hurts")
      return `${yours}, “${comment.quote}”, says it better than most vendors do.`;
    return closed(`${yours} stayed with me: “${comment.quote}”`);
  }
  if (!postQuote)
    return company ? `I have been reading up on ${company}.` : `we both follow ${author}, it seems.`;
  const isQuestion = postQuote.endsWith("?");
  if (wrote) {
    return pick(facts, 1, [
      `your post “${postQuote}” made me think.`,
      `you wrote “${postQuote}”, and I would like to hear more.`,
    ]);
  }
  if (isOwn)
    return pick(facts, 1, [
      `thank you for the nod to our post “${postQuote}”.`,
      `good to see “${postQuote}” struck a chord.`,
    ]);
  if (sourceType === "target_person") {
    return pick(facts, 1, [
      closed(`we both seem to read ${author}: “${postQuote}”`),
      `${possessive(author)} “${postQuote}” is worth a second thought.`,
    ]);
  }
  if (isQuestion) return `“${postQuote}” is the right question.`;
  return pick(facts, 1, [`“${postQuote}” is a strong claim.`, `“${postQuote}” got people talking.`]);
}

function question(facts: Facts, persona: Persona): string {
  const { team } = stakes[persona];
  const place = facts.company ? `${possessive(facts.company)} ${team}` : `your ${team}`;
  if (facts.comment?.intent === "compares") return `What matters most to ${place} when you compare?`;
  if (facts.comment?.intent === "hurts")
    return `What would have to be true for ${place} to change it this quarter?`;
  if (facts.wrote) return `What has ${place} changed since?`;
  return pick(facts, 2, [
    `How does ${place} handle it today?`,
    `Does it match what ${place} sees?`,
    `Is it on the list for ${place} this quarter?`,
    `What has ${place} tried so far?`,
  ]);
}

function pointOfDeparture(facts: Facts): string {
  const { firstName, comment, postQuote, author, company, wrote } = facts;
  if (comment) {
    const said = `“${excerpt(comment.quote, 80)}”`;
    if (comment.intent === "asks")
      return closed(`Answer the question first, before any pitch to ${firstName}: ${said}`);
    if (comment.intent === "hurts")
      return `Put a figure on it: ask what ${said} costs ${company ?? firstName} a month.`;
    if (comment.intent === "compares")
      return `${firstName} wrote ${said}: ask which options are on the table, and by when.`;
    return closed(`Pick up where ${firstName} left off: ${said}`);
  }
  if (!postQuote)
    return `The post by ${author} has no words of its own: ask ${firstName} what drew the attention.`;
  const short = `“${excerpt(postQuote, 75)}”`;
  if (wrote) return `${firstName} raised ${short} unprompted: ask what happened that led to the post.`;
  return pick(facts, 3, [
    `Ask what in ${short} rings true ${company ? `at ${company}` : `for ${firstName}`}.`,
    `Use ${short} as the bridge: how far is ${company ?? firstName} from saying the same?`,
    `Bring one example on ${short} that ${company ?? firstName} would recognise.`,
  ]);
}

function pointOfRole({ title, firstName, company }: Facts, { score }: WordsInput): string {
  if (!title)
    return `No title is known for ${firstName}: ask who ${company ? `at ${company} ` : ""}decides before you pitch.`;
  const role = excerpt(title, 45);
  const place = company ? ` at ${company}` : "";
  if (!score.seniority)
    return `“${role}” tells no level: ask who${place} decides, and what ${firstName} has to do with it.`;
  return `As ${role}, ${firstName} ${levels[score.seniority]}: talk about ${stakes[score.persona].owns}.`;
}

function pointOfContext(facts: Facts, { score }: WordsInput): string {
  const { firstName, company, companySketch, source, sourceType, timesSeen, author } = facts;
  const place = company ? `${company}${companySketch ? ` (${companySketch})` : ""}` : null;
  const doubt = score.receipt.fit.find(isDoubt);
  if (timesSeen > 1)
    return `The ${ordinal(timesSeen)} sign of interest from ${firstName} is reason enough to ask ${company ?? "for"} ${company ? "for " : ""}20 minutes.`;
  if (sourceType === "competitor_company")
    return `${source} has ${possessive(firstName)} ear already: bring one clear difference on exactly this topic${company ? ` for ${company}` : ""}.`;
  if (doubt) return `Check first: ${doubt.reason}.`;
  if (sourceType === "own_company")
    return `${firstName} reads your posts: skip the introduction and talk about ${place ?? "the case at hand"}.`;
  if (facts.wrote)
    return `What ${firstName} says in public is safe to build on: ask what ${place ?? "the team"} does about it next.`;
  return `${author} is the common ground: say what you took from the post, then turn to ${place ?? firstName}.`;
}

/** A factor that a person should check: a known value that does not match. */
function isDoubt({ id, points, weight, value }: Factor): boolean {
  return weight > 0 && points === 0 && value !== null && (id === "industry" || id === "company_size");
}

/** The first text that fits; if none does, the last one, cut. */
function fitting(max: number, texts: readonly string[]): string {
  return texts.find((text) => text.length <= max) ?? excerpt(texts.at(-1) ?? "", max);
}

/** Picks a wording by a hash of the signal. `salt` makes choices within one signal independent. */
function pick(facts: Facts, salt: number, wordings: readonly string[]): string {
  let hash = 2_166_136_261 + salt;
  for (const character of `${facts.name}${facts.postQuote}${facts.comment?.quote}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  }
  return wordings[((hash ^ (hash >>> 15)) >>> 0) % wordings.length] ?? "";
}

function closed(sentence: string): string {
  return /[.!?…][”)]?$/u.test(sentence) ? sentence : `${sentence}.`;
}

function listOf(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

function ordinal(count: number): string {
  const words = ["", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"];
  const word = words[count];
  if (word) return word;
  const ending = count % 100 > 10 && count % 100 < 14 ? "th" : (["th", "st", "nd", "rd"][count % 10] ?? "th");
  return `${count}${ending}`;
}
