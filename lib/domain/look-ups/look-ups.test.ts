/** Look-ups of reports and setups: who is asked of the network, and what that costs. */
import { expect, it } from "vitest";
import { findDaySpend } from "@/db/queries/provider-spend";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { suppress } from "@/lib/domain/suppressions/change";
import { utcDay } from "@/lib/utc-day";
import type { SandboxFault } from "@/packages/sandbox-network/faults";
import { type TestWorld, withRollback } from "@/tests/factories/context";
import { one } from "@/tests/factories/one";
import { salesLeaders } from "@/tests/factories/people";
import { insertWorkspace } from "@/tests/factories/workspace";
import { lookUpCompany } from "./company";
import { readEngagers } from "./engagers";
import { lookUpPeople } from "./people";

const centsToday = async ({ db, customerId, clock }: Context) =>
  (await findDaySpend(db, { customerId, day: utcDay(clock.now()) })).cents;
const asked = ({ calls }: TestWorld) => calls.map(({ operation }) => operation);
const company = () => one(salesLeaders(1)).company;

it("asks for a company once in 30 days, and meters the call", () =>
  withRollback(async (world) => {
    const { ctx, clock } = world;
    await insertWorkspace(ctx);
    const { networkUrl, name } = company();
    expect(await lookUpCompany(ctx, networkUrl)).toMatchObject({ networkUrl, name });
    const cents = await centsToday(ctx);
    expect(cents).toBeGreaterThan(0);
    clock.advance(days(30) - 1);
    expect(await lookUpCompany(ctx, networkUrl)).toMatchObject({ networkUrl, name });
    expect(asked(world)).toEqual(["getCompany"]);
    clock.advance(1);
    await lookUpCompany(ctx, networkUrl);
    expect(asked(world)).toEqual(["getCompany", "getCompany"]);
    expect(await centsToday(ctx)).toBe(cents);
  }));

it("asks again for a company that does not exist, and for one at a person's address", () =>
  withRollback(async (world) => {
    const { ctx } = world;
    await insertWorkspace(ctx);
    const nowhere = "https://www.network.example/company/nowhere";
    for (const _ of [1, 2]) expect(await lookUpCompany(ctx, nowhere)).toBeNull();
    const { networkUrl } = one(salesLeaders(1));
    await lookUpPeople(ctx, [networkUrl]);
    // The person's own look-up holds their employer, who is not at this address.
    expect(await lookUpCompany(ctx, networkUrl)).toBeNull();
    const asks = world.calls
      .filter(({ operation }) => operation === "getCompany")
      .map(({ subject }) => subject);
    expect(asks.filter((url) => url !== company().networkUrl)).toEqual([nowhere, nowhere, networkUrl]);
  }));

it("asks only for people who are neither known nor suppressed", () =>
  withRollback(async (world) => {
    const { ctx, clock } = world;
    await insertWorkspace(ctx);
    const [known, suppressed, fresh] = salesLeaders(3).map(({ networkUrl }) => networkUrl);
    if (!known || !suppressed || !fresh) throw new Error("Too few people");
    await lookUpPeople(ctx, [known]);
    await suppress(ctx, { kind: "person", value: suppressed });
    world.calls.length = 0;
    const found = await lookUpPeople(ctx, [known, suppressed, fresh]);
    expect([...found.keys()].toSorted()).toEqual([known, fresh].toSorted());
    expect(found.get(fresh)?.person?.networkUrl).toBe(fresh);
    const people = () => world.calls.filter(({ operation }) => operation === "getPerson");
    expect(people().map(({ subject }) => subject)).toEqual([fresh]);
    clock.advance(days(30));
    await lookUpPeople(ctx, [known]);
    expect(people()).toHaveLength(2);
  }));

it.each([
  [4, 2, "tells who was found"],
  [4, 3, "fails"],
])("of %i people of whom %i can't be read, %s", (count, unread, outcome) =>
  withRollback(async ({ ctx, failWhen }) => {
    await insertWorkspace(ctx);
    const urls = salesLeaders(count).map(({ networkUrl }) => networkUrl);
    const failing = new Set(urls.slice(0, unread));
    failWhen(({ subject }): SandboxFault | null => (failing.has(subject) ? "unavailable" : null));
    const found = lookUpPeople(ctx, urls);
    if (outcome === "fails") await expect(found).rejects.toMatchObject({ failure: "unavailable" });
    else expect([...(await found).keys()].toSorted()).toEqual(urls.slice(unread).toSorted());
  }),
);

it("reads each person who engaged with posts once, the newest post first, and none of a deleted post", () =>
  withRollback(async (world) => {
    const { ctx, clock, failWhen } = world;
    const { source } = await insertWorkspace(ctx);
    const { network } = ctx.ports;
    const since = new Date(clock.now().getTime() - days(14));
    const target = { kind: "person", networkUrl: source.networkUrl ?? "" } as const;
    const { items } = await network.listPosts(target, { cursor: null, since });
    const urls = items.map(({ url }) => url).slice(0, 2);
    const listed: string[] = [];
    for (const url of urls) {
      const pages = [await network.listComments(url, null), await network.listReactions(url, null)];
      listed.push(...pages.flatMap(({ items }) => items.map(({ person }) => person.networkUrl)));
    }
    const engagers = await readEngagers(ctx, urls);
    expect(engagers.map(({ networkUrl }) => networkUrl)).toEqual([...new Set(listed)]);
    const cents = await centsToday(ctx);
    failWhen(({ subject }) => (subject === urls[0] ? "vanished" : null));
    const left = await readEngagers(ctx, urls);
    expect(left.length).toBeLessThan(engagers.length);
    expect(await centsToday(ctx)).toBeGreaterThan(cents);
    failWhen(() => "unavailable");
    await expect(readEngagers(ctx, urls)).rejects.toMatchObject({ failure: "unavailable" });
  }));
