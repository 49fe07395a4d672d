/**
 * Whatever a network sends in one field of one item, everything else of the page arrives and is stored in PostgreSQL:
 * over HTTP, through every adapter, every listing and record, and the pipeline.
 */
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engagements, posts } from "@/db/schema";
import { fixedClock } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { discoverPage } from "@/lib/domain/discovery/discover-page";
import { harvestPage } from "@/lib/domain/harvest/harvest-page";
import { startHarvest } from "@/lib/domain/harvest/start";
import { lookUpCompany } from "@/lib/domain/look-ups/company";
import { lookUpPeople } from "@/lib/domain/look-ups/people";
import { newId } from "@/lib/ids";
import { createBluesky } from "@/lib/networks/bluesky";
import { cleanNetwork } from "@/lib/networks/clean-network";
import { createHarvestApi } from "@/lib/networks/harvestapi";
import { type Network, NetworkError } from "@/lib/networks/network";
import { withRollback } from "@/tests/factories/context";
import { insertPost } from "@/tests/factories/signals";
import { insertWorkspace } from "@/tests/factories/workspace";
import { listen } from "@/tests/fakes/listen";
import { anyJson, pathsOf, withField } from "./arbitrary-wire";
import { type Answers, blueskyAnswers, harvestApiAnswers, host } from "./whole-answers";

const clock = fixedClock("2025-11-20T15:00:00Z");
/** Of each listing and record. `WIRE_RUNS` asks for more. */
const runs = Number(process.env.WIRE_RUNS ?? 25);
const timeoutMs = 120_000 + runs * 1_000;

let answers: Answers = {};
let url = "";
let close: () => Promise<void>;
const networks: { close(): Promise<void> }[] = [];

beforeAll(async () => {
  const server = await listen((request, response) => {
    const path = new URL(request.url ?? "/", "http://vendor").pathname;
    const body = answers[path];
    response.writeHead(body === undefined ? 404 : 200).end(JSON.stringify(body ?? { error: "NotFound" }));
  });
  ({ url, close } = server);
});
afterAll(async () => {
  await Promise.all(networks.map((network) => network.close()));
  await close();
});

const keep = <N extends Network & { close(): Promise<void> }>(network: N): Network => {
  networks.push(network);
  return cleanNetwork(network, clock);
};

const adapters = [
  {
    name: "harvestapi",
    open: () => keep(createHarvestApi({ apiKey: "key", host, baseUrl: url, clock })),
    ...harvestApiAnswers,
  },
  {
    name: "bluesky",
    open: () => keep(createBluesky({ clock, publicUrl: url, serviceUrl: url })),
    ...blueskyAnswers,
  },
];

describe.each(adapters)("$name", { timeout: timeoutMs }, ({ open, whole, listings, subject }) => {
  /** Runs the body with a broken field in one answer. */
  const withBroken = (
    path: string,
    within: (field: readonly (string | number)[]) => boolean,
    body: (ctx: Context, field: readonly (string | number)[]) => Promise<void>,
  ) => {
    const fields = pathsOf(whole[path]).filter(within);
    const network = open();
    return withRollback(({ ctx }) =>
      fc.assert(
        fc.asyncProperty(fc.constantFrom(...fields), anyJson, async (field, value) => {
          answers = { ...whole, [path]: withField(whole[path], field, value) };
          await body({ ...ctx, customerId: newId(), ports: { ...ctx.ports, network } }, field);
        }),
        { numRuns: runs },
      ),
    );
  };

  /** Fields of the items of a listing: `[list, index, …]`. */
  const inItems = (list: string) => (field: readonly (string | number)[]) =>
    field[0] === list && field.length >= 2;

  it.each(listings.posts)("posts at %s", async (path, list) => {
    await withBroken(path, inItems(list), async (ctx, field) => {
      const { source } = await insertWorkspace(ctx, {
        source: { type: "target_person", networkUrl: subject.person, key: subject.person },
      });
      const page = await discoverPage(ctx, { sourceId: source.id, cursor: null });
      const stored = await ctx.db.select().from(posts).where(sql`customer_id = ${ctx.customerId}`);
      const urls = stored.map((post) => post.url);
      subject.posts.forEach((post, index) => {
        if (index !== field[1]) expect(urls).toContain(post);
      });
      expect(page.found).toBe(stored.length);
      for (const { postedAt, likes, authorName } of stored) {
        expect(postedAt.getTime()).toBeLessThanOrEqual(clock.now().getTime());
        expect(likes).toBeGreaterThanOrEqual(0);
        expect(authorName.trim()).not.toBe("");
      }
    });
  });

  it.each(listings.engagements)("engagements at %s", async (path, list, listing, depth) => {
    await withBroken(path, depth ? () => true : inItems(list), async (ctx, field) => {
      const { source } = await insertWorkspace(ctx);
      const post = await insertPost(ctx, { sourceId: source.id, url: subject.posts[0] ?? "" });
      const started = await startHarvest(ctx, { postId: post.id });
      const round = started?.round ?? 0;
      let cursor: string | null = null;
      try {
        do {
          const input: Parameters<typeof harvestPage>[1] = { postId: post.id, listing, cursor, round };
          cursor = (await harvestPage(ctx, input)).next;
        } while (cursor !== null);
      } catch (error) {
        // The post of a thread is what the answer is about, not one of its items.
        if (error instanceof NetworkError && depth && field.length <= 1 + depth) return;
        throw error;
      }
      const stored = await ctx.db.select().from(engagements).where(sql`customer_id = ${ctx.customerId}`);
      const people = stored.map(({ personUrl }) => personUrl);
      const at = depth ? field[depth] : field[1];
      if (depth && typeof at !== "number") return;
      subject.people.forEach((person, index) => {
        if (index !== at) expect(people).toContain(person);
      });
    });
  });

  it.each(listings.records)("the record at %s", async (path, kind) => {
    await withBroken(
      path,
      () => true,
      async (ctx) => {
        await insertWorkspace(ctx);
        try {
          if (kind === "company") await lookUpCompany(ctx, subject.company);
          else await lookUpPeople(ctx, [subject.person]);
        } catch (error) {
          // A record that can't be read at all is asked for again, a limited number of times.
          expect(error).toBeInstanceOf(NetworkError);
          expect(error).toMatchObject({
            failure: expect.stringMatching(/^(malformed|gone|refused|timeout|unavailable)$/),
          });
        }
      },
    );
  });
});
