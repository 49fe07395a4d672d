/** Whom to write to first, why, and with which opener. */

import type { Disposition } from "@/db/vocabulary";
import { describeEngagement } from "@/lib/assessment/describe-engagement";
import { interestOf, writesOnly } from "@/lib/assessment/own-words";
import { type SeenCompany, strongestWeight } from "@/lib/assessment/seen";
import { claim, ofCompany, ofEngagement, ofProfile, ofSignal } from "@/lib/assessment/sources";
import { compareText } from "@/lib/compare-text";
import type { BuyingRole } from "@/lib/contracts/v1/purchase-roles";
import type { Claim, DispositionReason, NextStep } from "@/lib/contracts/v1/report-parts";
import type { Icp } from "@/lib/judgement/context/icp";
import { isNeed } from "@/lib/judgement/meaning/meaning-kinds";
import { excerpt } from "@/lib/judgement/text/excerpt";
import { describeRole, isConfirmed } from "./buying-roles";
import type { Placed } from "./coverage";
import { findLeadOf, isRecent, openFor } from "./opener";
import { titlesFor } from "./role-titles";

/** What a role counts beside what the person showed (0-4, doubled). */
const roleWeights: Record<BuyingRole, number> = {
  decision_maker: 4,
  economic_buyer: 3,
  champion: 3,
  user: 1,
  gatekeeper: -2,
};
const noRole = -1;
/** A title that nothing they said confirms, and posts without a need, count less. */
const unconfirmed = -1;
const authorOnly = -2;
/** What they said in their own words within 30 days. */
const recentBonus = 3;

/** The next step at a company. Deterministic: the same facts always give the same step. */
export async function chooseNextStep(
  icp: Icp | null,
  company: SeenCompany,
  input: {
    disposition: Disposition;
    reasons: readonly DispositionReason[];
    placed: readonly Placed[];
    now: Date;
  },
): Promise<NextStep> {
  const { disposition, reasons, placed, now } = input;
  const name = excerpt(company.name, 60);
  const nobody = { person: null, titles: [], opener: null };
  if (disposition === "disqualified") {
    const why = [claim(`Don't write to anyone at ${name}: the company is disqualified.`, ofCompany(company))];
    return {
      action: "skip",
      ...nobody,
      why: [...why, ...reasons.map(({ text, sources }) => ({ text, sources }))],
    };
  }
  const [first] = rank(placed, now);
  if (!first) {
    const titles = titlesFor("decision_maker", icp, company.employeeCount);
    const text = `No one to write to at ${name} is known yet. Look for: ${titles.join(", ")}.`;
    return { action: "find", ...nobody, titles, why: [claim(text, ofCompany(company))] };
  }
  const { networkUrl, title, headline } = first.person;
  return {
    action: "write",
    person: { name: first.person.name, title: title ?? headline, networkUrl },
    titles: [],
    why: reasonsFor(first, now),
    opener: await openFor(icp, company, first.engagements, now),
  };
}

/**
 * People worth a message, the best first. Left out are those without a role and without any engagement, those who
 * asked for no contact, and those who only offer something. Pure.
 */
export function rank(placed: readonly Placed[], now: Date): Placed[] {
  const worthOf = ({ role, engagements }: Placed): number =>
    (role ? roleWeights[role] : noRole) +
    (role && !isConfirmed(role, engagements) ? unconfirmed : 0) +
    (writesOnly(engagements) ? authorOnly : 0) +
    2 * Math.max(0, strongestWeight(engagements)) +
    (engagements.length > 0 ? 2 : 0) +
    (newestSignal({ engagements }) ? 2 : 0) +
    (engagements.some((one) => isRecent(one.at, now) && interestOf(one) > 0) ? recentBonus : 0);
  return placed
    .filter(({ refusal, isVendor }) => refusal === null && !isVendor)
    .filter(
      ({ role, engagements }) =>
        engagements.length > 0 || (role !== null && role !== "gatekeeper" && role !== "user"),
    )
    .toSorted(
      (a, b) =>
        worthOf(b) - worthOf(a) ||
        newestNeed(b) - newestNeed(a) ||
        compareText(a.person.networkUrl, b.person.networkUrl),
    );
}

function reasonsFor(placed: Placed, now: Date): Claim[] {
  const { person, role, engagements } = placed;
  const strongest = findLeadOf(engagements, now);
  const signal = newestSignal(placed);
  return [
    ...(strongest
      ? [claim(describeEngagement(strongest), ...ofEngagement(strongest))]
      : [
          claim(
            "Has not engaged with any watched post in the last 90 days, so nothing is known to open with.",
            ofProfile(person),
          ),
        ]),
    ...(role ? [claim(describeRole(person, role), ofProfile(person))] : []),
    ...(signal ? [claim(`Made a signal of strength ${signal.strength} of 10.`, ofSignal(signal))] : []),
    ...(strongest && isRecent(strongest.at, now) && interestOf(strongest) > 1
      ? [claim(`Wrote this ${daysBefore(strongest.at, now)} before this report.`, ...ofEngagement(strongest))]
      : []),
  ];
}

/** When they last stated a need, in milliseconds; 0 if they never did. */
const newestNeed = ({ engagements }: Pick<Placed, "engagements">): number =>
  Math.max(0, ...engagements.flatMap(({ meaning, at }) => (isNeed(meaning) ? at.getTime() : [])));

const newestSignal = ({ engagements }: Pick<Placed, "engagements">) =>
  engagements.find(({ signal }) => signal !== null)?.signal ?? null;

/** `less than a day`, `1 day`, `12 days`. */
export function daysBefore(at: Date, now: Date): string {
  const count = Math.floor((now.getTime() - at.getTime()) / 86_400_000);
  return count < 1 ? "less than a day" : count === 1 ? "1 day" : `${count} days`;
}
