import type { ReadClassification, Seniority } from "@/db/vocabulary";
import type { Claim } from "@/lib/contracts/v1/report-parts";
import { isNeed } from "@/lib/judgement/meaning/meaning-kinds";
import { excerpt } from "@/lib/judgement/text/excerpt";
import { decides } from "@/lib/judgement/title/deciders";
import type { Assessment, AssessmentInput, Assessor } from "./assessor";
import { countDeeds, describeEngagement } from "./describe-engagement";
import { isOwnWords, offersOnly, writesOnly } from "./own-words";
import { strongestFirst } from "./seen";
import { claim, ofEngagement } from "./sources";

/** How many engagements are quoted. */
const quoted = 2;

/** Argues from what the person did and is. Deterministic: the same facts always give the same text. */
export const rulesAssessor: Assessor = { id: "rules", assess: async (input) => assessByRules(input) };

function assessByRules(input: AssessmentInput): Assessment {
  return {
    classification: classify(input),
    claims: [
      ...(input.refusal ? [input.refusal] : []),
      ...describeInterest(input),
      ...describeAuthor(input),
      describeWork(input),
      ...describeCompany(input),
      ...describeTopics(input),
      ...(input.fit
        ? []
        : [claim("Your workspace has no ideal customer profile to compare them with.", input.person.source)]),
    ],
  };
}

/** A fit high enough for a signal gives its classification; nothing known about the role gives none. */
function classify({ person, fit, refusal, engagements }: AssessmentInput): ReadClassification {
  if (refusal || offersOnly(engagements)) return "not_relevant";
  if (!fit || (!person.title && !person.headline)) return "unknown";
  // A person who fits without being a decision maker by function or level counts as an influencer.
  const reached = fit.reaches ? (fit.classification ?? "influencer") : "not_relevant";
  return reached === "buyer" && writesOnly(engagements) ? "influencer" : reached;
}

/** The strongest engagements with their words, or that there is none. */
function describeInterest({ engagements, engagementCount, person }: AssessmentInput): Claim[] {
  const ranked = strongestFirst(engagements);
  if (ranked.length === 0) {
    return [
      claim(
        "No engagement with a watched post in the last 90 days, so their interest is not known.",
        person.source,
      ),
    ];
  }
  const spoke = ranked.filter(isOwnWords).slice(0, quoted);
  const told = (spoke.length > 0 ? spoke : ranked.slice(0, 1)).map((engagement) =>
    claim(describeEngagement(engagement), ...ofEngagement(engagement)),
  );
  const sources = engagements.flatMap((one) => ofEngagement(one)[0] ?? []);
  const did =
    engagementCount > engagements.length
      ? `were seen ${engagementCount} times; among the newest ${engagements.length}, they ${countDeeds(engagements)}`
      : countDeeds(engagements);
  const summed = engagementCount < 2 ? [] : [claim(`In the last 90 days they ${did}.`, ...sources)];
  const needless = engagements.some(({ meaning }) => isNeed(meaning))
    ? []
    : [
        claim(
          "No need in their own words was seen, so whether they look for anything is not known.",
          ...sources,
        ),
      ];
  return [...told, ...summed, ...needless];
}

/** That someone publishes: authors and vendors are no buyers on the ground of what they publish. */
function describeAuthor({ engagements }: AssessmentInput): Claim[] {
  if (offersOnly(engagements))
    return [
      claim(
        "They offer something of their own, so they count as a vendor.",
        ...engagements.filter(({ meaning }) => meaning === "sells").flatMap(ofEngagement),
      ),
    ];
  if (!writesOnly(engagements)) return [];
  const sources = engagements.flatMap((one) => (one.kind === "post" ? (ofEngagement(one)[0] ?? []) : []));
  return [claim("They write about the subject, which makes them an author and not a buyer.", ...sources)];
}

function describeWork({ person, fit }: AssessmentInput): Claim {
  const { title, headline, reading, source } = person;
  const role = title ?? headline;
  if (!role)
    return claim("The profile gives neither a title nor a headline, so their role is not known.", source);
  const said = `“${excerpt(role, 100)}”`;
  const work =
    reading.persona === "other" ? "a function we don't know" : reading.persona.replaceAll("_", " ");
  const wanted = matchWords(fit?.matches.function ?? null, " that you sell to", " that you don't sell to");
  if (reading.support)
    return claim(
      `${said} supports someone else in ${work}${wanted}, so they probably decide nothing themselves.`,
      source,
    );
  const say = reading.seniority
    ? decides(reading.seniority)
      ? "usually decides on"
      : "may use or suggest"
    : "has an unknown say in";
  const level = reading.seniority ? `${levelNames[reading.seniority]} in ` : "";
  return claim(
    `${said}: ${level}${work}, a function${wanted || " of the company"}; such a role ${say} a purchase there.`,
    source,
  );
}

function describeCompany({ company, fit }: AssessmentInput): Claim[] {
  if (!company) return [];
  const { name, industry, employeeCount, source } = company;
  const size =
    employeeCount === null
      ? "an unknown number of people"
      : `${number.format(employeeCount)} ${employeeCount === 1 ? "person" : "people"}`;
  const inRange = matchWords(fit?.matches.size ?? null, ", in your range", ", outside your range");
  const trade = industry ? `, in ${excerpt(industry, 60)}` : ", in an unknown industry";
  const wanted = matchWords(
    fit?.matches.industry ?? null,
    ", an industry you sell to",
    ", not an industry you sell to",
  );
  return [claim(`${excerpt(name, 60)} has ${size}${inRange}${trade}${industry ? wanted : ""}.`, source)];
}

function describeTopics({ topics }: AssessmentInput): Claim[] {
  const [first, second] = topics;
  if (!first) return [];
  const named = [first, second].flatMap((topic) =>
    topic ? [`“${topic.topic}”: ${topic.said ?? topic.count}`] : [],
  );
  return [claim(named.join(" "), ...first.sources, ...(second?.sources ?? []))];
}

const matchWords = (matches: boolean | null, yes: string, no: string): string =>
  matches === null ? "" : matches ? yes : no;

const number = new Intl.NumberFormat("en-US");

const levelNames: Record<Seniority, string> = {
  executive: "an executive",
  director: "a director or VP",
  lead: "a lead or head",
  senior: "a senior or manager",
  professional: "a professional",
  junior: "a junior",
};
