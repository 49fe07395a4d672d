import { findCustomer, findDefaultIcp, findSuppressions, type IcpProfile } from "@/db/queries/customers";
import { findWatchedCompanies } from "@/db/queries/sources";
import type { Lifecycle } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import { type Exclusions, exclusionsFor } from "@/lib/judgement/context/exclusions";
import { scorerFor } from "@/lib/judgement/fit/score-engagement";
import type { CompanyIdentity } from "@/lib/judgement/gates/gates";

/** What a workspace judges people by. */
export interface Standards extends WorkspaceFacts {
  icp: IcpProfile;
  score: ReturnType<typeof scorerFor>;
  /** What the ICP excludes about a person, if anything. */
  findExclusion: Exclusions;
}

interface WorkspaceFacts {
  ownCompany: { networkUrl: string | null; name: string };
  /** Companies whose pages are sources. */
  watchedCompanies: readonly CompanyIdentity[];
  suppressions: { kind: "person" | "company" | "domain"; value: string }[];
  now: Date;
}

/** Prepares an ICP for judging many people. */
export const standardsOf = (icp: IcpProfile, facts: WorkspaceFacts): Standards => ({
  ...facts,
  icp,
  score: scorerFor(icp),
  findExclusion: exclusionsFor(icp),
});

/** The workspace's current standards; null if it has no ICP. */
export async function readStandards(
  ctx: Pick<Context, "db" | "customerId" | "clock">,
): Promise<{ standards: Standards; lifecycle: Lifecycle } | null> {
  const { db, customerId } = ctx;
  const [customer, icp, suppressions, watchedCompanies] = await Promise.all([
    findCustomer(db, { customerId }),
    findDefaultIcp(db, { customerId }),
    findSuppressions(db, { customerId }),
    findWatchedCompanies(db, { customerId }),
  ]);
  if (!customer || !icp) return null;
  const ownCompany = { networkUrl: customer.companyNetworkUrl, name: customer.name };
  const standards = standardsOf(icp, { ownCompany, watchedCompanies, suppressions, now: ctx.clock.now() });
  return { standards, lifecycle: customer.lifecycle };
}
