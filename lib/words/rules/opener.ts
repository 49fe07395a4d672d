import type { Language } from "@/db/vocabulary";
import { isNeed } from "@/lib/judgement/meaning/meaning-kinds";
import { readLanguage } from "@/lib/judgement/meaning/read-language";
import { excerpt, oneLine } from "@/lib/judgement/text/excerpt";
import { wordsProbabilities } from "@/lib/judgement/weights";
import { fillAll } from "./choose";
import { type Draft, spokenOf } from "./draft";
import { capitalize, close, quoteStart } from "./grammar";
import { isAudience } from "./topic-words";
import type { Slots, Wordings } from "./wording";

export const longestOpener = 300;
/** From this length on, what people write to a company says what they have to do with it. */
const tellingLine = 60;

/** A beginning and a question. */
type Pair = readonly [string, string];

/**
 * Takes up what the person said in public; after a reaction, or words that can't be quoted, it is only about the topic
 * or the work.
 */
export function writeOpener(draft: Draft): string {
  const { book, choose, slots } = draft;
  const { leads } = book.opener;
  const isSaid = isSpeakable(slots) && !isForeign(slots.title, draft.input.language);
  const lead = choose(fillAll(leads, isSaid ? slots : { ...slots, title: null }), "lead");
  const led: Pair = [lead, choose(openQuestions(draft, lead), "question")];
  return greet(draft, [...takeUp(draft), led]);
}

/** Whether the author or the topic of the post shows which comment is meant. */
const isNamed = ({ book, slots }: Draft): boolean =>
  slots.yours !== book.grammar.yours({ whose: "other", author: null, topic: null });

/** Whether the opener and the points are about what the person said, and not about the post's topic or the work. */
export function isTakenUp({ input, facts, isOwnTopic }: Draft): boolean {
  const spoken = spokenOf(facts);
  if (spoken !== "agrees") return spoken !== null;
  const isQuotable = facts.line !== null || facts.hasQuestion;
  const isToVendor = input.source.type === "competitor_company" && !facts.isSatisfied;
  if (isToVendor && (facts.line?.length ?? 0) >= tellingLine) return true;
  // On the post's topic there is a question of its own to ask, unless the words are read as a need.
  const isPerhapsNeed = !isOwnTopic && facts.need >= wordsProbabilities.perhaps;
  return isQuotable && (isNeed(input.engagement.meaning) || isPerhapsNeed);
}

/** A question is taken up, a statement quoted; of an opinion, only the topic. */
function takeUp(draft: Draft): Pair[] {
  const { facts, book, choose, slots, isOwnTopic } = draft;
  const { hooks, questions } = book.opener;
  const spoken = spokenOf(facts);
  if (spoken === null) return [];
  if (!isTakenUp(draft)) {
    // An opinion on something else that shows no need is left out.
    if (!isOwnTopic) return [];
    const hook = close(choose(fillAll(hooks.topic, slots), "hook"));
    return [[hook, choose(openQuestions(draft, hook), "question")]];
  }
  const isQuestion = facts.line === null || (spoken === "asks" && facts.hasQuestion);
  // Where the post doesn't show which comment is meant, what led to the question does.
  const quoted = isQuestion ? (isNamed(draft) ? null : facts.lead) : facts.line;
  const stated = spoken === "agrees" ? "unsure" : spoken;
  const unquoted = facts.isAddressed || spoken === "agrees" ? "addressed" : "question";
  const asked = quoted === null ? unquoted : isQuestion ? "asks" : stated;
  const question = choose(fillAll(questions[asked], slots), "question");
  const line = quoteStart(quoted, book.grammar);
  const hook = (by: keyof typeof hooks) => close(choose(fillAll(hooks[by], { ...slots, line }), "hook"));
  if (quoted === null) return [[hook("question"), question]];
  // Nothing is said that "it" could stand for but the comment.
  const plain: Pair = [hook("unquoted"), choose(fillAll(questions.unsure, slots), "question")];
  // Half a sentence of their own is nothing to send people.
  return quoted.endsWith("…") ? [plain] : [[hook("quote"), question], plain];
}

/** What nobody would say aloud to someone about their job: a list, an abbreviation, the topic again. */
const unspeakable = /[,.;:|/&()]|\s[-–—]\s/u;
const isSpeakable = ({ title, topic }: Slots): boolean =>
  title !== null && !unspeakable.test(title) && !(topic && title.toLowerCase().includes(topic.toLowerCase()));

/** A title in a third language reads as filled in; English ones are said everywhere. */
const isForeign = (title: string | null, language: Language): boolean => {
  const read = readLanguage(title ?? "");
  return read !== null && read !== "en" && read !== language;
};

/** Questions on the topic, for those who work on it, and for any topic; without one, on the person's work. */
export function openQuestions({ input, book, slots, topicId }: Draft, before: string): string[] {
  if (slots.topic === null) return ask(book.roles[input.score.persona].questions, before, slots);
  const onTopic = topicId && isAudience(topicId, input.score.persona) ? book.topics[topicId].questions : [];
  return [...onTopic, ...onTopic, ...ask(book.opener.frames, before, slots)];
}

/** The questions of the wordings; what the sentence before them says is not repeated. */
function ask(wordings: Wordings, before: string, slots: Slots): string[] {
  const isSaid = (text: string | null) => text !== null && before.includes(text);
  return fillAll(wordings, {
    ...slots,
    ...(isSaid(slots.company) ? { at: "", company: null } : {}),
    ...(isSaid(slots.title) ? { title: null } : {}),
    ...(isSaid(slots.industry) ? { industry: null } : {}),
  });
}

/** The greeting with the first pair that is short enough; if none is, the last one, cut. */
function greet({ facts, book }: Draft, pairs: readonly Pair[]): string {
  const { greet: greetBy, capitalAfterColon } = book.grammar;
  const texts = pairs.map(([start, question]) => {
    const joined = start.endsWith(":") && !capitalAfterColon ? question : capitalize(question);
    return oneLine(greetBy(facts.name, `${start} ${joined}`));
  });
  return texts.find((text) => text.length <= longestOpener) ?? excerpt(texts.at(-1) ?? "", longestOpener);
}
