import { eq } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sources } from "@/db/schema";
import { type Context, transaction } from "@/lib/context";
import { type CreatedSources, NewSources, type SkipReason } from "@/lib/contracts/sources";
import { settings } from "@/lib/domain/settings";
import { newId } from "@/lib/ids";
import { withDatabase, withRollback } from "@/tests/factories/context";
import { one } from "@/tests/factories/one";
import { insertSignal } from "@/tests/factories/signals";
import { insertCustomer, insertSource } from "@/tests/factories/workspace";
import { casesOf } from "@/tests/setup/nightly";
import { changeSource, removeSource } from "./change";
import { claimDiscoveries } from "./claim-discovery";
import { createSource } from "./create";
import { createSources } from "./create-many";
import { listSources } from "./read";

/** Adds people like the API: input that the contract refuses never gets here. */
const addAll = (ctx: Context, inputs: string[], displayName?: string) =>
  createSources(ctx, NewSources.parse({ sourceType: "target_person", inputs, displayName }));
const urlOf = (slug: string) => `https://www.network.example/in/${slug}`;
const reasons = ({ skipped }: CreatedSources) => skipped.map(({ reason }) => reason);

describe("adding many people", () => {
  it("creates them in the given order, and requests one discovery for each", () =>
    withRollback(async ({ ctx, clock, announced }) => {
      await insertCustomer(ctx);
      const { created, skipped } = await addAll(ctx, ["in/Zoe-Unal/", "network.example/in/ana-lopez?x=1"]);
      expect(skipped).toEqual([]);
      expect(created.map(({ id, ...rest }) => rest)).toEqual([
        { networkUrl: urlOf("zoe-unal"), displayName: "Zoe Unal" },
        { networkUrl: urlOf("ana-lopez"), displayName: "Ana Lopez" },
      ]);
      expect(announced.map(({ name, data }) => ({ name, data }))).toEqual(
        created.map(({ id }) => ({
          name: "source/discovery.due",
          data: { customerId: ctx.customerId, sourceId: id },
        })),
      );
      const { data } = await listSources(ctx, { period: "all" });
      const nextDiscoveryAt = new Date(clock.now().getTime() + settings.discovery.claimMs).toISOString();
      expect(new Set(data.map((source) => source.nextDiscoveryAt))).toEqual(new Set([nextDiscoveryAt]));
    }));

  it("gives the reason for each skipped input, with its canonical form if it has one", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx, { planSlug: "trial" });
      await addAll(ctx, ["in/active", "in/paused", "in/third"]);
      const { data } = await listSources(ctx, { period: "all" });
      const sourceId = data.find(({ networkUrl }) => networkUrl === urlOf("paused"))?.id ?? "";
      await changeSource(ctx, { sourceId, change: { isActive: false } });
      const inputs = ["in/ACTIVE", "in/paused", "ana", "company/acme", "", "in/a\0b", "x".repeat(9_000)];
      const { created, skipped } = await addAll(ctx, [
        ...inputs,
        ...["in/one", "in/One/", "in/two", "in/three", "in/four", "in/four", "in/active"],
      ]);
      expect(created.map(({ networkUrl }) => networkUrl)).toEqual(["one", "two", "three"].map(urlOf));
      expect(skipped).toEqual([
        { input: "in/ACTIVE", normalized: urlOf("active"), reason: "already_active" },
        { input: "in/paused", normalized: urlOf("paused"), reason: "duplicate" },
        ...inputs.slice(2).map((input) => ({
          input,
          reason: "invalid_format",
          message: expect.stringContaining("The text "),
        })),
        { input: "in/One/", normalized: urlOf("one"), reason: "duplicate" },
        { input: "in/four", normalized: urlOf("four"), reason: "cap_exceeded" },
        { input: "in/four", normalized: urlOf("four"), reason: "duplicate" },
        { input: "in/active", normalized: urlOf("active"), reason: "duplicate" },
      ]);
    }));

  it("adds a person once, however the address was pasted, and says what to paste instead of a private one", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const opaque = urlOf("ACwAABcDeFgH");
      const pasted = [opaque, `<${opaque}>`, `[Ana](${opaque}),`, "in/ACwAABcDeFgH.", `\u200b${opaque}/`];
      const [own, lead] = ["in/me", "https://www.network.example/sales/lead/ACwAABcDeFgH,NAME_SEARCH,x"];
      const { created, skipped } = await addAll(ctx, [...pasted, own, lead]);
      expect(created.map(({ networkUrl }) => networkUrl)).toEqual([opaque]);
      expect(skipped.slice(0, 4).map(({ reason }) => reason)).toEqual(Array(4).fill("duplicate"));
      const instead = "https://www.network.example/in/your-profile";
      expect(skipped.slice(4)).toEqual(
        [own, lead].map((input) => ({
          ...{ input, reason: "invalid_format" },
          message: expect.stringContaining(instead),
        })),
      );
      const refused = createSource(ctx, { sourceType: "target_person", networkUrl: lead });
      await expect(refused).rejects.toMatchObject({
        code: "validation_error",
        details: [{ path: "networkUrl" }],
      });
    }));

  it("changes nothing in a dry run", () =>
    withRollback(async ({ ctx, announced }) => {
      await insertCustomer(ctx);
      const input = NewSources.parse({ sourceType: "target_person", inputs: ["in/ana", "in/ana"] });
      expect(await createSources(ctx, input, { dryRun: true })).toEqual({
        created: [{ id: null, networkUrl: urlOf("ana"), displayName: "Ana" }],
        skipped: [{ input: "in/ana", normalized: urlOf("ana"), reason: "duplicate" }],
      });
      expect((await listSources(ctx, { period: "all" })).total).toBe(0);
      expect(announced).toEqual([]);
    }));

  it("restores deleted ones: same id, same history, their own name unless one is given", () =>
    withRollback(async ({ ctx, announced }) => {
      await insertCustomer(ctx);
      const networkUrl = "in/ana";
      const first = await createSource(ctx, {
        sourceType: "target_person",
        networkUrl,
        displayName: "My Ana",
      });
      await insertSignal(ctx, { sourceId: first.id });
      for (const [given, shown] of [
        [undefined, "My Ana"],
        ["Renamed", "Renamed"],
      ] as const) {
        await removeSource(ctx, { sourceId: first.id });
        announced.length = 0;
        expect((await addAll(ctx, [networkUrl], given)).created).toEqual([
          { id: first.id, networkUrl: urlOf("ana"), displayName: shown },
        ]);
        const listed = one((await listSources(ctx, { period: "all" })).data.slice(0, 1));
        expect(listed).toMatchObject({ id: first.id, displayName: shown, isActive: true, signalCount: 1 });
        expect(announced).toMatchObject([{ data: { sourceId: first.id } }]);
      }
    }));

  it("requests no discovery before the workspace is active", () =>
    withRollback(async ({ ctx, announced }) => {
      await insertCustomer(ctx, { lifecycle: "awaiting_admin_icp_review" });
      expect((await addAll(ctx, ["in/ana", "in/ben"])).created).toHaveLength(2);
      expect(announced).toEqual([]);
      const { data } = await listSources(ctx, { period: "all" });
      expect(data.map(({ nextDiscoveryAt }) => nextDiscoveryAt)).toEqual([null, null]);
    }));

  it("claims no discovery of another workspace's source", () =>
    withRollback(async ({ ctx, db }) => {
      await insertCustomer(ctx);
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(other);
      const theirs = await insertSource(other);
      await transaction(ctx, (ctx) => claimDiscoveries(ctx, [theirs.id]));
      expect(await db.select().from(sources).where(eq(sources.id, theirs.id))).toEqual([theirs]);
    }));

  it("accepts a hundred inputs, and none of a hundred and one", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx, { planSlug: "internal" });
      const inputs = Array.from({ length: 101 }, (_, n) => `in/person-${n}`);
      await expect(addAll(ctx, inputs)).rejects.toMatchObject({ code: "too_many_inputs", status: 400 });
      expect((await listSources(ctx, { period: "all" })).total).toBe(0);
      expect((await addAll(ctx, inputs.slice(1))).created).toHaveLength(100);
    }));

  it.each([
    { inputs: [] },
    { inputs: ["in/ana", 1] },
    { inputs: "in/ana" },
    {},
    { inputs: ["in/ana"], sourceType: "own_company" },
    { inputs: ["in/ana"], displayName: "x".repeat(256) },
    { inputs: ["in/ana"], displayName: "  " },
    { inputs: ["in/ana"], other: 1 },
  ])("refuses a body such as %j", (body) => {
    expect(NewSources.safeParse({ sourceType: "target_person", ...body }).success).toBe(false);
  });
});

