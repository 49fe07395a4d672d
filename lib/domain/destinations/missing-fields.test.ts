/**
 * Columns and properties that a customer renames or deletes: the attempt, the destination, the test, the notification.
 */
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { findMailboxMessages } from "@/db/queries/mailbox";
import { notifications } from "@/db/schema";
import { minutes } from "@/lib/clock";
import type { Context, PromisedEvent } from "@/lib/context";
import { createNotesDestination } from "@/lib/destinations/notes";
import { columnNames } from "@/lib/destinations/spreadsheet/columns";
import { sendDueNotifications } from "@/lib/domain/notification-delivery/send";
import { type TestWorld, withDatabase, withRollback } from "@/tests/factories/context";
import { openScene } from "@/tests/factories/delivery-scene";
import { config, withSpreadsheet } from "@/tests/factories/spreadsheet";
import { insertUser } from "@/tests/factories/workspace";
import { sampleNotes, startNotesFake } from "@/tests/fakes/notes/notes";
import { changeDestination } from "./change";
import { listDeliveries, listDestinations } from "./read";
import { dismissMissingFields } from "./record-fields";
import { testDestination } from "./test-connection";
import { notifyOfMissingFields } from "./warn";

const sheet = withSpreadsheet();
const header = (names: Record<string, string> = {}) => columnNames.map((name) => names[name] ?? name);
const events = (announced: PromisedEvent[]) =>
  announced.flatMap((event) => (event.name === "destination/fields.missing" ? [event.data] : []));

type Adapter = ReturnType<Context["ports"]["destinations"]["adapterOf"]>;

/** A workspace whose destination has this adapter. */
async function openTable(
  world: TestWorld,
  adapter: Adapter,
  input: { type: "spreadsheet" | "notes"; config: unknown },
) {
  const { ctx } = world;
  const ports = { ...ctx.ports, destinations: { adapterOf: () => adapter } };
  const opened = { ...world, ctx: { ...ctx, ports } };
  const scene = await openScene(opened, { url: "" }, { ...input, name: "Rows" });
  const { destinationId } = scene;
  return {
    ...scene,
    /** Delivers one signal, a minute after the last. */
    deliverNext: async () => {
      world.clock.advance(minutes(1));
      await scene.queue();
      await scene.deliver();
    },
    shown: async () => (await listDestinations(scene.ctx)).data[0]?.missingFields,
    warnings: async () => {
      const page = { limit: 50, offset: 0, destinationId };
      const { data } = await listDeliveries(scene.ctx, page);
      return data.map(({ status, attempts }) => [status, attempts[0]?.outcome, attempts[0]?.warning]);
    },
    test: () => testDestination(scene.ctx, { destinationId }),
  };
}

const inSheet = (body: (scene: Awaited<ReturnType<typeof openTable>>) => Promise<void>) =>
  withRollback(async (world) => {
    await body(await openTable(world, sheet.open(), { type: "spreadsheet", config }));
  });

