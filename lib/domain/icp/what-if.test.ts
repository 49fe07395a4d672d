import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { findKnownPeople } from "@/db/queries/what-if";
import { engagements, icpProfiles, people, signals } from "@/db/schema";
import { days, hours } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { IcpWhatIf, IcpWhatIfResult } from "@/lib/contracts/what-if";
import { qualifyEngagements } from "@/lib/domain/engagements/qualify";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { readBooks } from "@/tests/factories/ledger";
import { engage, know, salesLeaders, student } from "@/tests/factories/people";
import { insertCompany, insertEngagement, insertPerson, insertPost } from "@/tests/factories/signals";
import { insertCustomer, insertIcp, insertSuppression, insertWorkspace } from "@/tests/factories/workspace";
import { askWhatIf } from "./what-if";

const ask = async (ctx: Context, body: unknown = {}) =>
  IcpWhatIfResult.parse(await askWhatIf(ctx, IcpWhatIf.parse(body)));
const nobody = { signals: 0, buyers: 0, influencers: 0, averageFit: null };
const none = { count: 0, examples: [] };

type Side = "now" | "proposed";
/** The bins of one side that hold anyone, as "from-to: count". */
const filled = ({ fits }: IcpWhatIfResult, side: Side) =>
  fits.flatMap((bin) => (bin[side] > 0 ? [`${bin.from}-${bin.to}: ${bin[side]}`] : []));
/** How many people the bins hold from the least fit of a signal on. */
const reaching = ({ fits, minFit }: IcpWhatIfResult, side: Side) =>
  fits.filter(({ from }) => from >= minFit).reduce((sum, bin) => sum + bin[side], 0);

/** Four people who fit and one who does not, judged by the pipeline. */
async function qualifySome(ctx: Context, icp: Parameters<typeof insertIcp>[1] = {}) {
  const { source } = await insertWorkspace(ctx, { icp });
  const ids = [];
  for (const person of [...salesLeaders(4), student()]) {
    ids.push((await engage(ctx, person, { sourceId: source.id })).id);
  }
  await qualifyEngagements(ctx, { ids });
}

const ago = (ctx: Context, ms: number) => new Date(ctx.clock.now().getTime() - ms);

describe("what the current ICP finds", () => {
  it("matches the pipeline: every fit, class and refusal", () =>
    withRollback(async ({ ctx, db }) => {
      await qualifySome(ctx);
      const stored = await db.select().from(signals).where(eq(signals.customerId, ctx.customerId));
      const judged = await db.select().from(engagements).where(eq(engagements.customerId, ctx.customerId));
      const refused = judged.filter(({ status }) => status === "rejected");
      expect([stored.length, refused.length]).toEqual([4, 1]);

      const result = await ask(ctx, { minEmployees: 10_000_000 });
      const sum = stored.reduce((all, { icpScore }) => all + (icpScore ?? 0), 0);
      const count = (wanted: string) =>
        stored.filter(({ classification }) => classification === wanted).length;
      expect(result).toMatchObject({ days: 30, people: 5, sampled: { people: 5, isComplete: true } });
      expect(result.now).toEqual({
        signals: 4,
        buyers: count("buyer"),
        influencers: count("influencer"),
        averageFit: Math.round((sum / 4) * 10) / 10,
      });
      const fits = result.lost.examples.map(({ personName, fit }) => `${personName} ${fit}`);
      expect(fits.toSorted()).toEqual(stored.map((row) => `${row.personName} ${row.icpScore}`).toSorted());
      const [gate] = refused.flatMap(({ gates }) => gates?.find(({ passed }) => !passed)?.id ?? []);
      expect(result.rejectedBy.filter(({ now }) => now > 0)).toEqual([
        { gate, now: 1, proposed: expect.any(Number) },
      ]);
    }));

  it("is the same for an identical ICP, and asking changes nothing", () =>
    withRollback(async ({ ctx, db, calls }) => {
      await qualifySome(ctx);
      const state = async () => ({
        books: await readBooks(ctx),
        calls: calls.length,
        icp: await db.select().from(icpProfiles).where(eq(icpProfiles.customerId, ctx.customerId)),
        signals: await db.select().from(signals).where(eq(signals.customerId, ctx.customerId)),
        judged: await db.select().from(engagements).where(eq(engagements.customerId, ctx.customerId)),
      });
      const before = await state();
      const result = await ask(ctx);
      expect(result.proposed).toEqual(result.now);
      expect(result).toMatchObject({ gained: none, lost: none, moved: none });
      expect(await ask(ctx)).toEqual(result);
      await ask(ctx, { targetTitles: ["Student"], targetSeniority: [], targetPersonas: [] });
      expect(await state()).toEqual(before);
    }));
});

