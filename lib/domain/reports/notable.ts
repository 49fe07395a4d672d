/** What is worth noting about a person, each with its evidence and date. Pure. */

import type { Meaning } from "@/db/vocabulary";
import { countDeeds, describeEngagement, times } from "@/lib/assessment/describe-engagement";
import { isOwnWords, showsInterest } from "@/lib/assessment/own-words";
import type { SeenEngagement, SeenPerson, SeenSource } from "@/lib/assessment/seen";
import { claim, ofEngagement, ofProfile, ofSource } from "@/lib/assessment/sources";
import type { NotableFlag } from "@/lib/contracts/v1/report-parts";
import { settings } from "@/lib/domain/settings";
import { excerpt } from "@/lib/judgement/text/excerpt";
import { authorOf } from "./authors";
import { isRecent } from "./opener";
import { isRefusal } from "./quotes";

/** From this many engagements on, interest is repeated. */
const repeated = 3;

const byMeaning: readonly (readonly [NotableFlag["flag"], Meaning])[] = [
  ["asked_recently", "asks"],
  ["evaluates_recently", "evaluates"],
  ["stated_problem_recently", "states_problem"],
];

export interface NotableFacts {
  hiring: boolean;
  openToWork: boolean;
  positionStartedAt: Date | null;
}

/** Whether the position began within the time that counts as recent. */
export function changedJobRecently(
  { positionStartedAt }: Pick<NotableFacts, "positionStartedAt">,
  now: Date,
): boolean {
  return (
    positionStartedAt !== null && positionStartedAt.getTime() >= now.getTime() - settings.reports.recentJobMs
  );
}

/** The flags, those about interest first; each only if there is evidence for it. */
export function findNotable(
  person: SeenPerson,
  facts: NotableFacts,
  { engagements, now }: { engagements: readonly SeenEngagement[]; now: Date },
): NotableFlag[] {
  const recent = engagements.filter(({ at }) => isRecent(at, now));
  const spoke = byMeaning.flatMap(([flag, meaning]) => {
    const found = recent.find((engagement) => engagement.meaning === meaning && isOwnWords(engagement));
    return found ? [fromEngagement(flag, describeEngagement(found), found)] : [];
  });
  return [
    ...spoke,
    ...engagements
      .filter(isRefusal)
      .slice(0, 1)
      .map((one) => fromEngagement("refuses", describeEngagement(one), one)),
    ...repeatedInterest(person, engagements),
    ...pageInterest("engages_with_competitor", "competitor_company", engagements),
    ...pageInterest("engages_with_you", "own_company", engagements),
    ...fromProfile(person, facts, now),
    ...publishes(person, engagements),
  ];
}

/** Posts of their own, and what they do under them, are no interest in what others say. */
function repeatedInterest(person: SeenPerson, engagements: readonly SeenEngagement[]): NotableFlag[] {
  const shown = engagements.filter(
    (one) => one.kind !== "post" && showsInterest(one) && one.post.authorNetworkUrl !== person.networkUrl,
  );
  const [newest] = shown;
  if (!newest || shown.length < repeated) return [];
  const posts = new Set(shown.map(({ post }) => post.url)).size;
  const text = `In the last 90 days, ${countDeeds(shown)}, with ${posts} ${posts === 1 ? "post" : "posts"} of others.`;
  const sources = shown.flatMap((one) => ofEngagement(one)[0] ?? []);
  return [{ flag: "repeated_interest", at: newest.at.toISOString(), ...claim(text, ...sources) }];
}

/** What was done with the posts of one company page that is a source: the one engaged with last. */
function pageInterest(
  flag: "engages_with_competitor" | "engages_with_you",
  type: SeenSource["type"],
  engagements: readonly SeenEngagement[],
): NotableFlag[] {
  const [newest] = engagements.filter(({ kind, source }) => kind !== "post" && source?.type === type);
  const found = engagements.filter(
    ({ kind, source }) => kind !== "post" && source?.id === newest?.source?.id,
  );
  if (!newest?.source) return [];
  const name = excerpt(newest.source.displayName, 60);
  const whose = type === "competitor_company" ? `your competitor ${name}` : `your own page, ${name}`;
  const posts = new Set(found.map(({ post }) => post.url)).size;
  const text = `Engaged ${times(found.length)} with ${posts === 1 ? "a post" : `${posts} posts`} of ${whose}.`;
  const sources = found.slice(0, 4).flatMap((one) => ofEngagement(one)[0] ?? []);
  return [{ flag, at: newest.at.toISOString(), ...claim(text, ...sources, ofSource(newest.source)) }];
}

function fromProfile(person: SeenPerson, facts: NotableFacts, now: Date): NotableFlag[] {
  const source = ofProfile(person);
  const at = person.readAt.toISOString();
  const { positionStartedAt: started } = facts;
  return [
    ...(started && changedJobRecently(facts, now)
      ? [
          {
            flag: "recent_job_change" as const,
            at: started.toISOString(),
            ...claim("Started the current position within the last 90 days.", source),
          },
        ]
      : []),
    ...(facts.hiring
      ? [{ flag: "hiring" as const, at, ...claim("The profile says that they are hiring.", source) }]
      : []),
    ...(facts.openToWork
      ? [
          {
            flag: "open_to_work" as const,
            at,
            ...claim("The profile says that they are open to work.", source),
          },
        ]
      : []),
  ];
}

/** That they offer something, or write about the subject without a need of their own. */
function publishes(person: SeenPerson, engagements: readonly SeenEngagement[]): NotableFlag[] {
  const author = authorOf({ person, engagements });
  const [newest] = engagements.filter(({ kind, meaning }) => kind === "post" || meaning === "sells");
  if (!author || !newest) return [];
  const { kind, text, sources } = author;
  const flag = kind === "vendor" ? "sells" : "writes_about_it";
  return [{ flag, at: newest.at.toISOString(), ...claim(text, ...sources) }];
}

const fromEngagement = (
  flag: NotableFlag["flag"],
  text: string,
  engagement: SeenEngagement,
): NotableFlag => ({
  flag,
  at: engagement.at.toISOString(),
  ...claim(text, ...ofEngagement(engagement)),
});
