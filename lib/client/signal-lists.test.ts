import { describe, expect, it } from "vitest";
import type { SignalItem } from "@/lib/contracts/signals";
import { archivedIn } from "./signal-lists";

// Only the fields that the lists use.
const signal = (id: string) => ({ id, archived: false }) as SignalItem;
const list = { data: [signal("a"), signal("b")], total: 9 };

describe("archivedIn", () => {
  it.each([
    ["/api/me/signals", true, ["b"], 8],
    ["/api/me/signals?view=active&limit=50", true, ["b"], 8],
    ["/api/me/signals?view=archived", false, ["b"], 8],
    ["/api/me/signals?view=archived", true, ["a", "b"], 9],
    ["/api/me/signals", false, ["a", "b"], 9],
    ["/api/me/signals?view=all", true, ["a", "b"], 9],
  ])("%s with archived %s contains %o of %i", (address, archived, ids, total) => {
    const after = archivedIn(address, list, new Set(["a"]), archived);
    expect(after.data.map(({ id }) => id)).toEqual(ids);
    expect(after.total).toBe(total);
  });

  it("updates the signal if it stays in the list", () => {
    const after = archivedIn("/api/me/signals?view=all", list, new Set(["a"]), true);
    expect(after.data.map(({ archived }) => archived)).toEqual([true, false]);
  });
});
