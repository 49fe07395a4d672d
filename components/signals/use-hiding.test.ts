import { expect, it } from "vitest";
import { byHiding } from "./use-hiding";

it("signals are shown, archived or snoozed again as each was before", () => {
  const shown = { id: "1", archived: false, done: null, snoozedUntil: null };
  const archived = { id: "2", archived: true, done: null, snoozedUntil: null };
  const finished = { ...archived, id: "6", done: { at: "2026-12-01T09:00:00.000Z", by: null } };
  const monday = { id: "3", archived: true, done: null, snoozedUntil: "2026-12-07T09:00:00.000Z" };
  const mondayToo = { ...monday, id: "4" };
  const later = { ...monday, id: "5", snoozedUntil: "2027-01-04T09:00:00.000Z" };
  expect(byHiding([later, shown, finished, monday, archived, mondayToo])).toEqual({
    shown: [shown],
    archived: [archived],
    finished: [finished],
    snoozed: [
      { until: later.snoozedUntil, signals: [later] },
      { until: monday.snoozedUntil, signals: [monday, mondayToo] },
    ],
  });
});
