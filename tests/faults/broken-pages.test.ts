/**
 * Discoveries and harvests over a network that breaks pages and items at random, compared with what it lists when it is
 * whole. SEED sets the random seed (1).
 */
import { and, eq, gte, inArray, lte } from "drizzle-orm";
import { expect, it } from "vitest";
import { engagements, posts, sources } from "@/db/schema";
import { days, hours, minutes } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { settings } from "@/lib/domain/settings";
import { createHarvestApi } from "@/lib/networks/harvestapi";
import { type Network, NetworkError, type NetworkPage, type NetworkTarget } from "@/lib/networks/network";
import { sandboxCatalogue } from "@/packages/sandbox-network/catalogue";
import { sandboxHost } from "@/packages/sandbox-network/world";
import { type TestWorld, withRollback } from "@/tests/factories/context";
import { drawFrom } from "@/tests/factories/draw-from";
import { readBooks } from "@/tests/factories/ledger";
import { discover, harvest } from "@/tests/factories/pipeline";
import { insertSource, insertWorkspace, type SourceRow } from "@/tests/factories/workspace";
import {
  type HarvestApiFake,
  type HarvestApiFakeOptions,
  startHarvestApiFake,
} from "@/tests/fakes/network/harvestapi";
import { shareOf } from "@/tests/setup/nightly";

const seed = Number(process.env.SEED ?? 1);
const stepMs = hours(6);
const discoveries = 40;
const postsHarvested = 6;
const pageSizes = { posts: 8, reactions: 12, comments: 6 };

/** How likely a page can't be read, a third of its items can't, and each single item can't. */
interface Shares {
  page: number;
  third: number;
  item: number;
}

function faultsOf(shares: Shares): Pick<HarvestApiFakeOptions, "faults" | "breaks"> & { stop(): void } {
  const draw = drawFrom(seed);
  let isOver = false;
  const holds = (share: number) => !isOver && draw(1_000) < share * 1_000;
  return {
    faults: () => (holds(shares.page) ? "broken_json" : holds(shares.third) ? "malformed" : null),
    breaks: () => holds(shares.item),
    stop: () => {
      isOver = true;
    },
  };
}

/** The network as the engine calls it: a step that fails is retried later. */
function retried(network: Network, { clock }: TestWorld): Network {
  const again = async <T>(call: () => Promise<T>, tries = 6): Promise<T> => {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof NetworkError) || error.isFinal || tries === 0) throw error;
      clock.advance(minutes(1));
      return again(call, tries - 1);
    }
  };
  return {
    ...network,
    listPosts: (...call) => again(() => network.listPosts(...call)),
    listReactions: (...call) => again(() => network.listReactions(...call)),
    listComments: (...call) => again(() => network.listComments(...call)),
  };
}

const open = (fake: HarvestApiFake, { clock }: TestWorld) =>
  createHarvestApi({ apiKey: "key", host: sandboxHost, clock, baseUrl: fake.url });

async function listAll<T>(list: (cursor: string | null) => Promise<NetworkPage<T>>): Promise<T[]> {
  const items: T[] = [];
  let cursor: string | null = null;
  do {
    const page: NetworkPage<T> = await list(cursor);
    items.push(...page.items);
    cursor = page.next;
  } while (cursor);
  return items;
}

const targetOf = ({ keywords, networkUrl }: SourceRow): NetworkTarget =>
  keywords ? { kind: "keywords", phrases: keywords } : { kind: "company", networkUrl: networkUrl ?? "" };

const duePosts = ({ db, customerId, clock }: Context, among: string[]) =>
  db
    .select()
    .from(posts)
    .where(
      and(
        eq(posts.customerId, customerId),
        inArray(posts.id, among),
        inArray(posts.status, ["qualified", "harvesting"]),
        lte(posts.nextHarvestAt, new Date(clock.now().getTime() + settings.harvest.claimMs)),
      ),
    );

const networks: [string, Shares][] = [
  ["5 % of its pages are unreadable and 10 % of its items broken", { page: 0.05, third: 0, item: 0.1 }],
  ["20 % of its pages lack a third of their items", { page: 0, third: 0.2, item: 0 }],
];

