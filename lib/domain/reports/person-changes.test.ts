import { describe, expect, it } from "vitest";
import { newId } from "@/lib/ids";
import { daysAgo, reportTime, salesIcp, seenCompany, seenPerson } from "@/tests/factories/seen";
import { placePeople } from "./coverage";
import { findPersonChanges } from "./person-changes";

const person = seenPerson("VP Sales");
const report = { id: newId(), content: null, readyAt: daysAgo(40), createdAt: daysAgo(41) };
type Work = [title: string | null, companyName: string | null];
const changes = (before: Work | null, [title, companyName]: Work) => {
  const [placed] = placePeople(salesIcp as Parameters<typeof placePeople>[0], seenCompany(), {
    people: [person],
    engagements: [],
  });
  if (!placed) throw new Error("Nobody was placed");
  const earlier = before && { report, title: before[0], companyName: before[1], rivals: [] };
  return findPersonChanges(earlier, placed, { title, companyName, rivals: [], now: reportTime });
};

describe("the work of a person since the last report", () => {
  it.each<[Work, Work, string[]]>([
    [["VP Sales", "Acme"], ["VP Sales", "Acme"], []],
    [["Head of Sales", "Acme"], ["VP Sales", "Acme"], ["Was “Head of Sales”, is now “VP Sales”."]],
    [["VP Sales", "Acme"], ["VP Sales", "Northwind"], ["Was at Acme, is now at Northwind."]],
    [
      ["Head of Sales", "Acme"],
      ["VP Sales", "Northwind"],
      ["Was “Head of Sales”, is now “VP Sales”.", "Was at Acme, is now at Northwind."],
    ],
    [[null, null], ["VP Sales", "Acme"], []],
    [["VP Sales", "Acme"], [null, null], []],
  ])("from %j to %j", (before, now, texts) => {
    expect(changes(before, now).items.map(({ text }) => text)).toEqual(texts);
  });

  it("has at most 80 characters each", () => {
    const [item] = changes([`a${"b".repeat(100)}`, null], [`c${"d".repeat(100)}`, null]).items;
    expect(item?.text).toBe(`Was “a${"b".repeat(77)}…, is now “c${"d".repeat(77)}….`);
  });
});

it("are those of 30 days without an earlier report", () => {
  expect(changes(null, ["VP Sales", "Acme"])).toEqual({
    ...{ since: daysAgo(30).toISOString(), previousReportId: null, items: [], more: 0 },
  });
  expect(changes(["VP Sales", null], ["VP Sales", null]).since).toBe(daysAgo(40).toISOString());
});
