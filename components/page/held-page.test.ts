import { describe, expect, it } from "vitest";
import { countNewRows, type Page, withLatestRows } from "./held-page";

interface Row {
  id: string;
  status: string;
}
const idOf = ({ id }: Row) => id;
const pageOf = (ids: string, total = ids.length, status = "old"): Page<Row> => ({
  data: [...ids].map((id) => ({ id, status })),
  total,
  limit: 4,
  offset: 0,
});

describe("countNewRows", () => {
  it.each([
    ["nothing changed", "abcd", 9, "abcd", 9, 0],
    ["two arrive at the top", "abcd", 9, "xyab", 11, 2],
    ["more arrive than a page holds", "abcd", 9, "uvwx", 39, 30],
    ["one arrives in the middle of a sorted list", "abcd", 9, "axbc", 10, 1],
    ["one arrives while another leaves", "abcd", 9, "xabc", 9, 1],
    ["a row leaves, and the next page's first moves up", "abcd", 9, "acde", 8, 0],
    ["all leave, and the next page moves up", "abcd", 9, "efgh", 5, 0],
    ["rows are appended to a short page", "ab", 2, "abc", 3, 0],
    ["the first rows of an empty list", "", 0, "ab", 2, 0],
  ])("%s", (_name, shown, before, latest, after, expected) => {
    expect(countNewRows(pageOf(shown, before), pageOf(latest, after), idOf)).toBe(expected);
  });
});

it("keeps rows and total while it shows what became of each row", () => {
  const merged = withLatestRows(pageOf("abcd", 9), pageOf("xabc", 10, "new"), idOf);
  expect(merged.total).toBe(9);
  expect(merged.data.map(({ id, status }) => `${id} ${status}`)).toEqual([
    "a new",
    "b new",
    "c new",
    "d old",
  ]);
});
