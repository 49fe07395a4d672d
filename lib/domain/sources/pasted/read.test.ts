/** Pasted text against the workspace's sources and the sample network, and adding what came of it. */
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditEvents, providerSpend, sources } from "@/db/schema";
import type { Context } from "@/lib/context";
import { findCompanies } from "@/lib/domain/look-ups/find-companies";
import { createBluesky } from "@/lib/networks/bluesky";
import { sandboxCatalogue } from "@/packages/sandbox-network/catalogue";
import { codeOf } from "@/tests/factories/code-of";
import { withRollback } from "@/tests/factories/context";
import { insertCustomer, insertSource } from "@/tests/factories/workspace";
import { createSource } from "../create";
import { importSources } from "../import";
import { readPastedSources } from "./read";

const { home, competitors, authors } = sandboxCatalogue();
const [competitor] = competitors;
const [author] = authors;
if (!competitor || !author) throw new Error("The sample network has no companies or authors");

const read = async (ctx: Context, text: string, textAs: "keywords" | "companies" = "keywords") =>
  (await readPastedSources(ctx, { text, textAs })).rows;

describe("a pasted text", () => {
  it("says of each line what it would become, and adds nothing", () =>
    withRollback(async ({ ctx, db }) => {
      await insertCustomer(ctx, { companyNetworkUrl: home.networkUrl });
      await createSource(ctx, { sourceType: "target_person", networkUrl: "in/known" });
      const rows = await read(
        ctx,
        `Ada Keller, in/ada\n${competitor.networkUrl}\n${home.networkUrl}\nin/ada\nin/known\npipeline forecast\nin/me\ncompany: Northwind`,
      );
      expect(rows.map(({ line, type, reason }) => [line, type, reason])).toEqual([
        [1, "target_person", null],
        [2, "competitor_company", null],
        [3, "own_company", null],
        [4, "target_person", "duplicate"],
        [5, "target_person", "already_active"],
        [6, "keyword_search", null],
        [7, null, "invalid_format"],
        [8, null, "company_name"],
      ]);
      expect(rows[0]).toMatchObject({ displayName: "Ada Keller", text: "Ada Keller, in/ada" });
      expect(rows[6]?.message).toMatch(/profile of the person who is signed in/);
      const stored = await db.select().from(sources).where(eq(sources.customerId, ctx.customerId));
      expect(stored).toHaveLength(1);
    }));

  it("is refused as a whole above 100 sources, headings not counted", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const lines = (count: number) => Array.from({ length: count }, (_, n) => `in/person-${n}x`);
      expect(await codeOf(read(ctx, lines(101).join("\n")))).toBe("400 too_many_inputs");
      expect(await read(ctx, ["URL", ...lines(100)].join("\n"))).toHaveLength(101);
    }));

  it("counts the searches of one long line when it is refused", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const phrases = Array.from({ length: 600 }, (_, n) => `lead scoring ${n}`).join(", ");
      await expect(read(ctx, phrases)).rejects.toMatchObject({
        message: "The text asks for 120 sources. Paste at most 100 at a time.",
      });
    }));

  it("says why keywords can't be searched, the same as when they are added", () =>
    withRollback(async ({ ctx: world, clock }) => {
      await insertCustomer(world);
      const ctx = { ...world, ports: { ...world.ports, network: createBluesky({ clock }) } };
      const [row] = await read(ctx, "lead scoring");
      expect(row).toMatchObject({ type: null, reason: "invalid_format" });
      expect(row?.message).toMatch(/^Keywords can't be searched: .*[^.]\.$/);
      const search = { sourceType: "keyword_search" as const, keywords: ["lead scoring"] };
      const { skipped } = await importSources(ctx, { sources: [search] });
      expect(skipped).toEqual([{ index: 0, reason: "invalid_format", message: row?.message }]);
      const named = await importSources(ctx, { sources: [{ ...search, network: "other" }] });
      expect(named.skipped[0]?.message).toBe("network is not a configured network: use one of bluesky.");
    }));

  it("shows which lines are over the plan's limit", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx, { planSlug: "trial" });
      const rows = await read(ctx, "in/a1\nin/b1\nin/c1\nkeyword: lead scoring\ncompany/d1\nin/e1");
      expect(rows.map(({ reason }) => reason)).toEqual([null, null, null, null, null, "cap_exceeded"]);
    }));
});

