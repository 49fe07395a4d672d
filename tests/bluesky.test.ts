/** The main job on Bluesky, with no paid key: from a person's handle to signals. */
import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { companies, customers, engagements, people, posts, signals } from "@/db/schema";
import type { Context } from "@/lib/context";
import { NewSource } from "@/lib/contracts/sources";
import { discoverPage } from "@/lib/domain/discovery/discover-page";
import { qualifyEngagements } from "@/lib/domain/engagements/qualify";
import { harvestPage, type Listing } from "@/lib/domain/harvest/harvest-page";
import { startHarvest } from "@/lib/domain/harvest/start";
import { lookUpCompany } from "@/lib/domain/look-ups/company";
import { lookUpPeople } from "@/lib/domain/look-ups/people";
import { readOnboarding } from "@/lib/domain/onboarding/read";
import { createSource } from "@/lib/domain/sources/create";
import { createSources } from "@/lib/domain/sources/create-many";
import { listSources } from "@/lib/domain/sources/read";
import { suppress } from "@/lib/domain/suppressions/change";
import { createBluesky } from "@/lib/networks/bluesky";
import { combineNetworks } from "@/lib/networks/combine";
import { type TestWorld, withRollback } from "@/tests/factories/context";
import { runOnboarding, startNew } from "@/tests/factories/onboarding";
import { insertCustomer, insertIcp } from "@/tests/factories/workspace";
import { type BlueskyFake, startBlueskyFake } from "@/tests/fakes/bluesky/bluesky";
import {
  blueskyAuthor,
  blueskyHome,
  blueskyPeople,
  didOf,
  openBlueskyWorld,
} from "@/tests/fakes/bluesky/world";

interface BlueskyTest extends TestWorld {
  fake: BlueskyFake;
}

const account = { handle: "reader.example", appPassword: "abcd-efgh" };

/** A workspace on the sandbox and on Bluesky, side by side. */
const run = (
  body: (test: BlueskyTest) => Promise<void>,
  { mayFind = true, ownCompany }: { mayFind?: boolean; ownCompany?: string } = {},
) =>
  withRollback(async (world) => {
    const { clock } = world;
    const fake = await startBlueskyFake({ clock, world: openBlueskyWorld(clock.now()), account });
    const bluesky = createBluesky({
      ...{ clock, publicUrl: fake.url, serviceUrl: fake.url },
      account: mayFind ? account : undefined,
    });
    const network = combineNetworks([world.ctx.ports.network, bluesky]);
    const ctx = { ...world.ctx, ports: { ...world.ctx.ports, network } };
    await insertCustomer(ctx, { credits: 5_000, ...(ownCompany && { companyNetworkUrl: ownCompany }) });
    await insertIcp(ctx);
    try {
      await body({ ...world, ctx, fake });
    } finally {
      await bluesky.close();
      await fake.stop();
    }
  });

const add = (ctx: Context, input: object) => createSource(ctx, NewSource.parse(input));
const addPerson = (ctx: Context, networkUrl: string) => add(ctx, { sourceType: "target_person", networkUrl });
const urlOf = (did: string) => `https://bsky.app/profile/${did}`;

async function harvestAll(ctx: Context, postId: string): Promise<void> {
  await startHarvest(ctx, { postId });
  for (const listing of ["reactions", "comments"] satisfies Listing[]) {
    let cursor: string | null = null;
    do {
      const page: { next: string | null } = await harvestPage(ctx, { postId, listing, cursor, round: 0 });
      cursor = page.next;
    } while (cursor);
  }
}

/** Discovers, harvests and qualifies until nothing is left. */
async function runMainJob(ctx: Context, sourceId: string): Promise<void> {
  const { db, customerId } = ctx;
  await discoverPage(ctx, { sourceId, cursor: null });
  const watched = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.customerId, customerId), eq(posts.status, "qualified")));
  for (const { id } of watched) await harvestAll(ctx, id);
  const found = await db
    .select({ id: engagements.id })
    .from(engagements)
    .where(and(eq(engagements.customerId, customerId), eq(engagements.status, "pending")));
  const ids = found.map(({ id }) => id);
  for (let start = 0; start < ids.length; start += 100) {
    await qualifyEngagements(ctx, { ids: ids.slice(start, start + 100) });
  }
}

