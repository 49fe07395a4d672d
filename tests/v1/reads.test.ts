/** What clients read: live from their workspace, and from the sample world in exactly the same shapes. */
import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { readGuides } from "@/app/docs/content/guides";
import { engagements } from "@/db/schema";
import { signalTypes } from "@/db/vocabulary";
import { days, hours } from "@/lib/clock";
import { describeApi } from "@/lib/http/openapi/describe";
import { newId } from "@/lib/ids";
import { type TestWorld, withRollback } from "@/tests/factories/context";
import { insertPost, insertSignal } from "@/tests/factories/signals";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";
import { insertScene } from "./scene";
import { type Call, callerOf } from "./serve";

vi.mock("@/app/serve", () => import("./serve"));

/** An approved client and a pending one, in the same world. */
const open = <T>(body: (clients: { world: TestWorld; live: Call; sample: Call }) => Promise<T>) =>
  withRollback(async (world) => {
    await insertScene(world.ctx);
    const sample = await callerOf(world, { approval: "pending" });
    return body({ world, live: await callerOf(world), sample });
  });

/** The field names of an answer at every depth; those of a list come from all of its items. */
function namesOf(value: unknown): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap(namesOf))].sort();
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.entries(value).flatMap(([name, inner]) => [
    name,
    // Routing differs from destination to destination.
    ...(name === "routing" ? [] : namesOf(inner).map((nested) => `${name}.${nested}`)),
  ]);
  return [...new Set(inside)].sort();
}

const lists = ["signals", "sources", "watchlist", "icp", "usage", "destinations", "intelligence"] as const;

