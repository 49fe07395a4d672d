/** The committee of a purchase: roles with evidence, what is covered, and whom to look for. Pure. */

import { countDeeds, describeEngagement } from "@/lib/assessment/describe-engagement";
import { isOwnWords, offersOnly, showsInterest } from "@/lib/assessment/own-words";
import {
  type SeenCompany,
  type SeenEngagement,
  type SeenPerson,
  strongestFirst,
  strongestWeight,
} from "@/lib/assessment/seen";
import { claim, ofCompany, ofEngagement, ofProfile } from "@/lib/assessment/sources";
import { compareText } from "@/lib/compare-text";
import type {
  BuyingRole,
  CommitteeRole,
  RoleMember,
  RolesOfPurchase,
} from "@/lib/contracts/v1/purchase-roles";
import { buyingRoles } from "@/lib/contracts/v1/purchase-roles";
import type { Claim } from "@/lib/contracts/v1/report-parts";
import { settings } from "@/lib/domain/settings";
import type { Icp } from "@/lib/judgement/context/icp";
import { compileIcp } from "@/lib/judgement/fit/compile-icp";
import { excerpt } from "@/lib/judgement/text/excerpt";
import { buyingRoleOf, describeRole, isConfirmed, roleNames, whyUnconfirmed } from "./buying-roles";
import { isRefusal } from "./quotes";
import { titlesFor } from "./role-titles";

/** A person of the company with what was seen of them. */
export interface Placed {
  person: SeenPerson;
  role: BuyingRole | null;
  /** Without offers, job searches and refusals. */
  engagements: SeenEngagement[];
  /** Their newest words that ask for no contact. */
  refusal: SeenEngagement | null;
  /** They offer something of their own, and state no need. */
  isVendor: boolean;
}

/** Above the first size a decision maker works for the owner; from the second on others clear purchases. */
const sizes = { owner: 20, cleared: 200 } as const;
/** How many engagements are quoted as evidence for one person. */
const quoted = 2;

/** Everyone with their role and engagements; the same order as given. */
export function placePeople(
  icp: Icp | null,
  company: Pick<SeenCompany, "employeeCount">,
  { people, engagements }: { people: readonly SeenPerson[]; engagements: readonly SeenEngagement[] },
): Placed[] {
  const wanted = icp ? compileIcp(icp).decisionMakers.personas : new Set<never>();
  return people.map((person) => {
    const own = engagements.filter((engagement) => engagement.person.id === person.id);
    const { employeeCount } = company;
    return {
      person,
      engagements: own.filter(showsInterest),
      refusal: own.find(isRefusal) ?? null,
      isVendor: offersOnly(own),
      role: buyingRoleOf(person, { engagements: own, wanted, employeeCount }),
    };
  });
}

/** The roles that a purchase at a company of this size usually needs. */
export function expectedRoles(employeeCount: number | null): BuyingRole[] {
  if (employeeCount === null) return ["economic_buyer", "decision_maker", "champion", "user"];
  return buyingRoles.filter(
    (role) =>
      (role !== "decision_maker" || employeeCount > sizes.owner) &&
      (role !== "gatekeeper" || employeeCount >= sizes.cleared),
  );
}

/** Every role with its people, most evidence first, and the gaps, unless no one is sought at the company. */
export function coverRoles(
  icp: Icp | null,
  company: SeenCompany,
  placed: readonly Placed[],
  { seeks }: { seeks: boolean },
): RolesOfPurchase {
  const expected = expectedRoles(company.employeeCount);
  const roles = buyingRoles.map((role): CommitteeRole => {
    const filled = placed
      .filter((one) => one.role === role)
      .toSorted(moreEvidence)
      .slice(0, settings.reports.roleMembers);
    const isExpected = expected.includes(role);
    const isOpen = filled.every(({ engagements }) => !isConfirmed(role, engagements));
    const gap =
      seeks && isExpected && isOpen ? gapOf(role, icp, company, { filled, known: placed.length }) : null;
    return { role, expected: isExpected, people: filled.map(toMember), gap };
  });
  return { roles, ...countCoverage(roles, claim("", ofCompany(company))) };
}

