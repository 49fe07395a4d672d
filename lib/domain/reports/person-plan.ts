/** A plan for a person and those known at their company. Pure. */

import type { SeenCompany } from "@/lib/assessment/seen";
import { claim, ofCompany, ofEngagement, ofProfile } from "@/lib/assessment/sources";
import type { Author, Claim, PlanStep, Rival } from "@/lib/contracts/v1/report-parts";
import { isNeed } from "@/lib/judgement/meaning/meaning-kinds";
import { excerpt } from "@/lib/judgement/text/excerpt";
import { describeRole } from "./buying-roles";
import type { Placed } from "./coverage";
import { rank } from "./next-step";
import {
  avoid,
  findContracts,
  findMoments,
  isWorthNext,
  mostSteps,
  roleQuestions,
  sayNoPitch,
  writeTo,
} from "./plan-steps";
import { namePerson } from "./quotes";

/** Two to four steps for a person and those known at their company; one that says to leave them alone if refused. */
export function planPerson(
  placed: Placed,
  input: {
    company: SeenCompany | null;
    /** Others known at the company. */
    colleagues: readonly Placed[];
    titles: readonly string[];
    author: Author | null;
    rivals: readonly Rival[];
    stop: Claim | null;
    now: Date;
  },
): PlanStep[] {
  const { person, role, engagements } = placed;
  const { company, colleagues, titles, rivals, stop, now } = input;
  if (stop) return [avoid(`Don't write to them: ${stop.text}`, person, stop.sources)];
  const [rival] = findContracts({ rivals });
  const asked = role
    ? { ask: roleQuestions[role], ...claim(describeRole(person, role), ofProfile(person)) }
    : null;
  const [moment] = findMoments([placed]);
  const learn: PlanStep[] = moment
    ? [moment]
    : rival
      ? [rival]
      : asked
        ? [{ action: "find_out", person: namePerson(person), ...asked }]
        : [];
  const ranked = rank(colleagues, now);
  const isSilent = !engagements.some(({ meaning }) => isNeed(meaning));
  // A need of a colleague is a better start than this person's silence.
  const better = isSilent
    ? ranked.find((one) => one.engagements.some(({ meaning }) => isNeed(meaning)))
    : undefined;
  const next = better ? undefined : ranked.find((one) => isWorthNext(one, placed));
  const others: PlanStep[] = next
    ? [writeTo("write_next", next, now)]
    : company && role !== "economic_buyer" && !better
      ? [
          {
            ...{ action: "find", person: null, ask: "Ask them who signs for a purchase." },
            ...sayFind(company, titles),
          },
        ]
      : [];
  const avoided = leavePerson(placed, input.author);
  const start = better
    ? [writeTo("write", better, now), writeTo("write_next", placed, now)]
    : [writeTo("write", placed, now)];
  const room = mostSteps - start.length - avoided.length;
  return [...start, ...[...learn, ...others].slice(0, room), ...avoided];
}

const sayFind = (company: SeenCompany, titles: readonly string[]): Claim =>
  claim(
    `Find out who signs for a purchase at ${excerpt(company.name, 60)}. Look for: ${titles.join(", ")}.`,
    ofCompany(company),
  );

function leavePerson(placed: Placed, author: Author | null): PlanStep[] {
  const { person, engagements } = placed;
  const [unpitched] = sayNoPitch(placed);
  if (unpitched) return [unpitched];
  if (author) return [avoid(`Don't take their posts for a need. ${author.text}`, person, author.sources)];
  const silent = engagements.filter(({ kind }) => kind === "reaction");
  if (silent.length === 0) return [];
  const text = "Don't mention what they only reacted to: they said nothing about it.";
  return [
    avoid(
      text,
      person,
      silent.flatMap((one) => ofEngagement(one)[0] ?? []),
    ),
  ];
}
