/** What is worth noting about a person, each with its evidence and date. Pure. */

import type { Meaning } from "@/db/vocabulary";
import type { NotableFlag } from "@/lib/contracts/v1/report-parts";
import { settings } from "@/lib/domain/settings";
import { isUnwanted } from "@/lib/judgement/meaning/meaning-kinds";
import { excerpt } from "@/lib/judgement/text/excerpt";
import { describeEngagement, times } from "./describe-engagement";
import type { SeenEngagement, SeenPerson, SeenSource } from "./seen";
import { claim, ofEngagement, ofProfile, ofSource } from "./sources";

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
    positionStartedAt !== null &&
    positionStartedAt.getTime() >= now.getTime() - settings.intelligence.recentJobMs
  );
}

/** The flags, those about interest first; each only if there is evidence for it. */
export function findNotable(
  person: SeenPerson,
  facts: NotableFacts,
  { engagements, now }: { engagements: readonly SeenEngagement[]; now: Date },
): NotableFlag[] {
  const recent = engagements.filter(
    ({ at }) => now.getTime() - at.getTime() <= settings.intelligence.recentMs,
  );
  const spoke = byMeaning.flatMap(([flag, meaning]) => {
    const found = recent.find((engagement) => engagement.meaning === meaning);
    return found ? [fromEngagement(flag, describeEngagement(found), found)] : [];
  });
  return [
    ...spoke,
    ...repeatedInterest(engagements),
    ...pageInterest("engages_with_competitor", "competitor_company", engagements),
    ...pageInterest("engages_with_you", "own_company", engagements),
    ...fromProfile(person, facts, now),
    ...sellsSomething(engagements),
  ];
}

function repeatedInterest(engagements: readonly SeenEngagement[]): NotableFlag[] {
  const shown = engagements.filter(({ kind, meaning }) => kind !== "post" && !isUnwanted(meaning));
  const [newest] = shown;
  if (!newest || shown.length < repeated) return [];
  const posts = new Set(shown.map(({ post }) => post.url)).size;
  const text = `Engaged ${times(shown.length)} in the last 90 days, with ${posts} ${posts === 1 ? "post" : "posts"}.`;
  const sources = shown.flatMap((one) => ofEngagement(one)[0] ?? []);
  return [{ flag: "repeated_interest", at: newest.at.toISOString(), ...claim(text, ...sources) }];
}

/** Interest in the posts of a company page that is a source. */
function pageInterest(
  flag: "engages_with_competitor" | "engages_with_you",
  type: SeenSource["type"],
  engagements: readonly SeenEngagement[],
): NotableFlag[] {
  const found = engagements.filter(({ source }) => source?.type === type);
  const [newest] = found;
  if (!newest?.source) return [];
  const name = excerpt(newest.source.displayName, 60);
  const whose = type === "competitor_company" ? `your competitor ${name}` : `your own page, ${name}`;
  const text = `Engaged ${times(found.length)} with posts of ${whose}.`;
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

function sellsSomething(engagements: readonly SeenEngagement[]): NotableFlag[] {
  const found = engagements.find(({ kind, meaning }) => kind === "comment" && meaning === "sells");
  return found ? [fromEngagement("sells", describeEngagement(found), found)] : [];
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