describe("a changed ICP", () => {
  it("gains people a limit kept out, best first, with what keeps them out today", () =>
    withRollback(async ({ ctx }) => {
      await qualifySome(ctx, { maxEmployees: 1 });
      const { now, proposed, gained, lost, rejectedBy } = await ask(ctx, { maxEmployees: null });
      expect(now).toEqual(nobody);
      expect(proposed).toMatchObject({ signals: 4, averageFit: expect.any(Number) });
      expect([gained.count, lost]).toEqual([4, none]);
      const names = salesLeaders(4).map(({ name }) => name);
      expect(gained.examples.map(({ personName }) => personName).toSorted()).toEqual(names.toSorted());
      const fits = gained.examples.map(({ fit }) => fit);
      expect(fits).toEqual(fits.toSorted((a, b) => b - a));
      expect(gained.examples[0]?.reason).toContain("outside the ICP's at most 1 employee");
      expect(rejectedBy).toContainEqual({ gate: "icp_limits", now: 5, proposed: 0 });
    }));

  it("moves people who stay a signal with a different fit", () =>
    withRollback(async ({ ctx }) => {
      await qualifySome(ctx);
      const { now, moved, lost } = await ask(ctx, { targetIndustries: ["IT Services"] });
      expect(moved.count).toBe(now.signals - lost.count);
      expect(moved.count).toBeGreaterThan(0);
      for (const { now, proposed } of moved.examples) expect(proposed.fit).toBeLessThan(now.fit);
    }));

  it("loses people it no longer matches, with what would keep them out", () =>
    withRollback(async ({ ctx }) => {
      await insertWorkspace(ctx);
      const person = await know(ctx, { person: { title: "VP Sales", name: "Vera" } });
      const wish = { targetTitles: ["Nurse"], targetPersonas: ["legal"], targetSeniority: ["junior"] };
      const { now, proposed, lost, gained, rejectedBy } = await ask(ctx, wish);
      expect([now.signals, proposed, gained]).toEqual([1, nobody, none]);
      expect(lost).toEqual({
        count: 1,
        examples: [
          {
            personName: "Vera",
            personTitle: "VP Sales",
            companyName: person.companyName,
            fit: now.averageFit,
            reason: expect.stringMatching(/^A fit of \d+ is below the 50/),
          },
        ],
      });
      expect(rejectedBy).toEqual([{ gate: "score", now: 0, proposed: 1 }]);
    }));

  it("is refused if its range is empty combined with the current limits, or without an ICP", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      await expect(ask(ctx)).rejects.toMatchObject({ code: "NoIcp", status: 404 });
      await insertIcp(ctx, { minEmployees: 50, maxEmployees: 100 });
      for (const change of [{ minEmployees: 101 }, { maxEmployees: 49 }]) {
        await expect(ask(ctx, change)).rejects.toMatchObject({
          code: "validation_error",
          details: [{ path: "maxEmployees" }],
        });
      }
      expect((await ask(ctx, { minEmployees: 200, maxEmployees: null })).people).toBe(0);
    }));

  it.each([
    { minEmployees: 10, maxEmployees: 9 },
    { minEmployees: -1 },
    { targetTitles: "VP" },
    { targetTitles: null },
    { name: "Renamed" },
    { customerId: newId() },
    { days: 0 },
    { days: 91 },
    { days: 1.5 },
    { days: "30" },
  ])("the contract refuses %j", (body) => {
    expect(IcpWhatIf.safeParse(body).success).toBe(false);
  });
});

