/** Composes the texts of a signal from its facts and the phrasebook of its language. */
import { isNeed } from "@/lib/judgement/meaning/meaning-kinds";
import { excerpt, oneLine } from "@/lib/judgement/text/excerpt";
import { wordsProbabilities } from "@/lib/judgement/weights";
import type { Words, WordsInput } from "../writer";
import { fillAll } from "./choose";
import { type Draft, openDraft, sentence } from "./draft";
import { isInPortugal, toEuropean } from "./european";
import { writeFit } from "./fit";
import { quoteStart } from "./grammar";
import { longestOpener, writeOpener } from "./opener";
import { longestPoint, writePoints } from "./points";
import type { Slots, Wordings } from "./wording";

const longest = 400;
const shortQuotes = [135, 110, 85, 60, 30];

/** The texts of a signal. Pure: the same signal always gets the same texts. */
export function writeByRules(input: WordsInput): Words {
  const draft = openDraft(input);
  const suggestedOpener = writeOpener(draft);
  const words = {
    whyItMatters: writeWhy(draft),
    suggestedOpener,
    talkingPoints: writePoints(draft, suggestedOpener),
  };
  const { language, person, engagement } = input;
  return language === "pt" && isInPortugal(person.location, engagement.text)
    ? inEuropean(words, draft)
    : words;
}

/** The Portuguese texts as one writes them in Portugal; names and what else was found stay as they are. */
function inEuropean({ whyItMatters, suggestedOpener, talkingPoints }: Words, { facts }: Draft): Words {
  const { name, title, company, industry, author, source } = facts;
  const found = [name.full, name.first, title, company, industry, author, source];
  const kept = found.flatMap((text) => text || []);
  const rewrite = (text: string, max: number) => excerpt(toEuropean(text, kept), max);
  return {
    whyItMatters: rewrite(whyItMatters, longest),
    suggestedOpener: rewrite(suggestedOpener, longestOpener),
    talkingPoints: talkingPoints.map((point) => rewrite(point, longestPoint)),
  };
}

/** The evidence, then the fit, then the moment if there is something to say about it; shorter until it fits. */
function writeWhy(draft: Draft): string {
  const { facts, book, slots, choose } = draft;
  const moments = fillAll(momentsOf(draft), slots);
  const moment = moments.length > 0 ? sentence(choose(moments, "moment")) : "";
  const plain = { ...slots, role: slots.plainRole, place: slots.company };
  const quoting = (max: number) => ({
    ...plain,
    said: quoteStart(facts.said, book.grammar, max),
    claim: quoteStart(facts.claim, book.grammar, max),
  });
  // That nothing shows a need yet says more than how large the company is.
  const withMoment = isNeed(facts.evidence) ? [slots] : [slots, plain];
  // A quote that may be about something else is never without the warning.
  const last = facts.isElsewhere || facts.isPersonal ? moment : "";
  const attempts: { slots: Slots; end: string; isShort: boolean }[] = [
    ...withMoment.map((one) => ({ slots: one, end: moment, isShort: false })),
    ...[slots, plain].map((one) => ({ slots: one, end: last, isShort: false })),
    ...[plain, ...shortQuotes.map(quoting)].map((one) => ({ slots: one, end: last, isShort: true })),
  ];
  let text = "";
  for (const { slots: one, end, isShort } of attempts) {
    const fit = sentence(writeFit(draft, one, { isShort }));
    text = oneLine(`${sentence(writeEvidence(draft, one))} ${fit} ${end}`);
    if (text.length <= longest) return text;
  }
  return excerpt(text, longest);
}

function writeEvidence({ facts, book, choose }: Draft, slots: Slots): string {
  if (facts.evidence !== "reacts") return choose(fillAll(book.evidence[facts.evidence], slots), "evidence");
  const clause = book.reactions[facts.reaction](slots) ?? "";
  return choose(fillAll(book.reacts, { ...slots, clause }), "evidence");
}

function momentsOf({ input, facts, book }: Draft): Wordings {
  const { evidence } = facts;
  if (evidence === "evaluates" || evidence === "asks") return book.moment[evidence];
  if (facts.isPersonal) return book.moment.private;
  const isToCompetitor = input.source.type === "competitor_company";
  // To a company, people write about it, be it work or not.
  if (facts.isElsewhere && !isToCompetitor) return book.moment.elsewhere;
  if (input.timesSeen > 1 && evidence !== "comments") return book.moment.repeated;
  if (isToCompetitor && (facts.isElsewhere || evidence !== "comments")) return book.moment.competitor;
  const isPerhapsNeed = facts.need >= wordsProbabilities.leaning && !facts.isSatisfied;
  if (evidence === "agrees" && isPerhapsNeed) return book.moment.perhaps;
  if (input.source.type === "own_company") return book.moment.own;
  // Neither that there is a need, which the evidence says, nor that there is none.
  if (isNeed(input.engagement.meaning)) return [];
  return evidence === "reacts" ? book.moment.silent : book.moment.ordinary;
}
