import { interestOf } from "@/lib/assessment/own-words";
import { type SeenCompany, type SeenEngagement, strongestFirst } from "@/lib/assessment/seen";
import { claim, ofEngagement, ofSignal } from "@/lib/assessment/sources";
import type { Opener } from "@/lib/contracts/v1/report-parts";
import { settings } from "@/lib/domain/settings";
import type { Icp } from "@/lib/judgement/context/icp";
import { scoreEngagement } from "@/lib/judgement/fit/score-engagement";
import { isNeed, isUnwanted } from "@/lib/judgement/meaning/meaning-kinds";
import { languageToWriteIn } from "@/lib/judgement/meaning/read-language";
import { rulesWriter } from "@/lib/words/rules";

const msPerHour = 3_600_000;

/** Whether something is as recent as a report calls so. */
export const isRecent = (at: Date, now: Date): boolean =>
  now.getTime() - at.getTime() <= settings.reports.recentMs;

/**
 * What a message begins with: the strongest need of the last 30 days, else the strongest engagement; among those as
 * strong, one that led a signal. Undefined without any.
 */
export function findLeadOf(engagements: readonly SeenEngagement[], now: Date): SeenEngagement | undefined {
  const ranked = strongestFirst(engagements.filter(({ meaning }) => !isUnwanted(meaning)));
  const needs = ranked.filter(({ meaning }) => isNeed(meaning));
  const recent = needs.filter(({ at }) => isRecent(at, now));
  const [first] = ranked;
  const asStrong = ranked.filter((one) => first && interestOf(one) === interestOf(first));
  const candidates = [recent, needs, asStrong].find((some) => some.length > 0) ?? [];
  return candidates.find(hasLed) ?? candidates[0];
}

const hasLed = ({ id, signal }: SeenEngagement): boolean => signal !== null && signal.engagementId === id;

/**
 * The first sentences of a message: those of the signal that the lead engagement led, else written by rules about it.
 * Null if neither says enough. Pure.
 */
export async function openFor(
  icp: Icp | null,
  company: Pick<SeenCompany, "name" | "industry" | "employeeCount"> | null,
  engagements: readonly SeenEngagement[],
  now: Date,
): Promise<Opener | null> {
  const lead = findLeadOf(engagements, now);
  if (lead?.signal && hasLed(lead)) {
    const { suggestedOpener, language } = lead.signal;
    return { ...claim(suggestedOpener, ofSignal(lead.signal), ...ofEngagement(lead)), language };
  }
  const timesSeen = engagements.filter(({ meaning }) => !isUnwanted(meaning)).length;
  return lead && icp ? writeOpener(icp, company, lead, { now, timesSeen }) : null;
}

async function writeOpener(
  icp: Icp,
  company: Pick<SeenCompany, "name" | "industry" | "employeeCount"> | null,
  engagement: SeenEngagement,
  { now, timesSeen }: { now: Date; timesSeen: number },
): Promise<Opener> {
  const { person, post, source, kind, meaning, text, reactionType, at } = engagement;
  const language = languageToWriteIn(text, post.text);
  const sourceType = source?.type ?? "target_person";
  const ageHours = Math.max(0, (now.getTime() - at.getTime()) / msPerHour);
  const wordsKind = kind === "post" ? null : kind;
  const { suggestedOpener } = await rulesWriter.write({
    language,
    person: { name: person.name, title: person.title, location: null },
    company,
    source: { type: sourceType, displayName: source?.displayName ?? post.author },
    post: { author: post.author, text: post.text, postedAt: post.postedAt },
    engagement: { kind: wordsKind, meaning, text: kind === "comment" ? text : null, reactionType, at },
    timesSeen,
    score: scoreEngagement({
      icp,
      person: { title: person.title, headline: person.headline },
      company,
      sourceType,
      engagement: { kind: wordsKind, meaning, probability: null, ageHours },
      post: { relevance: 0 },
      earlierEngagements: timesSeen - 1,
    }),
  });
  return { ...claim(suggestedOpener, ...ofEngagement(engagement)), language };
}