describe("adding what was pasted", () => {
  it("creates sources of every kind at once, with their names, and names what it skips by index", () =>
    withRollback(async ({ ctx, db, announced }) => {
      await insertCustomer(ctx);
      const { created, skipped } = await importSources(ctx, {
        sources: [
          { sourceType: "target_person", networkUrl: "in/ada", displayName: "Ada Keller" },
          { sourceType: "competitor_company", networkUrl: competitor.networkUrl },
          { sourceType: "keyword_search", keywords: ["pipeline forecast"] },
          { sourceType: "target_person", networkUrl: "in/ada" },
          { sourceType: "target_person", networkUrl: "company/northwind" },
        ],
      });
      expect(created.map(({ index }) => index)).toEqual([0, 1, 2]);
      expect(skipped).toEqual([
        { index: 3, reason: "duplicate", message: null },
        { index: 4, reason: "invalid_format", message: expect.stringMatching(/not the address of a person/) },
      ]);
      const stored = await db.select().from(sources).where(eq(sources.customerId, ctx.customerId));
      expect(stored.map(({ type, displayName }) => `${type}: ${displayName}`).sort()).toEqual([
        expect.stringMatching(/^competitor_company: /),
        "keyword_search: pipeline forecast",
        "target_person: Ada Keller",
      ]);
      expect(announced.map(({ name }) => name)).toEqual(Array(3).fill("source/discovery.due"));
      const events = await db.select().from(auditEvents).where(eq(auditEvents.customerId, ctx.customerId));
      expect(events).toMatchObject([{ action: "source.bulk_created", detail: { count: 3 } }]);
    }));

  it("restores a deleted one on the network that its address is on now", () =>
    withRollback(async ({ ctx, db, clock }) => {
      await insertCustomer(ctx);
      const networkUrl = "https://www.network.example/in/ada";
      const deleted = { isActive: false, deletedAt: clock.now(), network: "earlier" };
      const { id } = await insertSource(ctx, { ...deleted, networkUrl });
      const added = await importSources(ctx, { sources: [{ sourceType: "target_person", networkUrl }] });
      expect(added.created).toMatchObject([{ id }]);
      const stored = await db.select().from(sources).where(eq(sources.id, id));
      expect(stored).toMatchObject([{ network: "sandbox", isActive: true, deletedAt: null }]);
    }));
});

describe("finding companies by name", () => {
  it("gives the pages on the network, the exact name first, and meters the look-ups", () =>
    withRollback(async ({ ctx, db }) => {
      await insertCustomer(ctx);
      const { data } = await findCompanies(ctx, { names: [home.name.toUpperCase(), "Nobody at all Ltd"] });
      expect(data[0]).toMatchObject({ isExact: true, refusal: null });
      expect(data[0]?.companies[0]).toMatchObject({ name: home.name, networkUrl: home.networkUrl });
      expect(data[1]).toEqual({ name: "Nobody at all Ltd", companies: [], isExact: false, refusal: null });
      const [spend] = await db
        .select()
        .from(providerSpend)
        .where(eq(providerSpend.customerId, ctx.customerId));
      expect(spend?.calls).toBe(2);
    }));

  it("says so if the day's budget is used up, and asks nothing", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx, { dailyBudgetCapCents: 0 });
      const { data } = await findCompanies(ctx, { names: [home.name] });
      expect(data[0]).toMatchObject({ companies: [], refusal: expect.stringMatching(/limit for look-ups/) });
    }));
});
