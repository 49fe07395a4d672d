/** A plan across a company's people: whom first, whom next, what to find out and what to leave. Pure. */

import { describeEngagement } from "@/lib/assessment/describe-engagement";
import { isOwnWords } from "@/lib/assessment/own-words";
import type { SeenCompany } from "@/lib/assessment/seen";
import { claim, ofCompany, ofEngagement, ofProfile } from "@/lib/assessment/sources";
import type { BuyingRole, RolesOfPurchase } from "@/lib/contracts/v1/purchase-roles";
import type { Author, Claim, NextStep, PlanStep, Rival } from "@/lib/contracts/v1/report-parts";
import { excerpt } from "@/lib/judgement/text/excerpt";
import { isConfirmed } from "./buying-roles";
import type { Placed } from "./coverage";
import { rank } from "./next-step";
import { avoid, findContracts, findMoments, isWorthNext, mostSteps, sayNoPitch, writeTo } from "./plan-steps";

/** How to ask someone about a role that is open. */
const gapQuestions: Record<BuyingRole, string> = {
  economic_buyer: "who signs for a purchase",
  decision_maker: "who chooses tools for the team",
  champion: "who else has this need",
  user: "who would work with it",
  gatekeeper: "what a purchase has to pass, and who clears it",
};

interface PlanInput {
  company: SeenCompany;
  nextStep: NextStep;
  placed: readonly Placed[];
  committee: RolesOfPurchase;
  rivals: readonly Rival[];
  authors: readonly Author[];
  now: Date;
}

/** Two to four steps for a company; none where nobody is to be written to. */
export function planAccount(input: PlanInput): PlanStep[] {
  const { nextStep, placed, now } = input;
  if (nextStep.action === "skip") return [];
  const [first, ...others] = rank(placed, now);
  const worth = first ? others.filter((one) => isWorthNext(one, first)) : [];
  const signs = worth.find(
    ({ role, engagements }) => role === "economic_buyer" && isConfirmed(role, engagements),
  );
  const second = signs ?? worth[0];
  const start = first ? [writeTo("write", first, now)] : nextStep.why.slice(0, 1).map(find);
  const next = second ? [writeTo("write_next", second, now)] : [];
  const avoided = leave(input);
  const questions = [...findMoments(placed), ...findGaps(input, first), ...findContracts(input)];
  const room = mostSteps - start.length - next.length - avoided.length;
  return [...start, ...next, ...questions.slice(0, room), ...avoided];
}

const find = ({ text, sources }: Claim): PlanStep => ({
  action: "find",
  person: null,
  ask: null,
  text,
  sources,
});

/** The open roles that hold up a purchase most come first. */
const gapOrder: readonly BuyingRole[] = [
  "economic_buyer",
  "decision_maker",
  "gatekeeper",
  "champion",
  "user",
];

/** The most important open role. */
function findGaps({ committee }: PlanInput, first: Placed | undefined): PlanStep[] {
  const open = committee.roles.filter(({ gap }) => gap !== null);
  const gap = open.toSorted((a, b) => gapOrder.indexOf(a.role) - gapOrder.indexOf(b.role))[0];
  if (!gap?.gap) return [];
  const name = first ? excerpt(first.person.name, 60) : null;
  const ask = name ? `Ask ${name} ${gapQuestions[gap.role]}.` : null;
  const sources = [...gap.gap.sources, ...(first ? [ofProfile(first.person)] : [])];
  return [{ action: "find_out", person: null, ask, ...claim(gap.gap.text, ...sources) }];
}

/** Whom to leave alone, who wants no pitch, whose posts not to take for a need; else whose reaction not to mention. */
function leave({ placed, authors, company, now }: PlanInput): PlanStep[] {
  const refused = placed.find(({ refusal }) => refusal !== null);
  if (refused?.refusal) {
    const text = `Don't write to ${excerpt(refused.person.name, 60)}. ${describeEngagement(refused.refusal)}`;
    return [avoid(text, refused.person, [...ofEngagement(refused.refusal), ofProfile(refused.person)])];
  }
  const [unpitched] = rank(placed, now).flatMap(sayNoPitch);
  if (unpitched) return [unpitched];
  const [author] = authors;
  if (author) {
    const how =
      author.kind === "vendor"
        ? "sells too, so don't count on them as a buyer"
        : "publishes, so don't take a post for a need";
    const { name, title, networkUrl, text, sources } = author;
    return [
      avoid(`${excerpt(name, 60)} ${how}. ${text}`, { name, title, headline: null, networkUrl }, sources),
    ];
  }
  const silent = placed.filter(({ engagements }) => engagements.length > 0 && !engagements.some(isOwnWords));
  if (silent.length === 0) return [];
  const who = silent.length === 1 ? "1 person" : `${silent.length} people`;
  const text = `Don't mention silent reactions: ${who} at ${excerpt(company.name, 60)} engaged and said nothing that shows an interest.`;
  const sources = silent.flatMap(({ engagements }) => engagements.slice(0, 1).flatMap(ofEngagement));
  return [avoid(text, null, [...sources, ofCompany(company)])];
}