it.each(shareOf(networks, 2))(
  `loses no post and no engagement, and pays once, if %s, from seed ${seed}`,
  async (_, shares) => {
    await withRollback(async (world) => {
      const { db, clock } = world;
      const { stop, ...faults } = faultsOf(shares);
      const fake = await startHarvestApiFake({ clock, apiKey: "key", pageSizes, ...faults });
      const wholeFake = await startHarvestApiFake({ clock, apiKey: "key", pageSizes });
      const [broken, whole] = [open(fake, world), open(wholeFake, world)];
      try {
        const ctx = { ...world.ctx, ports: { ...world.ctx.ports, network: retried(broken, world) } };
        const { customerId } = ctx;
        const { source } = await insertWorkspace(ctx, {
          customer: { credits: 100_000, dailyBudgetCapCents: null },
          source: { type: "own_company", networkUrl: sandboxCatalogue().home.networkUrl },
        });
        const search = await insertSource(ctx, {
          type: "keyword_search",
          networkUrl: null,
          keywords: ["pipeline", "outreach"],
          key: "keywords:two phrases",
        });
        const started = clock.now().getTime();
        // Older ones leave the look-back while the first runs, of 50 posts each, catch up.
        const since = new Date(started - settings.discovery.lookBackMs + days(1));
        let harvested: string[] = [];
        const listed = new Map<string, Set<string>>();
        for (let n = 0; n < discoveries; n++) {
          clock.advance(Math.max(0, started + n * stepMs - clock.now().getTime()));
          for (const each of [source, search]) await discover(ctx, each);
          if (n === 0) {
            const found = await db.select().from(posts).where(eq(posts.customerId, customerId));
            harvested = found
              .filter(
                ({ status, expiresAt }) =>
                  status === "qualified" && expiresAt.getTime() > started + hours(9 * 24),
              )
              .map(({ id }) => id)
              .slice(0, postsHarvested);
          }
          for (const post of await duePosts(ctx, harvested)) {
            if (post.harvestCount <= settings.harvest.afterFirstMs.length) {
              listed.set(post.id, await keysListed(whole, post.url));
            }
            expect(await harvest(ctx, post.id)).toBeNull();
          }
        }
        stop();
        for (const each of [source, search]) await discover(ctx, each);

        const missing: string[] = [];
        for (const each of [source, search]) {
          const all = await listAll((cursor) => whole.listPosts(targetOf(each), { cursor, since }));
          const stored = new Set(
            (await db.select().from(posts).where(eq(posts.customerId, customerId))).map(({ url }) => url),
          );
          expect(all.length).toBeGreaterThan(5);
          missing.push(...all.filter(({ url }) => !stored.has(url)).map(({ url }) => url));
        }
        expect(missing).toEqual([]);

        expect(listed.size).toBeGreaterThan(2);
        const rows = await db.select().from(engagements).where(eq(engagements.customerId, customerId));
        const keysOf = (id: string) => new Set(rows.filter(({ postId }) => postId === id).map(keyOf));
        const lost = [...listed].flatMap(([id, keys]) => [...keys].filter((key) => !keysOf(id).has(key)));
        expect(lost).toEqual([]);

        const postCount = await db.$count(posts, eq(posts.customerId, customerId));
        const paid = rows.filter(({ kind }) => kind !== "post").length + postCount;
        expect((await readBooks(ctx)).burned).toBe(paid);
        const ended = await db
          .select()
          .from(posts)
          .where(and(inArray(posts.id, harvested), gte(posts.harvestCount, 5)));
        expect(ended.length).toBe(harvested.length);
        const [row] = await db.select().from(sources).where(eq(sources.id, source.id));
        expect(row?.seenUntil).not.toBeNull();
      } finally {
        await Promise.all([broken.close(), whole.close(), fake.stop(), wholeFake.stop()]);
      }
    });
  },
  240_000,
);

const keyOf = (e: { kind: string; personUrl: string; commentId: string }) =>
  `${e.kind} ${e.personUrl} ${e.commentId}`;

/** What the whole network lists for a post, as keys of engagements. */
async function keysListed(network: Network, url: string): Promise<Set<string>> {
  const items = [
    ...(await listAll((cursor) => network.listReactions(url, cursor))),
    ...(await listAll((cursor) => network.listComments(url, cursor))),
  ];
  return new Set(
    items.map(({ kind, person, commentId }) =>
      keyOf({ kind, personUrl: person.networkUrl, commentId: commentId ?? "" }),
    ),
  );
}
