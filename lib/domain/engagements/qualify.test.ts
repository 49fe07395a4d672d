import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { creditEntries, engagements, people, signals } from "@/db/schema";
import type { Context } from "@/lib/context";
import { gateIds } from "@/lib/judgement/gates/gates";
import { type TestWorld, withRollback } from "@/tests/factories/context";
import { readBooks } from "@/tests/factories/ledger";
import { one } from "@/tests/factories/one";
import { type Employee, engage, leaderWithoutCompany, salesLeaders, student } from "@/tests/factories/people";
import { insertPost } from "@/tests/factories/signals";
import { insertSuppression, insertWorkspace } from "@/tests/factories/workspace";
import { qualifyEngagements } from "./qualify";

const leader = one(salesLeaders(1));

const storedSignals = ({ db, customerId }: Context) =>
  db.select().from(signals).where(eq(signals.customerId, customerId));
const engagementRow = async ({ db }: Context, { id }: { id: string }) =>
  one(await db.select().from(engagements).where(eq(engagements.id, id)));
const sum = (factors: { points: number }[]) => factors.reduce((all, factor) => all + factor.points, 0);

describe("a person who fits", () => {
  it("becomes a complete signal", () =>
    withRollback(async (world) => {
      const { ctx, announced, clock } = world;
      const { source } = await insertWorkspace(ctx);
      const engagement = await engage(ctx, leader, { sourceId: source.id });
      const result = await qualifyEngagements(ctx, { ids: [engagement.id] });
      expect(result).toEqual({ signals: 1, stacked: 0, rejected: 0, left: 0 });

      const signal = one(await storedSignals(ctx));
      expect(signal).toMatchObject({
        type: "TARGET_PERSON_COMMENT",
        kind: "comment",
        sourceId: source.id,
        sourceType: "target_person",
        engagementId: engagement.id,
        personName: leader.name,
        personTitle: leader.title,
        personUrl: leader.networkUrl,
        companyName: leader.company.name,
        companyKey: leader.company.networkUrl,
        employeeCount: leader.company.employees,
        classification: "buyer",
        engagementCount: 1,
        writtenBy: ctx.ports.writer.id,
        occurredAt: engagement.engagedAt,
        createdAt: clock.now(),
      });
      expect(sum(signal.receipt.fit)).toBe(signal.icpScore);
      expect(sum(signal.receipt.strength)).toBe(signal.strength);
      expect(signal.icpScore).toBeGreaterThanOrEqual(50);
      expect(signal.whyItMatters).toContain(leader.name.split(" ")[0]);
      expect(signal.suggestedOpener).not.toBe("");
      expect(signal.talkingPoints).toHaveLength(3);
      expect(signal.gates.map((gate) => [gate.id, gate.passed])).toEqual(gateIds.map((id) => [id, true]));
      expect(await engagementRow(ctx, engagement)).toMatchObject({
        status: "signal",
        signalId: signal.id,
        personId: signal.personId,
        gates: signal.gates,
      });
      const data = { customerId: ctx.customerId, signalIds: [signal.id] };
      expect(announced).toMatchObject([{ name: "signals/created", data }]);
      expect(await readBooks(ctx)).toMatchObject({ balance: 996, burned: 4 });
    }));

  it("becomes a signal for a post found by a keyword search", () =>
    withRollback(async ({ ctx }) => {
      const { source } = await insertWorkspace(ctx, {
        source: { type: "keyword_search", networkUrl: null, keywords: ["pipeline"] },
      });
      const post = { sourceId: source.id, kind: "post", text: null } as const;
      await qualifyEngagements(ctx, { ids: [(await engage(ctx, leader, post)).id] });
      const signal = one(await storedSignals(ctx));
      expect(signal).toMatchObject({ type: "KEYWORD_SEARCH_POST", kind: null });
      expect(sum(signal.receipt.strength)).toBe(signal.strength);
    }));

  it.each([
    ["own_company", "reaction", "OWN_COMPANY_REACTION"],
    ["competitor_company", "comment", "COMPETITOR_COMPANY_COMMENT"],
    ["keyword_search", "reaction", "KEYWORD_SEARCH_REACTION"],
  ] as const)("with source %s and a %s becomes %s", (type, kind, expected) =>
    withRollback(async ({ ctx }) => {
      const { source } = await insertWorkspace(ctx, { source: { type } });
      const engagement = await engage(ctx, leader, { sourceId: source.id, kind });
      await qualifyEngagements(ctx, { ids: [engagement.id] });
      expect(one(await storedSignals(ctx)).type).toBe(expected);
    }),
  );
});

