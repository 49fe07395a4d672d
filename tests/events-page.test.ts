/** The table in docs/EVENTS.md says which function handles which event, and what heals a lost one. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { functions } from "@/inngest/functions";
import { type EventName, events, leased } from "@/lib/contracts/events";

const triggersOf = (fn: (typeof functions)[number]): unknown[] =>
  [fn.opts.triggers ?? []].flat().map((trigger) => "event" in trigger && trigger.event);

it("lists every event with its function and what heals it", () => {
  const names = Object.keys(events) as EventName[];
  const handled = names.flatMap((name) =>
    functions
      .filter((fn) => triggersOf(fn).includes(name))
      .map((fn) => `${name} ${fn.id()} ${leased.has(name) ? "sweep" : "again"}`),
  );
  const page = readFileSync("docs/EVENTS.md", "utf8");
  const rows = [...page.matchAll(/^\| `(\S+)`\s+\| `(\S+)`\s+\| (\w+)\s+\|$/gm)];
  expect(rows.map(([, event, fn, heal]) => `${event} ${fn} ${heal}`).toSorted()).toEqual(handled.toSorted());
});
