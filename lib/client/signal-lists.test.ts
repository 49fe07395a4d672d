import { describe, expect, it } from "vitest";
import type { SignalItem } from "@/lib/contracts/signals";
import { archivedIn } from "./signal-lists";

// Only the fields that the lists use.
const signal = (id: string, archived: boolean) => ({ id, archived }) as SignalItem;
const listOf = (archived: boolean) => ({
  data: [signal("a", archived), signal("b", archived)],
  total: 9,
  totals: { active: 9, archived: 9, all: 18 },
});

describe("archivedIn", () => {
  it.each([
    ["/api/me/signals", true, ["b"], 8],
    ["/api/me/signals?view=active&limit=50", true, ["b"], 8],
    ["/api/me/signals?view=archived", false, ["b"], 8],
    ["/api/me/signals?view=archived", true, ["a", "b"], 9],
    ["/api/me/signals", false, ["a", "b"], 9],
    ["/api/me/signals?view=all", true, ["a", "b"], 9],
  ])("%s with archived %s contains %o of %i", (address, archived, ids, total) => {
    const view = new URLSearchParams(address.split("?")[1]).get("view") ?? "active";
    const after = archivedIn(address, listOf(view === "archived"), new Set(["a"]), archived);
    expect(after.data.map(({ id }) => id)).toEqual(ids);
    expect(after.total).toBe(total);
    if (view !== "all") expect(after.totals[view === "archived" ? view : "active"]).toBe(total);
  });

  it("updates the signal if it stays in the list", () => {
    const after = archivedIn("/api/me/signals?view=all", listOf(false), new Set(["a"]), true);
    expect(after.data.map(({ archived }) => archived)).toEqual([true, false]);
    expect(after.totals).toEqual({ active: 8, archived: 10, all: 18 });
  });
});
