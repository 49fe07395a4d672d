/** How to approach a person. Nothing is said that the evidence does not hold. */

import type { Meaning, ReadClassification, UnwantedMeaning } from "@/db/vocabulary";
import { findKeyPart, times } from "@/lib/assessment/describe-engagement";
import { isContent, isOwnWords, writesOnly } from "@/lib/assessment/own-words";
import type { SeenCompany, SeenEngagement, SeenPerson } from "@/lib/assessment/seen";
import { claim, ofCompany, ofEngagement, ofProfile, ofSource } from "@/lib/assessment/sources";
import { languageName } from "@/lib/contracts/language-name";
import type { Approach, Claim, Topic } from "@/lib/contracts/v1/report-parts";
import type { Icp } from "@/lib/judgement/context/icp";
import { isNeed, isUnwanted } from "@/lib/judgement/meaning/meaning-kinds";
import { excerpt } from "@/lib/judgement/text/excerpt";
import { changedJobRecently, type NotableFacts } from "./notable";
import { findLeadOf, openFor } from "./opener";

/** What to do with what the person said. */
const starts: Record<Exclude<Meaning, UnwantedMeaning>, string> = {
  asks: "Answer the question first, before any pitch",
  evaluates: "Ask what they compare and by when they decide",
  states_problem: "Ask what this costs them today",
  shares_experience: "Ask how it went, and what they would do differently",
  agrees: "Ask what in their own team makes them agree",
  filler: "They left only a few words here: open with the topic, and don't quote them",
  reacts: "They reacted without a word here: open with the topic, and don't mention the reaction",
};

interface ApproachInput {
  person: SeenPerson;
  facts: NotableFacts;
  company: SeenCompany | null;
  engagements: readonly SeenEngagement[];
  topics: readonly Topic[];
  classification: ReadClassification;
  /** Why the workspace would never make this person a signal. */
  refusal: Claim | null;
  now: Date;
}

/** Advice in the order of a conversation, and the opener. Nobody who is refused gets an opener. */
export async function adviseApproach(icp: Icp | null, input: ApproachInput): Promise<Approach> {
  const { person, company, refusal, now, classification } = input;
  const engagements = input.engagements.filter(({ meaning }) => !isUnwanted(meaning));
  if (refusal) {
    return { advice: [{ ...refusal, text: `Don't approach: ${refusal.text}` }], opener: null };
  }
  const opener = await openFor(icp, company, engagements, now);
  const strongest = findLeadOf(engagements, now);
  if (!strongest) {
    const text =
      "Nothing to open with is known: they have not engaged with any watched post in the last 90 days.";
    return { advice: [claim(text, ofProfile(person)), ...moment(input)], opener };
  }
  return {
    advice: [
      ...(classification === "not_relevant"
        ? [
            claim(
              "Don't put them first: their role or company is not what you sell to.",
              ofProfile(person),
              ...(company ? [ofCompany(company)] : []),
            ),
          ]
        : []),
      claim(startWith(strongest), ...ofEngagement(strongest)),
      ...(writesOnly(engagements)
        ? [
            claim(
              "They write about the subject: talk as peers first, and don't take a post for a need.",
              ...ofEngagement(strongest),
            ),
          ]
        : []),
      ...stayOn(input.topics),
      ...(opener && opener.language !== "en"
        ? [
            claim(
              `Write in ${languageName(opener.language)}, the language of the post.`,
              ...ofEngagement(strongest),
            ),
          ]
        : []),
      ...competitors(engagements),
      ...moment(input),
    ],
    opener,
  };
}

/** What to do with what someone said or did, with the words; empty for offers, job searches and refusals. Pure. */
function startWith(engagement: SeenEngagement): string {
  const { kind, meaning, text } = engagement;
  if (isUnwanted(meaning)) return "";
  if (isContent(engagement)) return `Refer to their post as its reader: “${excerpt(text ?? "", 140)}”`;
  if (!isOwnWords(engagement)) return `${starts[meaning]}.`;
  return `${starts[meaning]}: “${excerpt(findKeyPart(text ?? "", meaning, kind) ?? text ?? "", 140)}”`;
}

/** The same without the words; null for what is no interest of their own. Pure. */
export const questionAbout = (engagement: SeenEngagement): string | null =>
  isUnwanted(engagement.meaning) || !isOwnWords(engagement) ? null : `${starts[engagement.meaning]}.`;

/** The first topic of which they spoke themselves; one that they only reacted to is no more than a guess. */
function stayOn(topics: readonly Topic[]): Claim[] {
  const [topic] = topics;
  if (!topic?.said) return [];
  const start =
    isNeed(topic.strongest) && (topic.ownWords ?? 0) > 0 ? "Stay on" : "A neutral topic to open with is";
  return [claim(`${start} “${topic.topic}”: ${lowerFirst(topic.said)}`, ...topic.sources)];
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function competitors(engagements: readonly SeenEngagement[]): Claim[] {
  const found = engagements.find(
    ({ kind, source }) => kind !== "post" && source?.type === "competitor_company",
  );
  if (!found?.source) return [];
  const count = engagements.filter(
    ({ kind, source }) => kind !== "post" && source?.id === found.source?.id,
  ).length;
  const text = `Have one clear difference to ${excerpt(found.source.displayName, 60)} ready: they engaged ${times(count)} with what it posts.`;
  return [claim(text, ...ofEngagement(found), ofSource(found.source))];
}

function moment({ person, facts, now }: ApproachInput): Claim[] {
  const source = ofProfile(person);
  return [
    ...(changedJobRecently(facts, now)
      ? [claim("They are new in the role: ask what they set out to change.", source)]
      : []),
    ...(facts.openToWork ? [claim("They are open to work: find out who else is involved.", source)] : []),
  ];
}
