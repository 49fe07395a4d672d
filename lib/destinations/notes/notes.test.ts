import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minutes } from "@/lib/clock";
import { PayloadField } from "@/lib/contracts/destination-config";
import { newId } from "@/lib/ids";
import { at, config, create, type NotesScene, payload, withNotes } from "@/tests/factories/notes-scene";
import { payloads } from "@/tests/factories/payloads";
import { type NotesFault, sampleNotes } from "@/tests/fakes/notes/notes";
import { createNotesDestination } from ".";

const { token } = sampleNotes;

let notes: NotesScene["notes"];
let deliver: NotesScene["deliver"];
let newTable: NotesScene["newTable"];
let destination: NotesScene["destination"];
let pageText: NotesScene["pageText"];
withNotes((scene) => {
  ({ notes, deliver, newTable, destination, pageText } = scene);
});

describe("a delivery", () => {
  it("creates a page in the database according to the mapping", async () => {
    const receipt = await deliver();
    expect(receipt).toMatchObject({
      verdict: "delivered",
      status: 200,
      error: null,
      retryAfterSeconds: null,
      request: { method: "POST", host: new URL(notes.url).host },
    });
    expect(receipt.responseExcerpt).toContain(notes.pages[0]?.id);
    expect(notes.pages).toHaveLength(1);
    expect(Object.keys(notes.pages[0]?.properties ?? {}).sort()).toEqual([
      "Company",
      "Name",
      "Signal ID",
      "Strength",
    ]);
    expect(pageText("Name")).toBe("Alex Sample — Sample Industries");
    expect(pageText("Signal ID")).toBe(payload.signalId);
  });

  it("does not reveal the token, even if the tool echoes it", async () => {
    for (const status of [200, 400, 500]) {
      const body = JSON.stringify({ id: "1", object: "error", code: "validation_error", message: token });
      notes.behave({ kind: "answer", status, body, at: create });
      const receipt = await deliver();
      expect(JSON.stringify(receipt)).not.toContain(token);
      expect(receipt.request.headers).toMatchObject({
        authorization: "Bearer ••••",
        "user-agent": expect.stringContaining("Signal-to-Action/"),
      });
      expect(receipt.responseExcerpt).toContain("••••");
    }
  });

  it("reads the database once per ten minutes, and again for another mapping or token", async () => {
    const reads = () => notes.requests.filter((line) => line.startsWith("GET")).length;
    const later = (ms: number) => ({ at: new Date(at.getTime() + ms) });
    await deliver();
    await deliver(later(minutes(10) - 1));
    expect(reads()).toBe(2);
    await deliver(later(minutes(10)));
    expect(reads()).toBe(4);
    await deliver({ ...later(minutes(10)), config: config({ mapping: { Why: "whyItMatters" } }) });
    expect(reads()).toBe(6);
    await deliver({ ...later(minutes(10)), config: config({ integrationToken: "ntn_another_one" }) });
    expect(notes.pages).toHaveLength(4);
  });

  it("does not take the first revision's page for a later one's", async () => {
    await deliver();
    notes.behave({ kind: "answer", status: 500, body: "", at: create });
    expect(await deliver({ revision: 2 })).toMatchObject({ verdict: "retry", status: 500 });
    for (const revision of [2, 2, 1]) {
      expect(await deliver({ revision, mayHaveArrived: true })).toMatchObject({ verdict: "delivered" });
    }
    expect(notes.pages).toHaveLength(2);
    expect(pageText("Signal ID")).toBe(`${payload.signalId}:2`);
  });

  it("skips a property that was renamed or removed in the meantime", async () => {
    const { databaseId, table } = newTable({ Name: { type: "title" }, Firm: { type: "rich_text" } });
    const given = { config: config({ databaseId, mapping: { Firm: "personCompany", Gone: "summary" } }) };
    await deliver(given);
    expect(Object.keys(notes.pages.at(-1)?.properties ?? {})).toEqual(["Name", "Firm"]);
    table.properties = { Title: { type: "title" } };
    expect((await deliver(given)).verdict).toBe("delivered");
    expect(Object.keys(notes.pages.at(-1)?.properties ?? {})).toEqual(["Title"]);
  });

  it("finds the table that replaced another", async () => {
    const { databaseId, table } = newTable({ Name: { type: "title" } });
    const given = { config: config({ databaseId }) };
    await deliver(given);
    table.dataSourceId = newId();
    expect((await deliver(given)).verdict).toBe("delivered");
    expect(notes.pages.at(-1)?.dataSourceId).toBe(table.dataSourceId);
  });

  it("is accepted for any signal with any mapping to any type", async () => {
    const types = ["rich_text", "number", "url", "email", "phone_number", "checkbox", "select"].concat(
      ["multi_select", "status", "date", "formula", "rollup", "created_time", "unique_id"],
      ["people", "files", "relation", "button", "a_type_of_tomorrow"],
    );
    const property = (type: string) => ({
      type,
      ...(type === "status" && { options: ["Reaction", "high"] }),
    });
    const properties = Object.fromEntries(types.map((type) => [type, property(type)]));
    const { databaseId } = newTable({ ...properties, Name: { type: "title" } });
    const field = fc.constantFrom(...PayloadField.options);
    const mappings = fc.record(Object.fromEntries([...types, "Name", "Gone"].map((name) => [name, field])));
    await fc.assert(
      fc.asyncProperty(payloads(), mappings, async (drawn, mapping) => {
        const receipt = await deliver({ config: config({ databaseId, mapping }), payload: drawn });
        expect(receipt).toMatchObject({ verdict: "delivered", error: null });
        expect(pageText("Name")).not.toBe("");
      }),
      { numRuns: 60 },
    );
  });
});

