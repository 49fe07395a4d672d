import { excerpt, oneLine } from "@/lib/judgement/text/excerpt";
import { fillAll } from "./choose";
import { type Draft, spokenOf } from "./draft";
import { capitalize, close } from "./grammar";
import type { Slots, Wordings } from "./phrasebook";

const longest = 300;

/** A beginning and a question. */
type Pair = readonly [string, string];

/** Quotes what the person said in public; after a silent reaction it is only about the topic, role or company. */
export function writeOpener(draft: Draft): string {
  const { input, facts, book, choose, slots } = draft;
  const { hooks, questions, leads, citing, doubts } = book.opener;
  const spoken = spokenOf(facts);
  const lead = choose(fillAll(leads, slots), "lead");
  const led: Pair = [lead, choose(openQuestions(draft, lead), "question")];
  if (spoken) {
    const hook = close(choose(fillAll(hooks[spoken], slots), "hook"));
    return greet(draft, [[hook, choose(ask(questions[spoken], hook, slots), "question")], led]);
  }
  // A competitor's claim is never repeated to the people it is meant to win.
  const cited = input.source.type === "competitor_company" ? [] : fillAll(citing, slots);
  if (cited.length === 0 || !choose([true, false, false], "cites")) return greet(draft, [led]);
  const cite = close(choose(cited, "cited"));
  return greet(draft, [[cite, choose(ask(doubts, cite, slots), "doubt")], led]);
}

/** Questions on the topic, which count twice, for the person's function, and on any topic. */
export function openQuestions({ input, book, slots, topicId }: Draft, before: string): string[] {
  const onTopic = topicId ? book.topics[topicId].questions : [];
  const wordings = [...book.roles[input.score.persona].questions, ...book.opener.frames];
  return [...onTopic, ...onTopic, ...ask(wordings, before, slots)];
}

/** The questions of the wordings; what the sentence before them says is not repeated. */
function ask(wordings: Wordings, before: string, slots: Slots): string[] {
  const isSaid = (text: string | null) => text !== null && before.includes(text);
  return fillAll(wordings, {
    ...slots,
    ...(isSaid(slots.company) ? { at: "", company: null } : {}),
    ...(isSaid(slots.title) ? { title: null } : {}),
    ...(isSaid(slots.industry) ? { industry: null } : {}),
    ...(isSaid(slots.topic) ? { isAbout: false } : {}),
  });
}

/** The greeting with the first pair that is short enough; if none is, the last one, cut. */
function greet({ facts, book }: Draft, pairs: readonly Pair[]): string {
  const { greet: greetBy, capitalAfterColon } = book.grammar;
  const texts = pairs.map(([start, question]) => {
    const joined = start.endsWith(":") && !capitalAfterColon ? question : capitalize(question);
    return oneLine(greetBy(facts.name, `${start} ${joined}`));
  });
  return texts.find((text) => text.length <= longest) ?? excerpt(texts.at(-1) ?? "", longest);
}