describe("the main job on Bluesky", () => {
  it("turns a person's posts, their reactions and replies into signals", () =>
    run(async ({ ctx, calls }) => {
      const source = await addPerson(ctx, `@${blueskyAuthor.handle}`);
      expect(source).toMatchObject({
        ...{ network: "bluesky", networkUrl: urlOf(blueskyAuthor.did) },
        displayName: "Author of Pipeline Notes",
      });
      await runMainJob(ctx, source.id);
      const mine = eq(signals.customerId, ctx.customerId);
      const made = await ctx.db
        .select({ url: people.networkUrl, title: people.title, company: companies.name })
        .from(signals)
        .innerJoin(people, eq(people.id, signals.personId))
        .leftJoin(companies, eq(companies.id, people.companyId))
        .where(mine);
      expect(made.length).toBeGreaterThan(5);
      expect(made.every(({ url }) => url.startsWith("https://bsky.app/profile/did:plc:"))).toBe(true);
      expect(made.map(({ title }) => title)).not.toContain(null);
      expect(made.map(({ company }) => company)).toEqual(
        expect.arrayContaining(["Harbor Freightworks", "Northquay Software", "Supplier Works"]),
      );
      const kinds = await ctx.db
        .select({ kind: engagements.kind, reactionType: engagements.reactionType })
        .from(engagements)
        .where(eq(engagements.customerId, ctx.customerId));
      const seen = new Set(kinds.map(({ kind, reactionType }) => reactionType ?? kind));
      expect(seen).toEqual(new Set(["like", "repost", "comment"]));
      const names = await ctx.db.select({ name: people.name }).from(people);
      expect(names.map(({ name }) => name)).not.toContain("Quiet Person");
      expect(calls).toEqual([]);
    }));

  it("counts a company's own people as its own, by the account that they name as employer", () =>
    run(
      async ({ ctx }) => {
        const source = await addPerson(ctx, blueskyAuthor.did);
        await runMainJob(ctx, source.id);
        const made = await ctx.db
          .select({ company: companies.name })
          .from(signals)
          .leftJoin(companies, eq(companies.id, signals.companyId))
          .where(eq(signals.customerId, ctx.customerId));
        expect(made.length).toBeGreaterThan(3);
        expect(made.map(({ company }) => company)).not.toContain("Supplier Works");
      },
      { ownCompany: urlOf(didOf("supplier.example")) },
    ));

  it("finds the authors who use a phrase, on the network that the search names", () =>
    run(async ({ ctx, calls, fake }) => {
      const source = await add(ctx, {
        ...{ sourceType: "keyword_search", keywords: ["pipeline review"], network: "bluesky" },
      });
      expect(source).toMatchObject({ network: "bluesky", networkUrl: null });
      await discoverPage(ctx, { sourceId: source.id, cursor: null });
      expect(fake.calls.some(({ query }) => query.endsWith("searchPosts"))).toBe(true);
      expect(calls).toEqual([]);
      const found = await ctx.db.select({ url: posts.url }).from(posts).where(eq(posts.sourceId, source.id));
      expect(found.length).toBeGreaterThan(3);
      expect(found.every(({ url }) => url.startsWith("https://bsky.app/profile/did:plc:"))).toBe(true);
    }));
});

