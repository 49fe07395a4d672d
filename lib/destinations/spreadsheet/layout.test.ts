import { describe, expect, it } from "vitest";
import { newId } from "@/lib/ids";
import { samplePayload } from "../sample-payload";
import { columnNames } from "./columns";
import { columnLetters, columnStates, ownLayout, readLayout, rowOf } from "./layout";

const payload = samplePayload({
  signalId: newId(),
  appUrl: "https://portal.example",
  at: new Date("2026-03-01T12:00:00Z"),
});

describe("a first row", () => {
  it.each([
    [["Person", "Company"], "A", ["Alex Sample", "Sample Industries"]],
    [["Company", "Owner", "Person"], "A", ["Sample Industries", "", "Alex Sample"]],
    [[" PERSON ", "signal id"], "A", ["Alex Sample", payload.signalId]],
    [["", "", "Person", "", "Fit"], "C", ["Alex Sample", "", 84]],
    [["Person", "Person"], "A", ["Alex Sample", "Alex Sample"]],
  ])("%j is filled from column %s with %j", (header, firstColumn, row) => {
    const layout = readLayout(header);
    expect(layout?.firstColumn).toBe(firstColumn);
    expect(layout && rowOf(layout, payload)).toEqual(row);
  });

  it.each([[[]], [["", " "]], [["Owner", "Next step"]], [["constructor", "__proto__"]]])(
    "%j contains none of our column names",
    (header) => {
      expect(readLayout(header)).toBeNull();
    },
  );

  it.each([
    [["Person", "Link", "Signal ID"], { name: "Signal ID", column: "C" }],
    [["", "Person", "Link"], { name: "Link", column: "C" }],
    [["Person"], null],
  ])("%j identifies a signal by %j", (header, identity) => {
    expect(readLayout(header)?.identity).toEqual(identity);
  });

  it("written by us is read as our own layout", () => {
    expect(readLayout(columnNames)).toEqual(ownLayout);
  });
});

describe("the columns of a tab", () => {
  const readAt = new Date("2026-03-01T12:00:00Z");
  const expected = (header: readonly string[]) => {
    const layout = readLayout(header);
    return layout ? columnStates(layout, readAt).filter(({ isExpected }) => isExpected) : [];
  };

  it.each([
    [24, 22],
    [18, 22],
    [17, 0],
  ])("with %i of the 24 names are all expected but the two later ones: %i", (present, count) => {
    const found = expected(columnNames.slice(0, present)).map(({ name }) => name);
    expect(found).toHaveLength(count);
    expect(found).not.toContain("Stage");
    expect(found).not.toContain("Assignee");
  });
});

it.each([
  [0, "A"],
  [25, "Z"],
  [26, "AA"],
  [51, "AZ"],
  [52, "BA"],
  [701, "ZZ"],
  [702, "AAA"],
])("column %i is %s", (index, letters) => {
  expect(columnLetters(index)).toBe(letters);
});
