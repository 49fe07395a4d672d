import { describe, expect, it } from "vitest";
import type { PersonWorkRow } from "@/db/queries/person-work";
import { handlingOf } from "./handling";

const [ada, ben] = ["ada", "ben"];
const at = (hour: number) => new Date(Date.UTC(2026, 10, 1, hour));
const untouched = { assigneeId: null, stage: "new", movedById: null, movedAt: null } as const;
const work = (signalId: string, change: Partial<PersonWorkRow>): PersonWorkRow => ({
  ...{ personId: "p", signalId, commentedById: null, commentedAt: null, ...untouched },
  ...change,
});
const contacted = (signalId: string, hour: number, by = ada) =>
  work(signalId, { stage: "contacted", movedById: by, movedAt: at(hour) });

describe("who handles a person", () => {
  it("is nobody while nothing was done, or a signal was moved back to the first stage", () => {
    expect(handlingOf("1", [])).toBeNull();
    expect(handlingOf("1", [work("1", { movedById: ada, movedAt: at(1) })])).toBeNull();
  });

  it("is who contacted them on another signal rather than who has this one", () => {
    const rows = [work("1", { assigneeId: ben }), contacted("2", 1)];
    expect(handlingOf("1", rows)).toEqual({ how: "contacted", byId: ada, at: at(1), signalId: "2" });
  });

  it("is told of this signal before others, and of the latest of those", () => {
    const rows = [contacted("1", 1), contacted("2", 3, ben), contacted("3", 2)];
    expect(handlingOf("1", rows)).toMatchObject({ signalId: "1" });
    expect(handlingOf("4", rows)).toMatchObject({ signalId: "2", byId: ben });
  });

  it("is who has a signal or moved it on, while it is open", () => {
    expect(handlingOf("1", [work("1", { assigneeId: ada })])).toMatchObject({ how: "assigned", byId: ada });
    const working = work("1", { stage: "working", movedById: ada, movedAt: at(1) });
    expect(handlingOf("1", [working])).toMatchObject({ how: "working", byId: ada });
    const closed = work("1", { assigneeId: ben, stage: "not_a_fit", movedById: ada, movedAt: at(1) });
    expect(handlingOf("1", [closed])).toMatchObject({ how: "closed", byId: ada });
  });

  it("was contacted even if it is not known by whom, and a comment says the least", () => {
    const commented = work("1", { commentedById: ben, commentedAt: at(4) });
    expect(handlingOf("1", [commented])).toMatchObject({ how: "commented", byId: ben });
    expect(handlingOf("1", [commented, work("2", { stage: "contacted" })])).toEqual({
      ...{ how: "contacted", byId: null, at: null, signalId: "2" },
    });
  });
});