describe("the plan's cap", () => {
  it("is never exceeded by concurrent bulk and single requests, and no one is added twice", () =>
    withDatabase(async ({ ctx, announced }) => {
      await insertCustomer(ctx, { planSlug: "starter" });
      const people = (from: number) => Array.from({ length: 8 }, (_, n) => `in/person-${from + n}`);
      const [answers, singles] = await Promise.all([
        Promise.all([0, 4, 8, 12].map((from) => addAll(ctx, people(from)))),
        Promise.allSettled(
          [20, 21, 22].map((n) =>
            createSource(ctx, { sourceType: "target_person", networkUrl: `in/person-${n}` }),
          ),
        ),
      ]);
      const made = answers.flatMap(({ created }) => created);
      const alone = singles.filter(({ status }) => status === "fulfilled").length;
      expect(made.length + alone).toBe(15);
      expect(new Set(made.map(({ networkUrl }) => networkUrl)).size).toBe(made.length);
      for (const answer of answers) expect(answer.created.length + answer.skipped.length).toBe(8);
      const skipReasons: SkipReason[] = answers.flatMap(reasons);
      expect(new Set(skipReasons)).toEqual(new Set(["cap_exceeded", "already_active"]));
      expect((await listSources(ctx, { period: "all" })).total).toBe(15);
      expect(announced).toHaveLength(15);
    }));
});

