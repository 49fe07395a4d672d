import type { TransactionSql } from "postgres";
import { compileExpression, type Expression, type MatchPaths, matchKey } from "./expressions";
import { asJson } from "./records";
import type { Resolution } from "./resolve";

/** How arriving events look up a pause: the path in the event, and the key its value must have. */
export function matchOf(
  match: MatchPaths | undefined,
  runEvent: string,
): { matchPath: string; matchKey: string } {
  if (!match) return { matchPath: "", matchKey: "" };
  return { matchPath: JSON.stringify(match.async), matchKey: matchKey(JSON.parse(runEvent), match.event) };
}

/** The key of an arriving event at a stored path. */
export function arrivingKey(matchPath: string, event: unknown): string {
  return matchPath === "" ? "" : matchKey(event, JSON.parse(matchPath) as string[]);
}

const compiled = new Map<string, Expression>();
const compiledAtMost = 500;

/** Compiles a stored condition, once for all runs that share it. */
export function arrivalCondition(source: string): Expression {
  const known = compiled.get(source);
  if (known) return known;
  if (compiled.size >= compiledAtMost) compiled.clear();
  const expression = compileExpression(source, "arrival", "condition");
  compiled.set(source, expression);
  return expression;
}

interface Paused {
  runId: string;
  step: string;
  kind: "wait" | "cancel";
  condition: string | null;
  expiresAt: Date | null;
  functionId: string;
  parentRun: string | null;
  parentStep: string | null;
  /** The run's own event: its id, and its body as canonical JSON. */
  eventId: string;
  event: string;
}

/** A run that an event cancels. */
export type Cancelled = Pick<Paused, "runId" | "functionId" | "parentRun" | "parentStep" | "event">;

/** What arriving events do to runs that started before them. */
export interface Arrivals {
  resolutions: Resolution[];
  cancelled: Cancelled[];
}

type Arriving = { id: string; name: string; body: string; value: unknown };

/**
 * Finds the runs that wait for these events or are canceled by them. Events are processed in order; each wait ends
 * once.
 */
export async function arrivingEvents(tx: TransactionSql, events: Arriving[], now: Date): Promise<Arrivals> {
  const names = [...new Set(events.map(({ name }) => name))];
  const paths = await tx<{ name: string; path: string }[]>`
    select distinct event_name as name, match_path as path from engine.pause 
    where event_name in (select json_array_elements_text(${asJson(names)}::text::json))`;
  if (paths.length === 0) return { resolutions: [], cancelled: [] };
  const wanted = events.flatMap((event, at) =>
    paths
      .filter(({ name }) => name === event.name)
      .map(({ path }) => ({ at, name: event.name, path, key: arrivingKey(path, event.value) })),
  );
  const found = await tx<(Paused & { at: number })[]>`
    select wanted.at, pause.run_id as "runId", pause.step, pause.kind, pause.condition, pause.expires_at as "expiresAt",
      run.function_id as "functionId", run.parent_run as "parentRun", run.parent_step as "parentStep",
      run.event_id as "eventId", event.body as event
    from json_to_recordset(${asJson(wanted)}::text::json) as wanted(at int, name text, path text, key text)
    join engine.pause on pause.event_name = wanted.name and pause.match_path = wanted.path
      and pause.match_key = wanted.key
    join engine.run on run.id = pause.run_id join engine.event on event.id = run.event_id
    order by wanted.at`;
  const place = new Map(events.map(({ id }, at) => [id, at]));
  const arrivals: Arrivals = { resolutions: [], cancelled: [] };
  for (const pause of found) {
    const arriving = events[pause.at];
    // An event affects only runs that started before it; within a batch, the position decides.
    const startedAt = place.get(pause.eventId) ?? -1;
    if (!arriving || startedAt >= pause.at || !applies(pause, arriving.value, now)) continue;
    if (pause.kind === "cancel") arrivals.cancelled.push(pause);
    else arrivals.resolutions.push({ runId: pause.runId, step: pause.step, memo: arriving.body });
  }
  return firstOnly(arrivals);
}

function applies(pause: Paused, arriving: unknown, now: Date): boolean {
  if (pause.expiresAt && pause.expiresAt <= now) return false;
  if (pause.condition === null) return true;
  return arrivalCondition(pause.condition).holds({ event: JSON.parse(pause.event), async: arriving });
}

function firstOnly({ resolutions, cancelled }: Arrivals): Arrivals {
  const steps = new Map(resolutions.toReversed().map((one) => [`${one.runId} ${one.step}`, one]));
  const runs = new Map(cancelled.map((one) => [one.runId, one]));
  return { resolutions: [...steps.values()], cancelled: [...runs.values()] };
}
