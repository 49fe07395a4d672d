/** The steps of plans: whom to write to, what to find out, and what to leave. Pure. */

import { describeEngagement } from "@/lib/assessment/describe-engagement";
import { isOwnWords } from "@/lib/assessment/own-words";
import type { SeenEngagement } from "@/lib/assessment/seen";
import { claim, ofEngagement, ofProfile } from "@/lib/assessment/sources";
import type { BuyingRole } from "@/lib/contracts/v1/purchase-roles";
import type { PlanStep, ReportSource, Rival } from "@/lib/contracts/v1/report-parts";
import { isNeed } from "@/lib/judgement/meaning/meaning-kinds";
import { excerpt } from "@/lib/judgement/text/excerpt";
import { questionAbout } from "./approach";
import { describeRole, isConfirmed, roleNames, whyUnconfirmed } from "./buying-roles";
import type { Placed } from "./coverage";
import { findNoPitch } from "./no-pitch";
import { findLeadOf } from "./opener";
import { findPurchaseWords } from "./purchase-words";
import { namePerson } from "./quotes";

/** How many steps a plan has at most. */
export const mostSteps = 4;
/** Stances that say something about a contract, for which it is worth asking when it ends. */
const contracts: ReadonlySet<Rival["stance"]> = new Set([
  "uses",
  "complains",
  "praises",
  "leaves",
  "compares",
]);

/** What to ask someone in a role. */
export const roleQuestions: Record<BuyingRole, string> = {
  economic_buyer: "Ask what has to be true before they sign, and when a budget is set.",
  decision_maker: "Ask how they choose a tool for their team, and who else has to agree.",
  champion: "Ask who else has this need, and who would have to agree.",
  user: "Ask how they work today, and what slows them down.",
  gatekeeper: "Ask what a purchase has to pass, and how long that takes.",
};

/** A person whom a step names. */
export type Named = Parameters<typeof namePerson>[0];

/** Someone in another role who said something, decides and did something, or may sign. */
export const isWorthNext = ({ role, engagements }: Placed, first: Placed): boolean =>
  role !== null &&
  role !== first.role &&
  (engagements.some(isOwnWords) ||
    role === "economic_buyer" ||
    (role === "decision_maker" && engagements.length > 0));

/** Write to someone: with their strongest words, or with why nothing is known, and what to ask. */
export function writeTo(
  action: "write" | "write_next",
  { person, role, engagements }: Placed,
  now: Date,
): PlanStep {
  const lead = findLeadOf(engagements, now);
  const name = excerpt(person.name, 60);
  const isOpen = role !== null && !isConfirmed(role, engagements);
  const named = role && role !== "champion" ? `${roleNames[role]} by title` : role;
  const as = role ? `, ${isOpen ? "possible " : ""}${named}` : "";
  const doubt = isOpen ? ` Not confirmed: ${whyUnconfirmed(engagements)}.` : "";
  const why = lead ? ` ${describeEngagement(lead)}` : role ? ` ${describeRole(person, role)}` : "";
  const start = action === "write" ? `Start with ${name}` : `Then write to ${name}`;
  const sources = [...(lead ? ofEngagement(lead) : []), ofProfile(person)];
  return {
    ...{ action, person: namePerson(person), ask: questionFor({ action, role, isOpen, lead }) },
    ...claim(`${start}${as}.${why}${doubt}`, ...sources),
  };
}

/** The first is asked about their words; the next about what their role knows. */
function questionFor(input: {
  action: "write" | "write_next";
  role: BuyingRole | null;
  isOpen: boolean;
  lead: SeenEngagement | undefined;
}): string | null {
  const { action, role, isOpen, lead } = input;
  if (isOpen) return "Ask whether they sign for this: so far only their title suggests it.";
  const question = lead ? questionAbout(lead) : null;
  if (question && (action === "write" || role === null)) return question;
  if (action === "write") return "Open with the topic of the post, and ask how they handle it today.";
  return role ? roleQuestions[role] : null;
}

/** What someone with a need says of where their purchase stands, the newest. */
export function findMoments(placed: readonly Placed[]): PlanStep[] {
  const said = placed.flatMap(({ person, engagements }) =>
    engagements.flatMap((one) => {
      const sentence = isNeed(one.meaning) ? findPurchaseWords(one.text) : null;
      return sentence ? [{ person, one, sentence }] : [];
    }),
  );
  const [newest] = said.toSorted((a, b) => b.one.at.getTime() - a.one.at.getTime());
  if (!newest) return [];
  const { person, one, sentence } = newest;
  const text = `Find out where the purchase stands. ${excerpt(person.name, 60)} wrote: “${sentence}”`;
  const ask = "Ask what the date depends on, and who runs the choice.";
  const sources = [...ofEngagement(one), ofProfile(person)];
  return [{ action: "find_out", person: namePerson(person), ask, ...claim(text, ...sources) }];
}

/** The tool that somebody says they use, compare or leave. */
export function findContracts({ rivals }: { rivals: readonly Rival[] }): PlanStep[] {
  const rival = rivals.find(({ stance }) => contracts.has(stance));
  if (!rival) return [];
  const name = excerpt(rival.name, 40);
  const text = `Find out how things stand with ${name}. ${excerpt(rival.person.name, 60)} wrote: “${rival.quote}”`;
  const ask =
    rival.stance === "compares"
      ? `Ask what else they compare with ${name}, and by when they decide.`
      : `Ask until when they are bound to ${name}, and who decides on it.`;
  return [{ action: "find_out", person: rival.person, ask, ...claim(text, ...rival.sources) }];
}

/** A step that says what to leave, or whom. Pure. */
export function avoid(text: string, person: Named | null, sources: readonly ReportSource[]): PlanStep {
  return { action: "avoid", person: person && namePerson(person), ask: null, ...claim(text, ...sources) };
}

/** That they state a need and want no pitch, in their own sentence. */
export function sayNoPitch({ person, engagements }: Placed): PlanStep[] {
  const [found] = engagements.filter(isOwnWords).flatMap((one) => {
    const sentence = findNoPitch(one.text);
    return sentence ? [{ one, sentence }] : [];
  });
  if (!found) return [];
  const text = `Don't pitch to ${excerpt(person.name, 60)} before answering: they wrote “${found.sentence}”`;
  return [avoid(text, person, [...ofEngagement(found.one), ofProfile(person)])];
}
