import { describe, expect, it } from "vitest";
import type { SignalItem } from "@/lib/contracts/signals";
import { changedBy, inversesOf } from "./work-change";

const ada = { userId: "a", name: "Ada", initials: null, email: "ada@acme.example" };
const bob = { userId: "b", name: "Bob", initials: null, email: "bob@acme.example" };
const signal = (id: string, assignee: SignalItem["assignee"], stage: SignalItem["stage"]) => ({
  ...{ id, assignee, stage },
});
const mine = signal("1", ada, "new");
const hers = signal("2", bob, "won");
const free = signal("3", null, "new");

describe("changes of who has signals and how far they are", () => {
  it("leave out the signals that have it already", () => {
    expect(changedBy([mine, hers, free], { assignee: ada })).toEqual([hers, free]);
    expect(changedBy([mine, hers, free], { assignee: null })).toEqual([mine, hers]);
    expect(changedBy([mine, hers, free], { stage: "new" })).toEqual([hers]);
    expect(changedBy([mine, hers, free], {})).toEqual([]);
  });

  it("are taken back for each signal, by one change for all that had the same", () => {
    expect(inversesOf([mine, hers, free], { stage: "contacted" })).toEqual([
      { signals: [mine, free], change: { stage: "new" } },
      { signals: [hers], change: { stage: "won" } },
    ]);
    expect(inversesOf([hers, free], { assignee: ada })).toEqual([
      { signals: [hers], change: { assignee: bob } },
      { signals: [free], change: { assignee: null } },
    ]);
  });
});