describe("live and sample answers", () => {
  it("have the same fields everywhere, and name their mode", () =>
    open(async ({ live, sample }) => {
      const detailsOf = async (call: Call) => {
        const first = async (path: string) => (await call(`GET ${path}`)).body.data[0].id;
        return [
          `signals/${await first("signals")}`,
          `intelligence/accounts/${await first("intelligence?type=account")}`,
          `intelligence/people/${await first("intelligence?type=person")}`,
        ];
      };
      const [liveDetails, sampleDetails] = [await detailsOf(live), await detailsOf(sample)];
      const pairs = [
        ...lists.map((path) => [path, path] as const),
        ...liveDetails.map((path, place) => [path, sampleDetails[place]] as const),
      ];
      for (const [ours, theirs] of pairs) {
        const [a, b] = [await live(`GET ${ours}`), await sample(`GET ${theirs}`)];
        expect([a.status, b.status], ours).toEqual([200, 200]);
        expect(a.body._meta, ours).toEqual({ mode: "live" });
        expect(b.body._meta, ours).toEqual({
          mode: "sample",
          notice: expect.any(String),
          cta: { text: expect.any(String), url: "http://localhost:3000/docs/going-live#approval" },
        });
        expect(namesOf({ ...b.body, _meta: null }), ours).toEqual(namesOf({ ...a.body, _meta: null }));
      }
    }));

  it("link to pages that exist: in sample mode to the documentation, which needs no member", () =>
    open(async ({ world, live, sample }) => {
      const { data: found } = (await live("GET signals")).body;
      expect(found[0].signalDetailUrl).toBe(`http://localhost:3000/signals/${found[0].id}`);
      const { body } = await sample("GET signals?limit=100");
      const links = new Set<string>(body.data.map((row: { signalDetailUrl: string }) => row.signalDetailUrl));
      const appUrl = "http://localhost:3000";
      const guides = readGuides({ appUrl, profileExample: "", api: await describeApi(appUrl) });
      const pages = guides.flatMap(({ slug, blocks }) => [
        `${appUrl}/docs/${slug}`,
        ...blocks.flatMap((block) => (block.kind === "heading" ? `${appUrl}/docs/${slug}#${block.id}` : [])),
      ]);
      expect(pages).toEqual(expect.arrayContaining([...links, body._meta.cta.url]));
      const { id: createdBy } = await insertUser(world.ctx, { role: "admin" });
      const ofMembers = await callerOf(world, { approval: "pending", createdBy });
      const { cta } = (await ofMembers("GET usage")).body._meta;
      expect(cta.url).toBe("http://localhost:3000/settings/api-keys");
    }));

  it("hold what authors wrote, whole", () =>
    open(async ({ world, live }) => {
      const text = "We are looking for a tool. ".repeat(100);
      const post = await insertPost(world.ctx, { text });
      const row = await insertSignal(world.ctx, { type: "KEYWORD_SEARCH_POST", kind: null, postId: post.id });
      await world.db
        .update(engagements)
        .set({ kind: "post", text: null })
        .where(eq(engagements.id, row.engagementId));
      const { data } = (await live(`GET signals/${row.id}`)).body;
      expect(data.engagement).toMatchObject({ kind: "post", text });
    }));

  it("are 404 for what does not exist, and for the other mode's or workspace's rows", () =>
    open(async ({ world, live, sample }) => {
      const sampleId = (await sample("GET signals?limit=1")).body.data[0].id;
      const liveId = (await live("GET signals?limit=1")).body.data[0].id;
      const stranger = { ...world.ctx, customerId: newId() };
      const theirs = await insertScene(stranger);
      const absent: [Call, string][] = [
        [live, `signals/${sampleId}`],
        [sample, `signals/${liveId}`],
        [live, `signals/${theirs.signal.id}`],
        [live, `intelligence/accounts/${theirs.account.id}`],
        [live, `intelligence/people/${theirs.person.id}`],
        [live, `signals/${newId()}`],
        [sample, `intelligence/accounts/${newId()}`],
        [sample, "intelligence/people/not-an-id"],
      ];
      for (const [call, path] of absent) {
        expect((await call(`GET ${path}`)).body, path).toMatchObject({ error: "not_found" });
      }
      expect((await live("GET signals")).body.data).toHaveLength(1);
    }));

  it("are 404 if the workspace has no ICP", () =>
    withRollback(async (world) => {
      await insertCustomer(world.ctx);
      const live = await callerOf(world);
      expect(await live("GET icp")).toMatchObject({ status: 404, body: { error: "not_found" } });
    }));

  it("match their ETag until something changes", () =>
    open(async ({ world, live, sample }) => {
      for (const call of [live, sample]) {
        const etag = (await call("GET signals?limit=5")).headers.get("etag") ?? "";
        const headers = { "if-none-match": etag };
        expect(await call("GET signals?limit=5", { headers })).toMatchObject({ status: 304, body: null });
      }
      const before = (await live("GET signals")).headers.get("etag") ?? "";
      await insertSignal(world.ctx);
      expect((await live("GET signals", { headers: { "if-none-match": before } })).status).toBe(200);
    }));

  it.each([
    "signals?limit=0",
    "signals?limit=101",
    "signals?limit=x",
    "signals?offset=-1",
    "signals?minStrength=11",
    "signals?limit=5&limit=5",
    "watchlist?limit=101",
    "sources?period=90",
    "intelligence?type=team",
  ])("%s is 400", (path) =>
    open(async ({ live, sample }) => {
      for (const call of [live, sample]) {
        expect(await call(`GET ${path}`)).toMatchObject({ status: 400, body: { error: "validation_error" } });
      }
    }),
  );
});

interface Listed {
  id: string;
  type: string;
  strength: number;
  createdAt: string;
}

