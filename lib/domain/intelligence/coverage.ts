/** The committee of a purchase: roles with evidence, what is covered, and whom to look for. Pure. */
import type {
  BuyingRole,
  Claim,
  CommitteeRole,
  RoleMember,
  RolesOfPurchase,
} from "@/lib/contracts/v1/report-parts";
import { buyingRoles } from "@/lib/contracts/v1/report-parts";
import { settings } from "@/lib/domain/settings";
import type { Icp } from "@/lib/judgement/context/icp";
import { compileIcp } from "@/lib/judgement/fit/compile-icp";
import { excerpt } from "@/lib/judgement/text/excerpt";
import { meaningWeight } from "@/lib/judgement/weights";
import { buyingRoleOf, describeRole, roleNames } from "./buying-roles";
import { describeEngagement, times } from "./describe-engagement";
import { titlesFor } from "./role-titles";
import {
  type SeenCompany,
  type SeenEngagement,
  type SeenPerson,
  strongestFirst,
  strongestWeight,
} from "./seen";
import { claim, ofCompany, ofEngagement, ofProfile } from "./sources";

/** A person of the company with what was seen of them. */
export interface Placed {
  person: SeenPerson;
  role: BuyingRole | null;
  engagements: SeenEngagement[];
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
      engagements: own,
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
    const people = placed
      .filter((one) => one.role === role)
      .toSorted(moreEvidence)
      .slice(0, settings.intelligence.roleMembers)
      .map(toMember);
    const isExpected = expected.includes(role);
    const gap = seeks && isExpected && people.length === 0 ? gapOf(role, icp, company, placed.length) : null;
    return { role, expected: isExpected, people, gap };
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
  const covered = wanted.length - missing.length;
  const gaps = missing.length > 0 ? `; no ${listOf(missing)} seen` : "";
  return {
    covered,
    expected: wanted.length,
    coverage: { text: `${covered} of ${wanted.length} roles${gaps}.`, sources },
  };
}

const moreEvidence = (a: Placed, b: Placed): number =>
  strongestWeight(b.engagements) - strongestWeight(a.engagements) ||
  b.engagements.length - a.engagements.length ||
  (a.person.networkUrl < b.person.networkUrl ? -1 : 1);

function toMember({ person, role, engagements }: Placed): RoleMember {
  const { name, title, headline, networkUrl } = person;
  const byTitle = role ? [claim(describeRole(person, role), ofProfile(person))] : [];
  const ranked = strongestFirst(engagements);
  const spoke = ranked.filter(({ meaning }) => meaningWeight[meaning] > 0);
  // One reaction says as much as two.
  const shown = spoke.length > 0 ? spoke.slice(0, quoted) : ranked.slice(0, 1);
  const quotes = shown.map((engagement) =>
    claim(describeEngagement(engagement), ...ofEngagement(engagement)),
  );
  const often =
    engagements.length > shown.length
      ? [
          claim(
            `Engaged ${times(engagements.length)} in the last 90 days.`,
            ...engagements.flatMap((engagement) => ofEngagement(engagement)[0] ?? []),
          ),
        ]
      : [];
  return {
    ...{ name, title: title ?? headline, networkUrl, engagements: engagements.length },
    evidence: [...byTitle, ...quotes, ...often],
  };
}

function gapOf(role: BuyingRole, icp: Icp | null, company: SeenCompany, known: number): CommitteeRole["gap"] {
  const titles = titlesFor(role, icp, company.employeeCount);
  const name = excerpt(company.name, 60);
  const among = known === 1 ? `the one person known at ${name}` : `the ${known} people known at ${name}`;
  const seen = known === 0 ? `No one at ${name} is known yet.` : `No ${roleNames[role]} among ${among}.`;
  return { ...claim(`${seen} Look for: ${titles.join(", ")}.`, ofCompany(company)), titles };
}

function listOf(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}
