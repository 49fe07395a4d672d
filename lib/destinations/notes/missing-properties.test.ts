/** Properties that a customer renames, deletes or changes, found by the attempts that meet them. */
import { describe, expect, it } from "vitest";
import { minutes, seconds } from "@/lib/clock";
import { PayloadField } from "@/lib/contracts/destination-config";
import type { Receipt } from "@/lib/destinations/destination";
import { at, config, type NotesScene, payload, withNotes } from "@/tests/factories/notes-scene";
import { sampleNotes } from "@/tests/fakes/notes/notes";
import { writtenProperties } from "./properties";

let scene: NotesScene;
withNotes((opened) => {
  scene = opened;
});
const later = (ms: number) => ({ at: new Date(at.getTime() + ms) });
const lacking = ({ fields = [] }: Receipt) =>
  Object.fromEntries(fields.flatMap(({ name, problem }) => (problem ? [[name, problem]] : [])));

it("are all named, also if the database was read before they changed", async () => {
  const { databaseId, table } = scene.newTable({ ...sampleNotes.properties });
  const given = {
    config: config({
      databaseId,
      mapping: { Company: "personCompany", Strength: "strength", Why: "whyItMatters", Profile: "summary" },
    }),
  };
  expect(lacking(await scene.deliver(given))).toEqual({ Profile: "wrong_type" });
  const { Company: _, Why: __, "Signal ID": ___, ...rest } = sampleNotes.properties;
  table.properties = { ...rest, Firm: { type: "rich_text" }, Strength: { type: "date" } };
  const receipt = await scene.deliver({ ...given, ...later(seconds(1)) });
  expect(receipt).toMatchObject({ verdict: "delivered", status: 200, error: null });
  expect(lacking(receipt)).toEqual({
    ...{ Company: "missing", Strength: "wrong_type", Why: "missing", Profile: "wrong_type" },
    "Signal ID": "missing",
  });
  // Mapped properties were asked for; the other one is written only where it is.
  expect(receipt.fields?.filter(({ isExpected }) => !isExpected).map(({ name }) => name)).toEqual([
    "Signal ID",
  ]);
});

it("are found back by the next delivery after a pause, and within 15 seconds without one", async () => {
  const { databaseId, table } = scene.newTable({ ...sampleNotes.properties });
  const given = { config: config({ databaseId }) };
  const { Company: _, ...rest } = sampleNotes.properties;
  table.properties = rest;
  expect(lacking(await scene.deliver(given))).toEqual({ Company: "missing" });
  table.properties = sampleNotes.properties;
  for (let ms = 500; ms < seconds(15); ms += 500) {
    expect(lacking(await scene.deliver({ ...given, ...later(ms) }))).toEqual({ Company: "missing" });
  }
  expect(lacking(await scene.deliver({ ...given, ...later(seconds(15)) }))).toEqual({});

  table.properties = rest;
  expect(lacking(await scene.deliver({ ...given, ...later(seconds(16)) }))).toEqual({ Company: "missing" });
  table.properties = sampleNotes.properties;
  expect(lacking(await scene.deliver({ ...given, ...later(seconds(18)) }))).toEqual({});
});

it("are dated by what proves them: a value that was taken, or else the reading", async () => {
  const given = { config: config({ mapping: { Company: "personCompany", Why: "icpPersona" } }) };
  await scene.deliver(given);
  const unknown = { ...payload, icpPersona: null };
  const { fields = [] } = await scene.deliver({ ...given, payload: unknown, ...later(minutes(5)) });
  const readAt = Object.fromEntries(fields.map((field) => [field.name, field.readAt]));
  expect(readAt).toMatchObject({ Company: later(minutes(5)).at, Why: at });
});

describe("a property's type", () => {
  const problem = (type: string, field: PayloadField) =>
    writtenProperties([{ name: "It", type, options: [] }], { It: field })[0]?.problem;

  it.each(["title", "rich_text", "select", "multi_select", "checkbox", "status"])(
    "%s takes any field",
    (type) => {
      for (const field of PayloadField.options) expect([field, problem(type, field)]).toEqual([field, null]);
    },
  );

  it.each([
    ["number", "strength", "companyEmployeeCount", "icpConfidence", "icpScore"],
    ["url", "personProfileUrl", "sourcePostUrl", "signalDetailUrl", "personNetworkUrl", "companyWebsite"],
    ["date", "createdAt", "engagedAt", "occurredAt", "engagement"],
    ["email", "assignee"],
    ["formula"],
    ["created_time"],
    ["people"],
    ["a_type_of_tomorrow"],
  ])("%s takes only the fields that it can hold", (type, ...fields) => {
    expect(PayloadField.options.filter((field) => problem(type, field) === null).toSorted()).toEqual(
      fields.toSorted(),
    );
  });

  it("of the signal's ID must be text, in any case and spacing of its name", () => {
    const key = (name: string, type: string) =>
      writtenProperties([{ name, type, options: [] }], { [name]: "signalId" });
    expect(key(" signal id ", "rich_text")).toEqual([{ name: "Signal ID", isMapped: true, problem: null }]);
    expect(key("Signal ID", "number")).toEqual([
      { name: "Signal ID", isMapped: true, problem: "wrong_type" },
    ]);
  });
});