describe("against a simple implementation of the rules", () => {
  const slugs = ["ana", "ben", "cy", "dee", "eve", "flo", "gus", "hal"];
  const spellings: ((slug: string) => string)[] = [
    (slug) => `in/${slug}`,
    (slug) => ` IN/${slug.toUpperCase()}/ `,
    (slug) => `https://de.network.example/in/${slug}/recent-activity/?a=b`,
    (slug) => `http://m.network.example/in/${slug}?utm_source=mail#top`,
    (slug) => `https://www.network.example/in/%${slug.charCodeAt(0).toString(16)}${slug.slice(1)}/`,
  ];
  const invalid = ["", "ana", "company/ana", "https://network.example.evil.test/in/ana"];
  const states = ["none", "active", "paused", "deleted"] as const;
  const input = fc.oneof(
    { weight: 5, arbitrary: fc.tuple(fc.constantFrom(...slugs), fc.constantFrom(...spellings)) },
    { weight: 1, arbitrary: fc.constantFrom(...invalid) },
  );

  function readRules(
    before: (typeof states)[number][],
    given: (string | [string, unknown])[],
    inputs: string[],
  ) {
    const inState = (wanted: string) => slugs.filter((_, n) => before[n] === wanted).map(urlOf);
    const [active, paused] = [inState("active"), inState("paused")];
    const created: string[] = [];
    const skipped: CreatedSources["skipped"] = [];
    const seen: string[] = [];
    for (const [n, entry] of given.entries()) {
      const input = inputs[n] ?? "";
      if (typeof entry === "string") {
        skipped.push({ input, reason: "invalid_format" });
        continue;
      }
      const normalized = urlOf(entry[0]);
      const skip = (reason: SkipReason) => skipped.push({ input, normalized, reason });
      if (seen.includes(normalized)) skip("duplicate");
      else if (active.includes(normalized)) skip("already_active");
      else if (paused.includes(normalized)) skip("duplicate");
      else if (active.length >= 5) skip("cap_exceeded");
      else {
        active.push(normalized);
        created.push(normalized);
      }
      seen.push(normalized);
    }
    return { created, skipped, paused, active };
  }

  it("matches the rules, and the list shows the result", () =>
    withRollback(async ({ ctx: world, db }) => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.constantFrom(...states), { minLength: slugs.length, maxLength: slugs.length }),
          fc.array(input, { minLength: 1, maxLength: 20 }),
          async (before, input) => {
            const ctx = { ...world, customerId: newId() };
            await insertCustomer(ctx, { planSlug: "trial", credits: 0 });
            // More may be active than the plan allows, for example after a downgrade.
            const rows = before.flatMap((state, n) =>
              state === "none" ? [] : [{ state, slug: slugs[n] ?? "" }],
            );
            if (rows.length > 0) {
              await db.insert(sources).values(
                rows.map(({ state, slug }) => ({
                  id: newId(),
                  customerId: ctx.customerId,
                  type: "target_person" as const,
                  key: urlOf(slug),
                  networkUrl: urlOf(slug),
                  displayName: slug,
                  isActive: state === "active",
                  deletedAt: state === "deleted" ? ctx.clock.now() : null,
                })),
              );
            }
            const inputs = input.map((entry) => (typeof entry === "string" ? entry : entry[1](entry[0])));
            const tried = await createSources(
              ctx,
              NewSources.parse({ sourceType: "target_person", inputs }),
              { dryRun: true },
            );
            const answer = await addAll(ctx, inputs);
            const { created: made, skipped: left } = answer;
            expect(tried).toEqual({ created: made.map((one) => ({ ...one, id: null })), skipped: left });
            const { created, skipped, paused, active } = readRules(before, input, inputs);
            expect(answer.skipped.map(({ message: _, ...rest }) => rest)).toEqual(skipped);
            expect(answer.created.map(({ networkUrl }) => networkUrl)).toEqual(created);
            const listed = (await listSources(ctx, { period: "all" })).data;
            const urls = (isActive: boolean) =>
              listed
                .flatMap((source) => (source.isActive === isActive ? [source.networkUrl] : []))
                .toSorted();
            expect([urls(true), urls(false)]).toEqual([active.toSorted(), paused.toSorted()]);
          },
        ),
        { numRuns: casesOf(25, 80) },
      );
    }));
});