describe("the gates", () => {
  const suppress = (kind: "person" | "company" | "domain", value: string) => (ctx: Context) =>
    insertSuppression(ctx, { kind, value });
  const nobody = { networkUrl: "https://www.network.example/in/nobody-of-that-name", name: "Nobody" };
  const loner = leaderWithoutCompany();
  const domain = new URL(leader.company.website ?? "").hostname.replace("www.", "");

  const refusals: {
    name: string;
    gate: (typeof gateIds)[number];
    burned: number;
    calls: number;
    person?: Pick<Employee, "networkUrl" | "name">;
    workspace?: Parameters<typeof insertWorkspace>[1];
    post?: Parameters<typeof insertPost>[1];
    arrange?: (ctx: Context) => Promise<void>;
  }[] = [
    {
      name: "a suppressed person, before any look-up or payment",
      gate: "suppressed",
      burned: 0,
      calls: 0,
      arrange: suppress("person", leader.networkUrl),
    },
    {
      name: "someone at a suppressed company",
      gate: "suppressed",
      burned: 4,
      calls: 2,
      arrange: suppress("company", leader.company.networkUrl),
    },
    {
      name: "someone at a suppressed domain",
      gate: "suppressed",
      burned: 4,
      calls: 2,
      arrange: suppress("domain", domain),
    },
    {
      name: "an employee of the workspace's own company",
      gate: "own_employee",
      burned: 4,
      calls: 2,
      workspace: { customer: { companyNetworkUrl: leader.company.networkUrl } },
    },
    {
      name: "an employee of the company that posted, even if a keyword search found the post",
      gate: "own_employee",
      burned: 4,
      calls: 2,
      workspace: { source: { type: "keyword_search", networkUrl: null, keywords: ["pipeline"] } },
      post: { authorKind: "company", authorNetworkUrl: leader.company.networkUrl },
    },
    {
      name: "someone the network does not know, at no cost",
      gate: "profile",
      burned: 0,
      calls: 1,
      person: nobody,
    },
    {
      name: "someone without a company if the ICP limits company size",
      gate: "company",
      burned: 4,
      calls: 1,
      person: loner,
      workspace: { icp: { minEmployees: 10 } },
    },
    {
      name: "a company that is too small",
      gate: "icp_limits",
      burned: 4,
      calls: 2,
      workspace: { icp: { minEmployees: leader.company.employees + 1 } },
    },
    {
      name: "a company that is too large",
      gate: "icp_limits",
      burned: 4,
      calls: 2,
      workspace: { icp: { maxEmployees: leader.company.employees - 1 } },
    },
    { name: "someone who does not fit", gate: "score", burned: 4, calls: 2, person: student() },
  ];

  it.each(refusals)("reject $name", ({ gate, burned, calls, person = leader, workspace, post, arrange }) =>
    withRollback(async (world) => {
      const { ctx } = world;
      const { source } = await insertWorkspace(ctx, workspace);
      await arrange?.(ctx);
      const { id: postId } = await insertPost(ctx, { ...post, sourceId: source.id });
      const engagement = await engage(ctx, person, { postId });
      const result = await qualifyEngagements(ctx, { ids: [engagement.id] });
      expect(result).toEqual({ signals: 0, stacked: 0, rejected: 1, left: 0 });

      const row = await engagementRow(ctx, engagement);
      const asked = gateIds.slice(0, gateIds.indexOf(gate) + 1);
      expect(row.status).toBe("rejected");
      expect(row.gates?.map((verdict) => [verdict.id, verdict.passed])).toEqual(
        asked.map((id) => [id, id !== gate]),
      );
      for (const verdict of row.gates ?? []) expect(verdict.reason).not.toBe("");
      expect(await storedSignals(ctx)).toEqual([]);
      expect([world.calls.length, world.announced]).toEqual([calls, []]);
      expect(await readBooks(ctx)).toMatchObject({ burned, balance: 1_000 - burned, ledger: 1_000 - burned });
    }),
  );
});