describe("sources on several networks", () => {
  const invalid = (field: string, message: RegExp) => ({
    code: "validation_error",
    details: [{ path: field, message: expect.stringMatching(message) }],
  });

  it("are the same for every spelling of an account, and keep their address when the handle changes", () =>
    run(async ({ ctx }) => {
      await addPerson(ctx, `https://bsky.app/profile/${blueskyAuthor.handle}`);
      for (const spelling of [blueskyAuthor.did, `at://${blueskyAuthor.handle}`, blueskyAuthor.handle]) {
        await expect(addPerson(ctx, spelling)).rejects.toMatchObject({ code: "duplicate_source" });
      }
      const inputs = ["@nobody.example", `@${blueskyPeople[0]?.handle}`, "in/ada-keller", "nonsense"];
      const { created, skipped } = await createSources(ctx, { sourceType: "target_person", inputs });
      expect(created.map(({ networkUrl }) => networkUrl)).toEqual([
        urlOf(blueskyPeople[0]?.did ?? ""),
        "https://www.network.example/in/ada-keller",
      ]);
      expect(skipped.map(({ reason }) => reason)).toEqual(["invalid_format", "invalid_format"]);
    }));

  it("search each network on its own, the first one by default", () =>
    run(async ({ ctx }) => {
      const search = { sourceType: "keyword_search", keywords: ["pipeline"] };
      expect(await add(ctx, search)).toMatchObject({ network: "sandbox" });
      expect(await add(ctx, { ...search, network: "bluesky" })).toMatchObject({ network: "bluesky" });
      const again = add(ctx, { ...search, network: "sandbox" });
      await expect(again).rejects.toMatchObject({ code: "duplicate_source" });
      const { networks } = await listSources(ctx, { period: "all" });
      expect(networks.map(({ id }) => id)).toEqual(["sandbox", "bluesky"]);
    }));

  it("are refused on a network that is not configured, or can't be searched", () =>
    run(
      async ({ ctx }) => {
        await expect(addPerson(ctx, "https://www.elsewhere.example/in/ada")).rejects.toMatchObject(
          invalid("networkUrl", /belongs to no configured network.*www\.network\.example or bsky\.app/),
        );
        await expect(addPerson(ctx, "@nobody.example")).rejects.toMatchObject(
          invalid("networkUrl", /does not exist on bsky\.app/),
        );
        const search = { sourceType: "keyword_search", keywords: ["pipeline"] };
        await expect(add(ctx, { ...search, network: "elsewhere" })).rejects.toMatchObject(
          invalid("network", /use one of sandbox, bluesky/),
        );
        await expect(add(ctx, { ...search, network: "bluesky" })).rejects.toMatchObject(
          invalid("network", /BLUESKY_APP_PASSWORD/),
        );
      },
      { mayFind: false },
    ));

  it("are refused with 502 while the network does not answer, so that nothing unresolved is stored", () =>
    run(async ({ ctx, fake }) => {
      await fake.stop();
      await expect(addPerson(ctx, "@someone.example")).rejects.toMatchObject({ code: "upstream_failure" });
      await expect(suppress(ctx, { kind: "person", value: "@someone.example" })).rejects.toMatchObject({
        code: "upstream_failure",
      });
    }));

  it("leave out who is suppressed by handle", () =>
    run(async ({ ctx }) => {
      const [someone] = blueskyPeople;
      const source = await addPerson(ctx, blueskyHome.handle);
      const { value } = await suppress(ctx, { kind: "person", value: `@${someone?.handle}` });
      expect(value).toBe(urlOf(someone?.did ?? ""));
      await runMainJob(ctx, source.id);
      const urls = await ctx.db
        .select({ url: engagements.personUrl })
        .from(engagements)
        .where(eq(engagements.customerId, ctx.customerId));
      expect(urls.length).toBeGreaterThan(20);
      expect(urls.map(({ url }) => url)).not.toContain(value);
    }));
});

describe("setting up a workspace on Bluesky", () => {
  it("needs only the company's handle, and suggests sources on the same network", () =>
    run(async (world) => {
      const { ctx, identity } = await startNew(world, {
        website: "https://www.harborline.example",
        companyNetworkUrl: `@${blueskyHome.handle}`,
      });
      expect(await runOnboarding(ctx)).toBeInstanceOf(Array);
      const { companyNetworkUrl, suggestedSources } = await readOnboarding({ ...ctx, identity });
      expect(companyNetworkUrl).toBe(urlOf(blueskyHome.did));
      expect(suggestedSources[0]).toMatchObject({
        ...{ sourceType: "own_company", networkUrl: urlOf(blueskyHome.did), displayName: "Harborline" },
      });
      for (const { networkUrl, network } of suggestedSources) {
        if (networkUrl) expect(networkUrl).toContain("https://bsky.app/profile/did:plc:");
        else expect(network).toBe("bluesky");
      }
      const [customer] = await ctx.db.select().from(customers).where(eq(customers.id, ctx.customerId));
      expect(customer?.name).toBe("Harborline");
      expect(world.calls).toEqual([]);
    }));

  it("never takes a person's employer for the person's own account", () =>
    run(async ({ ctx }) => {
      const url = urlOf(blueskyPeople[2]?.did ?? "");
      expect((await lookUpPeople(ctx, [url])).get(url)?.company?.name).toBe("Supplier Works");
      expect((await lookUpCompany(ctx, url))?.name).toBe("Person 2");
    }));
});