describe("a renamed column", () => {
  it("is a warning of each attempt and a notice since the first, which are over once it is back", () =>
    inSheet(async ({ deliverNext, shown, warnings, clock, announced, ctx, destinationId }) => {
      await deliverNext();
      expect(await shown()).toEqual([]);
      sheet.setRows([header({ Company: "Account", Title: "Role" })]);
      await deliverNext();
      const since = clock.now().toISOString();
      const expected = ["Title", "Company"].map((name) => ({ name, problem: "missing", since }));
      expect(await shown()).toEqual(expected);
      await deliverNext();
      expect(await shown()).toEqual(expected);
      const warning = 'The columns "Title" and "Company" are missing. Their values are not written.';
      expect(await warnings()).toEqual([
        ["delivered", "succeeded", warning],
        ["delivered", "succeeded", warning],
        ["delivered", "succeeded", null],
      ]);
      expect(events(announced)).toEqual([
        { customerId: ctx.customerId, destinationId, fields: ["Title", "Company"] },
      ]);

      sheet.setRows([header({ Title: "Role" })]);
      await deliverNext();
      expect(await shown()).toEqual(expected.slice(0, 1));
      sheet.setRows([header()]);
      await deliverNext();
      expect(await shown()).toEqual([]);
      expect(events(announced)).toHaveLength(1);
    }));

  it("is one notification of those who manage destinations", () =>
    inSheet(async ({ deliverNext, announced, ctx }) => {
      const { id: userId, email: to } = await insertUser(ctx, { role: "manager" });
      const reader = await insertUser(ctx, { role: "user" });
      sheet.setRows([header({ Company: "Account" })]);
      for (let n = 0; n < 3; n++) await deliverNext();
      const [lost, ...others] = events(announced);
      if (!lost || others.length > 0) throw new Error("Not one event was announced");
      for (const key of ["event-1", "event-1"]) await notifyOfMissingFields(ctx, { ...lost, key });
      for (const id of [userId, reader.id]) await sendDueNotifications(ctx, { userId: id });
      const [mail, ...more] = await findMailboxMessages(ctx.db, { to });
      expect(more).toEqual([]);
      expect(mail?.subject).toContain("A column is missing in Rows");
      expect(mail?.text).toContain('The column "Company" is missing. Its values are not written.');
      expect(mail?.text).toContain("Rename the column back");
      expect(await findMailboxMessages(ctx.db, { to: reader.email })).toEqual([]);

      sheet.setRows([header()]);
      await deliverNext();
      await notifyOfMissingFields(ctx, { ...lost, key: "event-2" });
      expect(await ctx.db.$count(notifications, eq(notifications.userId, userId))).toBe(1);
    }));

  it("is one event if two batches find it at the same time", () =>
    withDatabase(async (world) => {
      const first = await openTable(world, sheet.open(), { type: "spreadsheet", config });
      await first.deliverNext();
      sheet.setRows([header({ Company: "Account" })]);
      world.clock.advance(minutes(1));
      await first.queue(40);
      await Promise.all([first.deliver(), first.deliver(), first.test(), first.test()]);
      expect(await first.states()).toEqual({ delivered: 41 });
      expect(events(world.announced)).toMatchObject([{ fields: ["Company"] }]);
      expect(await first.shown()).toMatchObject([{ name: "Company" }]);
    }));

  it("is named with all others by Test connection, which succeeds, and clears what is back", () =>
    inSheet(async ({ test, shown, clock }) => {
      expect(await test()).toMatchObject({ success: true, warning: null, missingFields: [] });
      sheet.setRows([header({ Company: "Account", Fit: "", Link: "URL" })]);
      clock.advance(minutes(1));
      const since = clock.now().toISOString();
      const missingFields = ["Company", "Fit", "Link"].map((name) => ({ name, problem: "missing", since }));
      const tested = await test();
      expect(tested).toMatchObject({
        ...{ success: true, status: 200, error: null },
        warning: expect.stringMatching(/^The columns .+ are missing\./),
      });
      expect(tested.missingFields).toEqual(missingFields);
      expect(await shown()).toEqual(tested.missingFields);
      sheet.setRows([header()]);
      clock.advance(minutes(1));
      expect(await test()).toMatchObject({ success: true, warning: null, missingFields: [] });
      expect(await shown()).toEqual([]);
    }));

  it("that was removed on purpose can be dismissed, until it has come back", () =>
    inSheet(async ({ deliverNext, shown, warnings, test, ctx, destinationId, announced }) => {
      await deliverNext();
      sheet.setRows([header({ Employees: "" })]);
      await deliverNext();
      await dismissMissingFields(ctx, { destinationId });
      await deliverNext();
      expect(await shown()).toEqual([]);
      expect((await warnings())[0]).toEqual(["delivered", "succeeded", null]);
      expect(await test()).toMatchObject({ success: true, missingFields: [{ name: "Employees" }] });
      expect(events(announced)).toHaveLength(1);
      for (const rows of [header(), header({ Employees: "Size" })]) {
        sheet.setRows([rows]);
        await deliverNext();
      }
      expect(await shown()).toMatchObject([{ name: "Employees" }]);
      expect(events(announced)).toHaveLength(2);
    }));

  it("is forgotten with another tab, and not with another name", () =>
    inSheet(async ({ deliverNext, shown, ctx, destinationId }) => {
      sheet.setRows([header({ Company: "Account" })]);
      await deliverNext();
      const change = (input: Parameters<typeof changeDestination>[1]["change"]) =>
        changeDestination(ctx, { destinationId, change: input });
      await change({ name: "Renamed", config: { ...config } });
      expect(await shown()).toHaveLength(1);
      await change({ config: { sheetName: "Another" } });
      expect(await shown()).toEqual([]);
    }));
});

it("never was in a tab with the customer's own choice of columns, so it is not missed there", () =>
  inSheet(async ({ deliverNext, shown, warnings, test }) => {
    sheet.setRows([["Person", "Company", "Owner"]]);
    await deliverNext();
    expect(await shown()).toEqual([]);
    expect(await warnings()).toEqual([["delivered", "succeeded", null]]);
    expect(await test()).toMatchObject({ success: true, missingFields: [] });
    sheet.setRows([["Person", "Account", "Owner"]]);
    await deliverNext();
    expect(await shown()).toMatchObject([{ name: "Company" }]);
  }));

it("names properties of a notes database that are missing or have another type", async () => {
  const notes = await startNotesFake({ requestsPerSecond: Number.POSITIVE_INFINITY });
  const { Company: _, ...rest } = sampleNotes.properties;
  const databaseId = notes.addDatabase({ ...sampleNotes.properties });
  await withRollback(async (world) => {
    const { deliverNext, shown, warnings, test, ctx, destinationId, announced } = await openTable(
      world,
      createNotesDestination({ apiUrl: notes.url }),
      {
        type: "notes",
        config: {
          ...{ integrationToken: sampleNotes.token, databaseId },
          mapping: { Company: "personCompany", Strength: "strength", Why: "whyItMatters" },
        },
      },
    );
    await deliverNext();
    const table = notes.tables.get(databaseId);
    if (!table) throw new Error("the database was not created");
    table.properties = { ...rest, Firm: { type: "rich_text" }, Strength: { type: "date" } };
    await deliverNext();
    expect((await warnings())[0]).toEqual([
      "delivered",
      "succeeded",
      `The property "Company" is missing. Its values are not written. The property "Strength" has a type that can't hold its values. They are not written.`,
    ]);
    expect(await shown()).toMatchObject([
      { name: "Company", problem: "missing" },
      { name: "Strength", problem: "wrong_type" },
    ]);
    expect(await test()).toMatchObject({
      success: true,
      missingFields: [{ name: "Company" }, { name: "Strength" }],
    });
    expect(events(announced)).toMatchObject([{ fields: ["Company", "Strength"] }]);

    const config = { mapping: { Firm: "personCompany", Why: "whyItMatters" } };
    await changeDestination(ctx, { destinationId, change: { config } });
    expect(await shown()).toEqual([]);
    await deliverNext();
    expect(await shown()).toEqual([]);
    expect((await warnings())[0]?.[2]).toBeNull();
  });
  await notes.close();
});