describe("the vendor", () => {
  /** Three people who fit, one engagement each. */
  async function engageThree({ ctx }: TestWorld) {
    const { source } = await insertWorkspace(ctx);
    const post = await insertPost(ctx, { sourceId: source.id });
    const engaged = [];
    for (const person of salesLeaders(3)) {
      engaged.push({ person, ...(await engage(ctx, person, { postId: post.id })) });
    }
    return engaged;
  }

  it("may time out for one person: the others are judged, and that one is retried at no extra cost", () =>
    withRollback(async (world) => {
      const { ctx, failWhen, announced } = world;
      const engaged = await engageThree(world);
      const ids = engaged.map(({ id }) => id);
      const slow = engaged[1]?.person.networkUrl;
      failWhen((call) => (call.subject === slow ? "timeout" : null));
      await expect(qualifyEngagements(ctx, { ids })).rejects.toMatchObject({ failure: "timeout" });
      expect(await storedSignals(ctx)).toHaveLength(2);
      expect(await readBooks(ctx)).toMatchObject({ burned: 8, balance: 988 });

      failWhen(null);
      expect(await qualifyEngagements(ctx, { ids })).toMatchObject({ signals: 1, left: 0 });
      expect(await storedSignals(ctx)).toHaveLength(3);
      expect(await readBooks(ctx)).toMatchObject({ burned: 12, balance: 988 });
      expect(announced).toHaveLength(2);
    }));

  it("may fail for a company: its people stay pending", () =>
    withRollback(async (world) => {
      const { ctx, failWhen } = world;
      const engaged = await engageThree(world);
      const ids = engaged.map(({ id }) => id);
      const slow = engaged[0]?.person.company.networkUrl;
      failWhen((call) => (call.subject === slow ? "unavailable" : null));
      await expect(qualifyEngagements(ctx, { ids })).rejects.toMatchObject({ failure: "unavailable" });
      expect(await storedSignals(ctx)).toHaveLength(2);
      failWhen(null);
      expect(await qualifyEngagements(ctx, { ids })).toMatchObject({ signals: 1 });
    }));

  it("may return malformed data: after eight attempts the person is judged not found and refunded", () =>
    withRollback(async (world) => {
      const { ctx, failWhen } = world;
      const engaged = await engageThree(world);
      const ids = engaged.map(({ id }) => id);
      const broken = one(engaged);
      failWhen((call) => (call.subject === broken.person.networkUrl ? "malformed" : null));
      for (let tried = 1; tried < 8; tried++) {
        await expect(qualifyEngagements(ctx, { ids })).rejects.toMatchObject({ failure: "malformed" });
        expect(await engagementRow(ctx, broken)).toMatchObject({ status: "pending", tries: tried });
      }
      expect(await qualifyEngagements(ctx, { ids })).toMatchObject({ rejected: 1, left: 0 });
      const row = await engagementRow(ctx, broken);
      expect(row.gates?.at(-1)).toMatchObject({ id: "profile", passed: false });
      expect(await readBooks(ctx)).toMatchObject({ burned: 8, balance: 992, ledger: 992 });
    }));
});

describe("what keeps engagements pending", () => {
  it.each([
    { customer: { lifecycle: "suspended" } },
    { icp: { isDefault: false } },
    { customer: { dailyBudgetCapCents: 0 } },
  ] as const)("%o leaves them unchanged", (change) =>
    withRollback(async ({ ctx, calls }) => {
      await insertWorkspace(ctx, change);
      const engagement = await engage(ctx, leader);
      expect(await qualifyEngagements(ctx, { ids: [engagement.id] })).toMatchObject({ left: 1 });
      expect((await engagementRow(ctx, engagement)).status).toBe("pending");
      expect([calls, await readBooks(ctx)]).toMatchObject([[], { burned: 0, balance: 1_000 }]);
    }),
  );

  it("judges as far as the credits allow, and known people even without any", () =>
    withRollback(async ({ ctx, db }) => {
      await insertWorkspace(ctx, { customer: { credits: 5 } });
      const [first, second] = salesLeaders(2);
      if (!first || !second) throw new Error("Two people are needed");
      const post = await insertPost(ctx);
      const ids = [
        (await engage(ctx, first, { postId: post.id })).id,
        (await engage(ctx, second, { postId: post.id })).id,
      ];
      expect(await qualifyEngagements(ctx, { ids })).toMatchObject({ signals: 1, left: 1 });
      expect(await readBooks(ctx)).toMatchObject({ balance: 1, ledger: 1, burned: 4 });
      const known = one(await db.select().from(people).where(eq(people.customerId, ctx.customerId)));
      const again = await engage(ctx, known, { sourceId: post.sourceId });
      expect(await qualifyEngagements(ctx, { ids: [again.id] })).toMatchObject({ stacked: 1, left: 0 });
      const entries = await db
        .select()
        .from(creditEntries)
        .where(eq(creditEntries.customerId, ctx.customerId));
      expect(entries.map((entry) => entry.kind).toSorted()).toEqual(["grant", "hold", "settle"]);
    }));
});