/** The figures and the sentence about the roles' coverage, with the sources of the claim given. */
export function countCoverage(
  roles: readonly CommitteeRole[],
  { sources }: Claim,
): Pick<RolesOfPurchase, "covered" | "expected" | "coverage"> {
  const wanted = roles.filter(({ expected }) => expected);
  const missing = wanted.filter(({ people }) => people.length === 0).map(({ role }) => roleNames[role]);
  const silent = wanted.filter(
    ({ people }) => people.length > 0 && people.every(({ confirmed }) => confirmed === false),
  );
  const open = silent.filter(({ role }) => role === "economic_buyer");
  const byTitle = silent.length - open.length;
  const only =
    byTitle === 0 ? "" : ` ${byTitle === 1 ? "1 role is" : `${byTitle} roles are`} filled by title alone.`;
  const covered = wanted.length - missing.length - open.length;
  const possible = open.map(({ role }) => `; ${roleNames[role]} possible, not confirmed`).join("");
  const gaps = `${missing.length > 0 ? `; no ${listOf(missing)} seen` : ""}${possible}`;
  return {
    covered,
    expected: wanted.length,
    coverage: { text: `${covered} of ${wanted.length} roles${gaps}.${only}`, sources },
  };
}

const moreEvidence = (a: Placed, b: Placed): number =>
  strongestWeight(b.engagements) - strongestWeight(a.engagements) ||
  b.engagements.length - a.engagements.length ||
  compareText(a.person.networkUrl, b.person.networkUrl);

function toMember({ person, role, engagements }: Placed): RoleMember {
  const { name, title, headline, networkUrl } = person;
  const byTitle = role ? [claim(describeRole(person, role), ofProfile(person))] : [];
  const ranked = strongestFirst(engagements);
  const spoke = ranked.filter(isOwnWords);
  // One reaction says as much as two.
  const shown = spoke.length > 0 ? spoke.slice(0, quoted) : ranked.slice(0, 1);
  const quotes = shown.map((engagement) =>
    claim(describeEngagement(engagement), ...ofEngagement(engagement)),
  );
  const often =
    engagements.length > shown.length
      ? [
          claim(
            `In the last 90 days, ${countDeeds(engagements)}.`,
            ...engagements.flatMap((engagement) => ofEngagement(engagement)[0] ?? []),
          ),
        ]
      : [];
  const confirmed = engagements.some(isOwnWords);
  const doubt =
    role === null || isConfirmed(role, engagements)
      ? []
      : [
          claim(
            `A possible ${roleNames.economic_buyer}, not confirmed: ${whyUnconfirmed(engagements)}.`,
            ofProfile(person),
            ...engagements.flatMap((engagement) => ofEngagement(engagement)[0] ?? []),
          ),
        ];
  return {
    ...{ name, title: title ?? headline, networkUrl, engagements: engagements.length, confirmed },
    evidence: [...byTitle, ...doubt, ...quotes, ...often],
  };
}

function gapOf(
  role: BuyingRole,
  icp: Icp | null,
  company: SeenCompany,
  { filled, known }: { filled: readonly Placed[]; known: number },
): CommitteeRole["gap"] {
  const titles = titlesFor(role, icp, company.employeeCount);
  const name = excerpt(company.name, 60);
  const among = known === 1 ? `the one person known at ${name}` : `the ${known} people known at ${name}`;
  const [possible] = filled;
  const seen = possible
    ? `No ${roleNames[role]} is confirmed: ${excerpt(possible.person.name, 60)} has the title, and ${whyUnconfirmed(possible.engagements)}.`
    : known === 0
      ? `No one at ${name} is known yet.`
      : `No ${roleNames[role]} among ${among}.`;
  const sources = [ofCompany(company), ...(possible ? [ofProfile(possible.person)] : [])];
  return { ...claim(`${seen} Look for: ${titles.join(", ")}.`, ...sources), titles };
}

function listOf(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}
