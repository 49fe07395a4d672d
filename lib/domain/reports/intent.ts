/** How much need people stated in their own words. Pure. */
import { countOf } from "@/db/count-of";
import { describeEngagement, times } from "@/lib/assessment/describe-engagement";
import { offersOnly } from "@/lib/assessment/own-words";
import type { SeenEngagement } from "@/lib/assessment/seen";
import { claim, ofEngagement } from "@/lib/assessment/sources";
import type { Claim, Intent, IntentLevel } from "@/lib/contracts/v1/report-parts";
import { settings } from "@/lib/domain/settings";
import { isNeed } from "@/lib/judgement/meaning/meaning-kinds";
import { excerpt } from "@/lib/judgement/text/excerpt";
import { strengthNumbers } from "@/lib/judgement/weights";
import { isRecent } from "./opener";
import { isRefusal } from "./quotes";

/** From this many engagements in 30 days on, twice as many as in the 30 days before, activity rises. */
const rising = { least: 4, factor: 2 } as const;
const levels: readonly IntentLevel[] = ["none", "some", "strong"];

/**
 * The need seen. Strong: two people state one, or one does within 30 days in words that are surely read; someone who
 * asked for no contact takes one level away. A like, a few words and a post without a need count nothing.
 */
export function readIntent(engagements: readonly SeenEngagement[], { now }: { now: Date }): Intent {
  const vendors = new Set(peopleOf(engagements).filter((id) => offersOnly(ofPerson(engagements, id))));
  const refusals = engagements.filter(isRefusal);
  const refused = new Set(refusals.map(({ person }) => person.id));
  const needs = engagements.filter(
    ({ meaning, person }) => isNeed(meaning) && !vendors.has(person.id) && !refused.has(person.id),
  );
  const people = new Set(needs.map(({ person }) => person.id)).size;
  const recent = needs.filter(({ at }) => isRecent(at, now));
  const isSure = recent.some(
    ({ probability }) => probability === null || probability >= strengthNumbers.sureNeed,
  );
  const reached = people === 0 ? 0 : people > 1 || isSure ? 2 : 1;
  const left = Math.max(0, reached - (refusals.length > 0 ? 1 : 0));
  const level = people === 0 && refusals.length > 0 ? "refused" : (levels[left] ?? "none");
  return {
    ...{ level, people },
    claims: [
      ...sayNeeds(needs, people, recent.length),
      ...sayRising(engagements, now),
      ...refusals.map(sayRefusal),
    ],
  };
}

const peopleOf = (engagements: readonly SeenEngagement[]): string[] => [
  ...new Set(engagements.map(({ person }) => person.id)),
];
const ofPerson = (engagements: readonly SeenEngagement[], id: string): SeenEngagement[] =>
  engagements.filter(({ person }) => person.id === id);

function sayNeeds(needs: readonly SeenEngagement[], people: number, recent: number): Claim[] {
  const [newest] = needs.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  if (!newest) return [];
  const who = people === 1 ? excerpt(newest.person.name, 60) : `${people} people`;
  const often = needs.length === people ? "" : ` ${times(needs.length)}`;
  const some = recent === 0 ? "none within" : `${recent} of ${needs.length} within`;
  const all = recent === 1 ? "within" : "all within";
  const within = recent === needs.length ? all : some;
  const text = `${who} stated a need in their own words${often} in the last 90 days, ${within} the last 30.`;
  const likely =
    newest.probability === null
      ? ""
      : ` Read as such with a probability of ${newest.probability.toFixed(2)}.`;
  return [
    claim(text, ...needs.flatMap((one) => ofEngagement(one)[0] ?? [])),
    claim(
      `Newest, ${excerpt(newest.person.name, 60)}: ${describeEngagement(newest)}${likely}`,
      ...ofEngagement(newest),
    ),
  ];
}

/** Only if the older half of the time was watched too: else what rises is what is watched. */
function sayRising(engagements: readonly SeenEngagement[], now: Date): Claim[] {
  const shown = engagements.filter((one) => one.meaning !== "sells" && one.kind !== "post");
  const ageOf = ({ at }: SeenEngagement) => now.getTime() - at.getTime();
  const span = settings.reports.recentMs;
  const last = shown.filter((one) => ageOf(one) <= span);
  const before = shown.filter((one) => ageOf(one) > span && ageOf(one) <= 2 * span);
  const watched = shown.some(
    ({ source }) => source !== null && now.getTime() - source.createdAt.getTime() >= 2 * span,
  );
  if (!watched || last.length < rising.least || last.length < rising.factor * before.length) return [];
  const lately = countOf(last.length, "reaction or comment", "reactions and comments");
  const text = `Activity rises: ${lately} in the last 30 days, ${before.length} in the 30 days before.`;
  return [claim(text, ...last.flatMap((one) => ofEngagement(one)[0] ?? []))];
}

/** That someone asked for no contact, with their words. */
export function sayRefusal(engagement: SeenEngagement): Claim {
  return claim(
    `${excerpt(engagement.person.name, 60)}: ${describeEngagement(engagement)}`,
    ...ofEngagement(engagement),
  );
}