describe("an attempt that may have arrived", () => {
  const lost: NotesFault[] = [
    { kind: "hang", stores: true },
    { kind: "reset", stores: true },
    { kind: "answer", status: 500, body: "oops", stores: true },
    { kind: "answer", status: 200, body: "<html>", stores: true },
  ];
  it.each(lost)("creates one page in total with its retry after %j", async (fault) => {
    const hasty = createNotesDestination({ apiUrl: notes.url, timeoutMs: 200 });
    notes.behave({ ...fault, at: create });
    expect((await deliver({}, hasty)).verdict).toBe("retry");
    expect(await deliver({ mayHaveArrived: true }, hasty)).toMatchObject({
      verdict: "delivered",
      status: 200,
    });
    expect(notes.pages).toHaveLength(1);
  });

  it.each(lost)("is repeated if it did not arrive after %j", async (fault) => {
    const hasty = createNotesDestination({ apiUrl: notes.url, timeoutMs: 200 });
    notes.behave({ ...fault, stores: false, at: create });
    expect((await deliver({}, hasty)).verdict).toBe("retry");
    await deliver({ mayHaveArrived: true }, hasty);
    expect(notes.pages).toHaveLength(1);
  });

  it.each([
    ["the title", { "signal id ": { type: "title" } }, {}],
    [
      "a text property that is mapped to it",
      { Name: { type: "title" }, Key: { type: "rich_text" } },
      { Key: "signalId" },
    ],
    ["the title that is mapped to it", { Name: { type: "title" } }, { Name: "signalId" }],
  ] as const)("is found by %s", async (_, properties, mapping) => {
    const { databaseId } = newTable(properties);
    const given = { config: config({ databaseId, mapping: { Other: "summary", ...mapping } }) };
    await deliver(given);
    await deliver({ ...given, mayHaveArrived: true });
    expect(notes.pages).toHaveLength(1);
    const other = { ...payload, signalId: newId() };
    await deliver({ ...given, payload: other, mayHaveArrived: true });
    expect(notes.pages).toHaveLength(2);
  });

  it("cannot be found in a database without a property for the signal ID", async () => {
    const { databaseId } = newTable({ Name: { type: "title" }, "Signal ID": { type: "number" } });
    const given = { config: config({ databaseId }) };
    await deliver(given);
    await deliver({ ...given, mayHaveArrived: true });
    expect(notes.pages).toHaveLength(2);
    expect(notes.requests.filter((line) => line.endsWith("/query"))).toEqual([]);
  });

  it("is not repeated while the search fails", async () => {
    notes.behave({ kind: "answer", status: 503, body: "", at: /query/ });
    expect(await deliver({ mayHaveArrived: true })).toMatchObject({ verdict: "retry", status: 503 });
    expect(notes.pages).toEqual([]);
  });
});

describe("without a delivery", () => {
  it("is summarized only by the end of its id", () => {
    expect(destination.summarize(config())).toBe("Notes database …1f00");
  });

  it.each([null, config()])("previews the page", (input) => {
    expect(destination.preview(payload, input)).toEqual({
      contentType: "application/json",
      body: {
        title: "Alex Sample — Sample Industries",
        properties: {
          ...(input && { Company: "Sample Industries", Strength: "8" }),
          "Signal ID": payload.signalId,
        },
      },
    });
  });

  it.each([
    { integrationToken: "a\nb" },
    { integrationToken: "" },
    { databaseId: "a name" },
    { mapping: {} },
    { mapping: { Name: "salary" } },
    { other: 1 },
  ])("rejects the settings %j", (change) => {
    expect(destination.config.safeParse({ ...config(), ...change }).success).toBe(false);
  });
});
