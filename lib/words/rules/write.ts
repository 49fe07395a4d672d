/** Composes the texts of a signal from its facts and the phrasebook of its language. */
import { excerpt, oneLine } from "@/lib/judgement/text/excerpt";
import type { Words, WordsInput } from "../writer";
import { fillAll } from "./choose";
import { type Draft, openDraft, sentence } from "./draft";
import { writeFit } from "./fit";
import { writeOpener } from "./opener";
import type { Slots, Wordings } from "./phrasebook";
import { writePoints } from "./points";

const longest = 400;
const shortQuote = 60;

/** The texts of a signal. Pure: the same signal always gets the same texts. */
export function writeByRules(input: WordsInput): Words {
  const draft = openDraft(input);
  const suggestedOpener = writeOpener(draft);
  return {
    whyItMatters: writeWhy(draft),
    suggestedOpener,
    talkingPoints: writePoints(draft, suggestedOpener),
  };
}

/** The evidence, then the fit, then the moment if there is something to say about it; shorter until it fits. */
function writeWhy(draft: Draft): string {
  const { facts, book, slots, choose } = draft;
  const moments = fillAll(momentsOf(draft), slots);
  const moment = moments.length > 0 ? sentence(choose(moments, "moment")) : "";
  const plain = { ...slots, role: slots.plainRole, place: slots.company };
  const cut = (text: string | null) => text && book.grammar.quote(excerpt(text, shortQuote));
  const brief = { ...plain, said: cut(facts.said), claim: cut(facts.claim) };
  const full = describe(draft, slots);
  const texts = [`${full} ${moment}`, full, describe(draft, plain), describe(draft, brief)].map(oneLine);
  return texts.find((text) => text.length <= longest) ?? excerpt(texts.at(-1) ?? "", longest);
}

function describe(draft: Draft, slots: Slots): string {
  const fit = writeFit(draft.input.score, draft.book, slots, draft.choose);
  return `${sentence(writeEvidence(draft, slots))} ${sentence(fit)}`;
}

function writeEvidence({ facts, book, choose }: Draft, slots: Slots): string {
  if (facts.evidence !== "reacts") return choose(fillAll(book.evidence[facts.evidence], slots), "evidence");
  const clause = book.reactions[facts.reaction](slots.fullName, slots.post);
  const wordings = book.reacts.flatMap((wording) => wording(clause, slots) || []);
  return choose(wordings, "evidence");
}

function momentsOf({ input, facts, book }: Draft): Wordings {
  if (facts.timesSeen > 1) return book.moment.repeated;
  if (facts.evidence === "evaluates" || facts.evidence === "asks") return book.moment[facts.evidence];
  if (input.source.type === "competitor_company") return book.moment.competitor;
  if (input.source.type === "own_company") return book.moment.own;
  return facts.isSameDay && facts.evidence !== "authored" ? book.moment.sameDay : [];
}