describe("the histogram of fits", () => {
  it("covers 0 to 100 in twenty steps, the last of which includes 100", () =>
    withRollback(async ({ ctx }) => {
      await insertWorkspace(ctx);
      const { fits } = await ask(ctx);
      expect(fits.map(({ from, to }) => to - from)).toEqual([...Array<number>(19).fill(4), 5]);
      expect([fits[0]?.from, fits.at(-1)?.to]).toEqual([0, 100]);
      expect(fits.map(({ from }) => from)).toEqual(fits.map((_, step) => step * 5));
    }));

  it("counts as many people from the least fit on as are signals, on both sides", () =>
    withRollback(async ({ ctx }) => {
      await qualifySome(ctx);
      const result = await ask(ctx, { targetIndustries: ["IT Services"] });
      expect(result.now.signals).toBeGreaterThan(0);
      expect(reaching(result, "now")).toBe(result.now.signals);
      expect(reaching(result, "proposed")).toBe(result.proposed.signals);
      expect(filled(result, "now")).not.toEqual(filled(result, "proposed"));
    }));

  it("shows people of fit 100 in the last step, and people below the least fit", () =>
    withRollback(async ({ ctx }) => {
      await insertWorkspace(ctx);
      await know(ctx, { person: { title: "VP Sales" } });
      const result = await ask(ctx, {
        targetTitles: ["Nurse"],
        targetPersonas: ["legal"],
        targetSeniority: ["junior"],
      });
      expect([result.now.averageFit, filled(result, "now")]).toEqual([100, ["95-100: 1"]]);
      expect([filled(result, "proposed").length, reaching(result, "proposed")]).toEqual([1, 0]);
    }));

  it("leaves out people whom something else than their fit rejects", () =>
    withRollback(async ({ ctx }) => {
      await qualifySome(ctx);
      const result = await ask(ctx, { minEmployees: 10_000_000 });
      expect(filled(result, "now").length).toBeGreaterThan(0);
      expect(filled(result, "proposed")).toEqual([]);
    }));
});

describe("who is judged", () => {
  it("is no one in an empty workspace", () =>
    withRollback(async ({ ctx }) => {
      await insertWorkspace(ctx);
      expect(await ask(ctx, { days: 90, targetTitles: ["CRO"] })).toEqual({
        ...{ days: 90, people: 0, sampled: { people: 0, isComplete: true } },
        ...{ now: nobody, proposed: nobody, gained: none, lost: none, moved: none, rejectedBy: [] },
        ...{ minFit: 50, fits: expect.any(Array) },
      });
    }));

  it("is no one from another workspace, even if both know the same people", () =>
    withRollback(async ({ ctx }) => {
      const other = { ...ctx, customerId: newId() };
      await insertWorkspace(other);
      await insertWorkspace(ctx);
      const networkUrl = "https://www.network.example/in/both";
      await know(other, { person: { networkUrl } });
      // Also engaged with us, but no one is known at this address.
      await insertEngagement(ctx, { personUrl: networkUrl, status: "rejected" });
      await insertEngagement(other, { personUrl: (await know(ctx)).networkUrl, status: "rejected" });
      const { id: personId } = await insertPerson(other);
      await insertEngagement(other, { personId, status: "signal" });
      expect((await ask(ctx)).people).toBe(1);
      expect((await ask(other)).people).toBe(2);
    }));

  it("is each person once, from recent days, and only with judged engagements", () =>
    withRollback(async ({ ctx }) => {
      await insertWorkspace(ctx);
      const edge = await know(ctx, { engagement: { createdAt: ago(ctx, days(7)) } });
      await insertEngagement(ctx, { personUrl: edge.networkUrl, status: "stacked", personId: edge.id });
      // At an address that was never looked up itself.
      const { id: personId } = await insertPerson(ctx);
      await insertEngagement(ctx, { personId, status: "signal" });
      await know(ctx, { engagement: { createdAt: ago(ctx, days(7) + 1) } });
      await know(ctx, { engagement: { status: "pending" } });
      await insertEngagement(ctx, { status: "rejected" });
      const { people: judged, sampled } = await ask(ctx, { days: 7 });
      expect({ judged, sampled }).toEqual({ judged: 2, sampled: { people: 2, isComplete: true } });
      expect((await ask(ctx, { days: 8 })).people).toBe(3);
    }));

  it.each(["person", "company", "domain"] as const)("is no one suppressed by a %s", (kind) =>
    withRollback(async ({ ctx }) => {
      await insertWorkspace(ctx);
      const company = await insertCompany(ctx, { website: "https://shop.gone.example" });
      const works = { companyId: company.id, companyNetworkUrl: company.networkUrl };
      const { networkUrl } = await know(ctx, { person: works });
      await know(ctx);
      const value = { person: networkUrl, company: company.networkUrl ?? "", domain: "gone.example" }[kind];
      expect((await ask(ctx)).now.signals).toBe(2);
      await insertSuppression(ctx, { kind, value });
      const result = await ask(ctx, { minEmployees: 1_000_000 });
      expect(result).toMatchObject({ people: 1, now: { signals: 1 }, lost: { count: 1 } });
      expect(result.rejectedBy.map(({ gate }) => gate)).toEqual(["icp_limits"]);
    }),
  );

  it("includes someone who reacted to their own employer, based on their other engagements", () =>
    withRollback(async ({ ctx }) => {
      await insertWorkspace(ctx);
      const person = await insertPerson(ctx);
      const { companyNetworkUrl: authorNetworkUrl } = person;
      const page = await insertPost(ctx, { authorKind: "company", authorNetworkUrl });
      const did = { personUrl: person.networkUrl, personId: person.id, status: "rejected" } as const;
      await insertEngagement(ctx, { ...did, postId: page.id });
      expect(await ask(ctx)).toMatchObject({
        now: nobody,
        rejectedBy: [{ gate: "own_employee", now: 1, proposed: 1 }],
      });
      await insertEngagement(ctx, { ...did, createdAt: ago(ctx, hours(5)) });
      expect(await ask(ctx)).toMatchObject({ people: 1, now: { signals: 1 }, rejectedBy: [] });
    }));
});

