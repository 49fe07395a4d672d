/** Who at a company has a say in a purchase. Pure. */

import type { z } from "zod";
import { type Persona, type Seniority, seniorities } from "@/db/vocabulary";
import { compareText } from "@/lib/compare-text";
import { type CommitteeMember, committeeRoles } from "@/lib/contracts/v1/intelligence";
import type { Icp } from "@/lib/judgement/context/icp";
import { compileIcp } from "@/lib/judgement/fit/compile-icp";
import { matchedPersona } from "@/lib/judgement/fit/person-fit";
import { excerpt } from "@/lib/judgement/text/excerpt";
import { decides } from "@/lib/judgement/title/deciders";
import { readTitle, type TitleReading } from "@/lib/judgement/title/read-title";

/** A member without the records that say so. */
export type Member = Omit<z.infer<typeof CommitteeMember>, "sources">;
type Role = Member["role"];

export interface Colleague {
  name: string;
  networkUrl: string;
  title: string | null;
  headline: string | null;
  /** What was seen of them: their own words, only other engagements, or nothing. */
  seen: "own_words" | "engaged" | "nothing";
  /** The workspace's signals within the counted period. */
  signalsCount: number;
}

/** Functions that control spending, whatever is bought. */
const holdsMoney: ReadonlySet<Persona> = new Set<Persona>(["founder", "finance", "purchasing"]);

const roleLabels: Record<Role, string> = {
  economic_buyer: "such a role can usually sign for a purchase",
  decision_maker: "such a role usually decides for its function",
  influencer: "such a role is usually heard before a purchase",
  practitioner: "such a role would use what is bought",
};

/**
 * The members among a company's people: greatest say first, then most signals, at most `most`. People whose title
 * gives them no say are left out unless they have a signal.
 */
export function chooseCommittee(icp: Icp | null, colleagues: Colleague[], most: number): Member[] {
  const wanted = icp ? compileIcp(icp).decisionMakers.personas : new Set<Persona>();
  return colleagues
    .flatMap((colleague) => memberOf(colleague, wanted) ?? [])
    .sort(
      (a, b) =>
        committeeRoles.indexOf(a.role) - committeeRoles.indexOf(b.role) ||
        b.signalsCount - a.signalsCount ||
        rankOf(b.seniority) - rankOf(a.seniority) ||
        compareText(a.networkUrl, b.networkUrl),
    )
    .slice(0, most);
}

function memberOf(colleague: Colleague, wanted: ReadonlySet<Persona>): Member | null {
  const { name, networkUrl, title, headline, signalsCount } = colleague;
  const reading = readTitle(title, headline);
  const byTitle = roleOf(reading, wanted) ?? (signalsCount > 0 ? "practitioner" : null);
  if (!byTitle) return null;
  const isPossible = byTitle === "economic_buyer" && colleague.seen !== "own_words";
  const role = isPossible ? belowBuyer(reading, wanted) : byTitle;
  const persona = matchedPersona(wanted, reading) ?? reading.persona;
  const { seniority } = reading;
  const doubt = isPossible
    ? ` A possible economic buyer, not confirmed: ${colleague.seen === "nothing" ? "nothing was seen of them" : "nothing in their own words"}.`
    : "";
  const reason = `${explain({ title: title ?? headline, persona, role, signalsCount })}${doubt}`;
  return { name, title, networkUrl, persona, seniority, role, signalsCount, reason };
}

/**
 * By title. Economic buyer, once their own words confirm it: executives in wanted functions, founders, finance and
 * purchasing directors. Decision maker: other leads in wanted functions. Influencer: seniors there, other finance and
 * purchasing leads, any executive or director. Practitioner: the rest of the wanted functions. Null for everyone else.
 */
function roleOf(reading: TitleReading, wanted: ReadonlySet<Persona>): Role | null {
  const { persona, seniority } = reading;
  const isWanted = wanted.size === 0 || matchedPersona(wanted, reading) !== null;
  const isLead = decides(seniority);
  if (seniority === "executive" && (isWanted || holdsMoney.has(persona))) return "economic_buyer";
  if (seniority === "director" && holdsMoney.has(persona)) return "economic_buyer";
  if (isWanted && isLead) return "decision_maker";
  if (seniority === "executive" || seniority === "director") return "influencer";
  if (isLead && holdsMoney.has(persona)) return "influencer";
  if (!isWanted || persona === "other") return null;
  return seniority === "senior" ? "influencer" : "practitioner";
}

/** The role of someone whose title could be an economic buyer's, until their own words confirm it. */
const belowBuyer = (reading: TitleReading, wanted: ReadonlySet<Persona>): Role =>
  wanted.size === 0 || matchedPersona(wanted, reading) !== null ? "decision_maker" : "influencer";

/** Titles are user input, so they are shortened and put on one line. */
function explain(input: Pick<Member, "title" | "role" | "signalsCount"> & { persona: Persona }): string {
  const { title, persona, role, signalsCount } = input;
  const named = title ? `“${excerpt(title, 80)}”` : "Their profile";
  const work = persona === "other" ? "names no function that we know" : `works in ${humanize(persona)}`;
  const made = signalsCount === 1 ? "1 signal" : `${signalsCount} signals`;
  const seen = signalsCount > 0 ? ` Made ${made} here in the last 90 days.` : "";
  return `${named} ${work}: ${roleLabels[role]}.${seen}`;
}

const humanize = (persona: Persona): string => persona.replaceAll("_", " ");
const rankOf = (seniority: Seniority | null): number =>
  seniority === null ? -1 : seniorities.indexOf(seniority);
