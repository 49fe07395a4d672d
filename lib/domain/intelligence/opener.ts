import type { Opener } from "@/lib/contracts/v1/report-parts";
import type { Icp } from "@/lib/judgement/context/icp";
import { scoreEngagement } from "@/lib/judgement/fit/score-engagement";
import { isUnwanted } from "@/lib/judgement/meaning/meaning-kinds";
import { readLanguage } from "@/lib/judgement/meaning/read-language";
import { rulesWriter } from "@/lib/words/rules";
import { type SeenCompany, type SeenEngagement, strongestFirst } from "./seen";
import { claim, ofEngagement, ofSignal } from "./sources";

const msPerHour = 3_600_000;

/**
 * The first sentences of a message: those of the person's newest strongest signal, else written by rules about their
 * strongest engagement. Null if neither says enough. Pure.
 */
export async function openFor(
  icp: Icp | null,
  company: Pick<SeenCompany, "name" | "industry" | "employeeCount"> | null,
  engagements: readonly SeenEngagement[],
  now: Date,
): Promise<Opener | null> {
  const ranked = strongestFirst(engagements.filter(({ meaning }) => !isUnwanted(meaning)));
  const led = ranked.find(({ id, signal }) => signal !== null && signal.engagementId === id);
  if (led?.signal) {
    const { suggestedOpener, language } = led.signal;
    return { ...claim(suggestedOpener, ofSignal(led.signal), ...ofEngagement(led)), language };
  }
  const [strongest] = ranked;
  return strongest && icp ? writeOpener(icp, company, strongest, { now, timesSeen: ranked.length }) : null;
}

async function writeOpener(
  icp: Icp,
  company: Pick<SeenCompany, "name" | "industry" | "employeeCount"> | null,
  engagement: SeenEngagement,
  { now, timesSeen }: { now: Date; timesSeen: number },
): Promise<Opener> {
  const { person, post, source, kind, meaning, text, reactionType, at } = engagement;
  const language = readLanguage(post.text) ?? "en";
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
