/** How to approach a person. Nothing is told that the evidence does not hold. */

import type { Meaning, ReadClassification, UnwantedMeaning } from "@/db/vocabulary";
import { languageName } from "@/lib/contracts/language-name";
import type { Approach, Claim, Topic } from "@/lib/contracts/v1/report-parts";
import type { Icp } from "@/lib/judgement/context/icp";
import { isUnwanted } from "@/lib/judgement/meaning/meaning-kinds";
import { excerpt } from "@/lib/judgement/text/excerpt";
import { meaningWeight } from "@/lib/judgement/weights";
import { findKeyPart } from "./describe-engagement";
import { changedJobRecently, type NotableFacts } from "./notable";
import { openFor } from "./opener";
import { type SeenCompany, type SeenEngagement, type SeenPerson, strongestFirst } from "./seen";
import { claim, ofCompany, ofEngagement, ofProfile, ofSource } from "./sources";

/** What to do with what the person said. */
const starts: Record<Exclude<Meaning, UnwantedMeaning>, (quote: string) => string> = {
  asks: (quote) => `Answer the question first, before any pitch: ${quote}`,
  evaluates: (quote) => `Ask what they compare and by when they decide: ${quote}`,
  states_problem: (quote) => `Ask what this costs them today: ${quote}`,
  shares_experience: (quote) => `Ask how it went, and what they would do differently: ${quote}`,
  agrees: (quote) => `Ask what in their own team makes them agree: ${quote}`,
  filler: () => "They only left a few words: open with the topic, and don't quote them.",
  reacts: () => "They only reacted: open with the topic, and don't mention the reaction.",
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
export async function adviseApproach(icp: Icp | null, given: ApproachInput): Promise<Approach> {
  const { person, company, refusal, now, classification } = given;
  const engagements = given.engagements.filter(({ meaning }) => !isUnwanted(meaning));
  if (refusal) {
    return { advice: [{ ...refusal, text: `Don't approach: ${refusal.text}` }], opener: null };
  }
  const opener = await openFor(icp, company, engagements, now);
  const [strongest] = strongestFirst(engagements);
  if (!strongest) {
    const text =
      "Nothing to open with is known: they have not engaged with any watched post in the last 90 days.";
    return { advice: [claim(text, ofProfile(person)), ...moment(given)], opener };
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
      ...stayOn(given.topics),
      ...(opener && opener.language !== "en"
        ? [
            claim(
              `Write in ${languageName(opener.language)}, the language of the post.`,
              ...ofEngagement(strongest),
            ),
          ]
        : []),
      ...competitors(engagements),
      ...moment(given),
    ],
    opener,
  };
}

function startWith({ kind, meaning, text }: SeenEngagement): string {
  if (isUnwanted(meaning)) return "";
  return starts[meaning](`“${excerpt(findKeyPart(text ?? "", meaning, kind) ?? text ?? "", 140)}”`);
}

/** The topic of their strongest engagement: topics come with the most engagements first. */
function stayOn(topics: readonly Topic[]): Claim[] {
  const [topic] = topics.toSorted((a, b) => meaningWeight[b.strongest] - meaningWeight[a.strongest]);
  if (!topic) return [];
  const engagements = topic.count === 1 ? "1 engagement" : `${topic.count} engagements`;
  return [claim(`Stay on “${topic.topic}”: ${engagements} in the last 90 days.`, ...topic.sources)];
}

function competitors(engagements: readonly SeenEngagement[]): Claim[] {
  const found = engagements.find(({ source }) => source?.type === "competitor_company");
  if (!found?.source) return [];
  const text = `Bring one clear difference to ${excerpt(found.source.displayName, 60)}: they engage with its posts.`;
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