describe("how many are judged", () => {
  it("is limited by people and by engagements, newest first, and the answer says so", () =>
    withRollback(async ({ ctx, db }) => {
      const { customerId } = ctx;
      await insertWorkspace(ctx);
      const known: string[] = [];
      for (const age of [1, 2, 3]) {
        known.push((await know(ctx, { engagement: { createdAt: ago(ctx, hours(age)) } })).id);
      }
      // The newest belongs to someone who was never found.
      await insertEngagement(ctx, { status: "rejected" });
      const find = async (bounds: { people: number; engagements: number }) => {
        const found = await findKnownPeople(db, { customerId, since: ago(ctx, days(1)), ...bounds });
        return [found.people.map(({ person }) => person.id), found.isComplete];
      };
      expect(await find({ people: 3, engagements: 4 })).toEqual([known, true]);
      expect(await find({ people: 2, engagements: 4 })).toEqual([known.slice(0, 2), false]);
      expect(await find({ people: 3, engagements: 3 })).toEqual([known, false]);
      expect(await find({ people: 3, engagements: 1 })).toEqual([known.slice(0, 1), false]);
    }));

  it("is two thousand, with ten examples", () =>
    withRollback(async ({ ctx, db, clock }) => {
      await insertWorkspace(ctx);
      const { customerId } = ctx;
      const post = await insertPost(ctx);
      const many = Array.from({ length: 2_001 }, (_, n) => ({ id: newId(), url: `person ${n}` }));
      const insertMany = async (crowd: typeof many) => {
        const title = "VP Sales";
        await db
          .insert(people)
          .values(crowd.map(({ id, url }) => ({ id, customerId, networkUrl: url, name: url, title })));
        const did = { customerId, postId: post.id, sourceId: post.sourceId, kind: "reaction" as const };
        const at = { engagedAt: clock.now(), dueAt: clock.now(), createdAt: clock.now() };
        const judged = { status: "signal" as const, ...did, ...at };
        await db.insert(engagements).values(
          crowd.map(({ id, url }) => ({
            ...judged,
            id: newId(),
            personId: id,
            personUrl: url,
            personName: url,
          })),
        );
      };
      await insertMany(many.slice(0, 2_000));
      const wish = { targetTitles: ["Nurse"], targetPersonas: ["legal"], targetSeniority: ["junior"] };
      expect(await ask(ctx, wish)).toMatchObject({
        ...{ people: 2_000, sampled: { people: 2_000, isComplete: true }, now: { signals: 2_000 } },
        lost: { count: 2_000, examples: { length: 10 } },
      });
      await insertMany(many.slice(2_000));
      expect((await ask(ctx)).sampled).toEqual({ people: 2_000, isComplete: false });
    }));
});
