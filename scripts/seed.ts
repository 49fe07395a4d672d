/** The demo workspaces and users. Created once: a second run changes nothing. */

import { type Db, openDb } from "@/db/client";
import { customers, icpProfiles, memberships, sources, users } from "@/db/schema";
import type { Role, SourceType } from "@/db/vocabulary";
import { type Clock, days } from "@/lib/clock";
import type { NewSource } from "@/lib/contracts/sources";
import { grantAllotment } from "@/lib/domain/credits/grant-allotment";
import { addUtcMonths } from "@/lib/domain/credits/period";
import { canonicalSource } from "@/lib/domain/sources/canonical";
import { stableId } from "@/lib/ids";
import { fixedAddresses } from "@/lib/networks/fixed-addresses";
import type { Ports } from "@/lib/ports";
import { sandboxCatalogue } from "@/packages/sandbox-network/catalogue";
import { makeHistory } from "./demo-history";
import { sandboxIcp } from "./sandbox-icp";

const demoSlug = "demo";
/** How old a workspace with a history is: its billing month ends neither soon nor with the history. */
const demoAgeDays = 45;

interface Workspace {
  slug: string;
  name: string;
  plan: "growth" | "starter";
  credits: number;
  companyNetworkUrl: string;
  members: { email: string; name: string; role: Role }[];
  sources: { sourceType: SourceType; networkUrl?: string; keywords?: string[]; displayName: string }[];
}

function workspaces(): Workspace[] {
  const { home, competitors, companies, authors, keywords } = sandboxCatalogue();
  const [first, second, third] = authors;
  const [rival, secondRival] = competitors;
  const [pipeline] = keywords;
  const [otherHome, otherRival] = companies;
  if (!first || !second || !third || !rival || !secondRival || !pipeline || !otherHome || !otherRival) {
    throw new Error("The sandbox catalog is too small to seed from");
  }
  const person = (author: typeof first) =>
    ({ sourceType: "target_person", networkUrl: author.networkUrl, displayName: author.name }) as const;
  const competitor = ({ networkUrl, name }: typeof rival) =>
    ({ sourceType: "competitor_company", networkUrl, displayName: name }) as const;
  const search = ({ displayName, phrases }: typeof pipeline) =>
    ({ sourceType: "keyword_search", keywords: phrases, displayName }) as const;
  return [
    {
      slug: demoSlug,
      name: "Demo",
      plan: "growth",
      credits: 12_000,
      companyNetworkUrl: home.networkUrl,
      members: [
        { email: "admin@demo.example", name: "Demo Admin", role: "admin" },
        { email: "manager@demo.example", name: "Demo Manager", role: "manager" },
        { email: "user@demo.example", name: "Demo User", role: "user" },
      ],
      sources: [
        person(first),
        person(second),
        { sourceType: "own_company", networkUrl: home.networkUrl, displayName: home.name },
        competitor(rival),
        competitor(secondRival),
        search(pipeline),
      ],
    },
    {
      slug: "other",
      name: "Other",
      plan: "starter",
      credits: 40,
      companyNetworkUrl: otherHome.networkUrl,
      members: [{ email: "admin@other.example", name: "Other Admin", role: "admin" }],
      sources: [person(third), competitor(otherRival)],
    },
  ];
}

/** When the data is made, and the ports for the first workspace's history, if it gets one. */
interface SeedOptions {
  now?: Date;
  /** Whether the address is a transaction pooler's. */
  pooled?: boolean;
  openPorts?: (db: Db, clock: Clock) => Ports;
}

/**
 * Seeds a database that does not have a workspace with that name yet. The sources are due for discovery immediately.
 */
export async function seedDatabase(databaseUrl: string, options: SeedOptions = {}): Promise<void> {
  const { db, close } = openDb(databaseUrl, { max: 1, pooled: options.pooled ?? false });
  try {
    await db.transaction((tx) => seedWorkspaces(tx, options));
  } finally {
    await close();
  }
}

/** The same in a transaction. */
export async function seedWorkspaces(
  tx: Db,
  { now = new Date(), openPorts }: SeedOptions = {},
): Promise<void> {
  const operator = { email: "operator@platform.example", name: "Platform Operator", isOperator: true };
  await insertPerson(tx, operator);
  for (const workspace of workspaces()) {
    const hasHistory = openPorts !== undefined && workspace.slug === demoSlug;
    const begun = hasHistory ? new Date(now.getTime() - days(demoAgeDays)) : now;
    const customerId = await insertWorkspace(tx, workspace, begun);
    if (!hasHistory || !customerId) continue;
    await makeHistory({ db: tx, customerId, now, openPorts: (clock) => openPorts(tx, clock) });
  }
}

async function insertPerson(
  db: Db,
  person: { email: string; name: string; isOperator: boolean },
): Promise<string> {
  const [user] = await db
    .insert(users)
    .values({ id: stableId("user", person.email), ...person })
    .onConflictDoUpdate({ target: users.email, set: { email: person.email } })
    .returning({ id: users.id });
  if (!user) throw new Error("An upsert returned no row");
  return user.id;
}

/** Returns the workspace's ID; null if it exists. */
async function insertWorkspace(db: Db, workspace: Workspace, now: Date): Promise<string | null> {
  const customerId = stableId("customer", workspace.slug);
  const periodEnd = addUtcMonths(now, 1);
  const made = await db
    .insert(customers)
    .values({
      id: customerId,
      name: workspace.name,
      companyNetworkUrl: workspace.companyNetworkUrl,
      lifecycle: "active",
      planSlug: workspace.plan,
      autoHarvest: true,
      dailyBudgetCapCents: 5_000,
      periodStart: now,
      periodEnd,
      activatedAt: now,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: customers.id });
  if (made.length === 0) return null;
  const icpId = stableId("icp", workspace.slug);
  await db
    .insert(icpProfiles)
    .values({ id: icpId, customerId, name: "Default", ...sandboxIcp, draft: sandboxIcp });
  for (const { email, name, role } of workspace.members) {
    const userId = await insertPerson(db, { email, name, isOperator: false });
    await db.insert(memberships).values({ customerId, userId, role });
  }
  for (const source of workspace.sources) await insertSource(db, customerId, source, now);
  await grantAllotment(db, { customerId, credits: workspace.credits, periodStart: now, periodEnd, now });
  return customerId;
}

async function insertSource(db: Db, customerId: string, source: NewSource, now: Date): Promise<void> {
  const canonical = canonicalSource(
    source,
    fixedAddresses({ id: "sandbox", name: "Sample network", host: "www.network.example" }),
  );
  await db.insert(sources).values({
    id: stableId("source", customerId, canonical.key),
    customerId,
    type: source.sourceType,
    ...canonical,
    nextDiscoveryAt: now,
    createdAt: now,
  });
}