describe("the list of signals", () => {
  const filters: [string, (signal: Listed) => boolean][] = [
    ["", () => true],
    ["type=KEYWORD_SEARCH_REACTION", ({ type }) => type === "KEYWORD_SEARCH_REACTION"],
    ["type=keyword_search_post", () => false],
    ["type=%25", () => false],
    ["type=&minStrength=", () => true],
    ["type=&minStrength=7", ({ strength }) => strength >= 7],
    ["type=COMPANY_PAGE", ({ type }) => /^(OWN|COMPETITOR)_COMPANY_/.test(type)],
    ["type=KEYWORD_SEARCH_POST", ({ type }) => type === "KEYWORD_SEARCH_POST"],
    ["type=OWN_COMPANY_POST", () => false],
    ["minStrength=0", () => true],
    ["minStrength=7", ({ strength }) => strength >= 7],
    ["minStrength=10", ({ strength }) => strength >= 10],
    [
      "minStrength=6&type=OWN_COMPANY_REACTION",
      ({ type, strength }) => strength >= 6 && type === "OWN_COMPANY_REACTION",
    ],
  ];

  it.each(["live", "sample"] as const)("filters and pages as a reference implementation does: %s", (mode) =>
    withRollback(async (world) => {
      await insertScene(world.ctx);
      for (let n = 0; n < 40; n += 1) {
        const type = signalTypes[n % signalTypes.length];
        const createdAt = new Date(world.clock.now().getTime() - hours(n % 7));
        await insertSignal(world.ctx, { type, strength: 1 + (n % 10), createdAt });
      }
      const everything = await readAll(await callerOf(world, callerFor(mode)), "");
      expect(everything.length).toBeGreaterThan(40);
      expect(everything).toEqual(
        everything.toSorted(
          (a, b) => b.createdAt.localeCompare(a.createdAt) || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0),
        ),
      );
      for (const [query, isWanted] of filters) {
        const found = await readAll(await callerOf(world, callerFor(mode)), query);
        expect(found, query).toEqual(everything.filter(isWanted));
      }
      const beyond = await (await callerOf(world, callerFor(mode)))("GET signals?offset=9007199254740991");
      expect(beyond.body).toMatchObject({
        data: [],
        total: everything.length,
        offset: Number.MAX_SAFE_INTEGER,
      });
    }),
  );

  const callerFor = (mode: "live" | "sample") =>
    mode === "live" ? ({ approval: "approved" } as const) : ({ approval: "pending" } as const);

  /** Reads page by page; each page has the same total, and its own position. */
  async function readAll(call: Call, query: string): Promise<Listed[]> {
    const limit = 37;
    const items: Listed[] = [];
    for (let offset = 0; ; offset += limit) {
      const { body } = await call(`GET signals?limit=${limit}&offset=${offset}${query && `&${query}`}`);
      items.push(...body.data);
      expect(body).toMatchObject({ limit, offset });
      if (items.length >= body.total) {
        expect(items.length).toBe(body.total);
        return items;
      }
    }
  }

  it("includes archived signals, and returns 25 by default", () =>
    open(async ({ live, sample }) => {
      expect((await live("GET signals")).body).toMatchObject({ limit: 25, offset: 0, total: 1 });
      expect((await sample("GET signals")).body.data).toHaveLength(25);
    }));
});

describe("the sample world", () => {
  it("is the same for every client on one day, and moves with the day", () =>
    withRollback(async (world) => {
      await insertScene(world.ctx);
      const read = async () => {
        const call = await callerOf(world, { approval: "pending" });
        const answers = [];
        for (const path of [...lists, "sources?period=7", "sources?period=all"]) {
          answers.push((await call(`GET ${path}`)).body);
        }
        return answers;
      };
      const first = await read();
      world.clock.advance(hours(8));
      const stranger = { ...world.ctx, customerId: newId() };
      await insertCustomer(stranger, { lifecycle: "signed_up" });
      const other = await callerOf(world, { ctx: stranger, approval: "pending" });
      expect(await read()).toEqual(first);
      expect((await other("GET signals")).body).toEqual(first[0]);
      world.clock.advance(days(1));
      const [tomorrow] = await read();
      expect(tomorrow.data.map(({ id }: Listed) => id)).toEqual(first[0].data.map(({ id }: Listed) => id));
      expect(Date.parse(tomorrow.data[0].createdAt) - Date.parse(first[0].data[0].createdAt)).toBe(days(1));
    }));

  it("finds reports by type and by part of their name, ignoring case", () =>
    open(async ({ sample }) => {
      const { body: all } = await sample("GET intelligence");
      const { body: accounts } = await sample("GET intelligence?type=account");
      const { body: people } = await sample("GET intelligence?type=person&limit=2&offset=4");
      expect([all.total, accounts.total, people.total, people.data.length]).toEqual([8, 3, 5, 1]);
      const name: string = all.data[0].name;
      const found = await sample(`GET intelligence?q=${encodeURIComponent(name.toUpperCase().slice(1))}`);
      expect(found.body.data).toContainEqual(all.data[0]);
      expect((await sample("GET intelligence?q=%25")).body.data).toEqual([]);
    }));
});
