import { countOf } from "@/db/count-of";
import type { Stop, StopKind, Stops } from "@/lib/contracts/credits";
import { isolated } from "@/lib/contracts/isolated";

/** The stops that keep new signals from coming in, the worst first. */
const intake: StopKind[] = ["payment", "credits", "budget", "trial_pace", "source_limit"];
const spending: StopKind[] = [...intake, "sources_over_plan"];
const everything: StopKind[] = [...spending, "destinations_over_plan", "seats_over_plan"];

const billing = "/settings/billing";

/** What each page shows: the stops that change what people see or can do there. */
const shownOn: { path: string; kinds: StopKind[] }[] = [
  { path: "/dashboard", kinds: everything },
  { path: "/setup/first-signal", kinds: intake },
  { path: "/signals", kinds: intake },
  { path: "/sources", kinds: spending },
  { path: "/watchlist", kinds: spending },
  { path: "/destinations", kinds: ["payment", "destinations_over_plan"] },
  { path: "/intelligence", kinds: ["credits"] },
  { path: "/settings/credits", kinds: spending },
  { path: billing, kinds: everything },
  { path: "/settings/team", kinds: ["seats_over_plan"] },
];

/** A stop, or a payment that is overdue while grace is left. */
export type Notice = Stop | { kind: "overdue"; graceEndsAt: string };

/** Identifies a notice among those of a page. */
export const keyOf = (notice: Notice): string =>
  notice.kind === "overdue" ? notice.kind : `${notice.kind}:${notice.source?.id}`;

/**
 * What a page shows, the worst first. A source's page leaves out the limits of other sources, and the billing page has
 * its own notes about payments for those who may pay.
 */
export function noticesOn(path: string, { stops, paymentOverdue }: Stops, mayPay: boolean): Notice[] {
  const page = shownOn.find((one) => path === one.path || path.startsWith(`${one.path}/`));
  if (!page) return [];
  const isSaid = mayPay && page.path === billing;
  const sourceId = path.match(/^\/sources\/([^/]+)/)?.[1];
  const shown = stops
    .filter(({ kind }) => page.kinds.includes(kind) && !(isSaid && kind === "payment"))
    .filter(({ source }) => !source || !sourceId || source.id === sourceId)
    .sort((a, b) => page.kinds.indexOf(a.kind) - page.kinds.indexOf(b.kind));
  const isPaused = shown.some(({ kind }) => kind === "payment");
  if (!paymentOverdue || isPaused || isSaid || !page.kinds.includes("payment")) return shown;
  return [{ kind: "overdue", graceEndsAt: paymentOverdue.graceEndsAt }, ...shown];
}

/** What stopped, and how much waits for it, in one sentence each. */
export function describeStoppedWork(stop: Stop): { title: string; waiting: string | null } {
  const waiting = stop.waiting > 0 ? `${waitingText(stop.waiting)}.` : null;
  switch (stop.kind) {
    case "payment":
      return { title: "Nothing new is taken in: a payment is overdue", waiting };
    case "credits":
      return { title: "Out of credits: the search for signals is paused", waiting };
    case "budget":
      return { title: "Today's shared search budget is used up", waiting };
    case "trial_pace":
      return { title: "Today's trial credits are used up", waiting };
    case "source_limit":
      return {
        title: `${isolated(stop.source?.name ?? "A source")} has reached its daily credit limit`,
        waiting,
      };
    case "sources_over_plan":
      return {
        title: `${countOf(stop.waiting, "source is", "sources are")} paused by the plan`,
        waiting: null,
      };
    case "destinations_over_plan":
      return {
        title: `${countOf(stop.waiting, "destination is", "destinations are")} paused by the plan`,
        waiting: null,
      };
    case "seats_over_plan":
      return {
        title: `${countOf(stop.waiting, "seat is", "seats are")} read-only on this plan`,
        waiting: null,
      };
  }
}

/** Counts end at a thousand. */
const waitingText = (waiting: number) =>
  waiting >= 1_000
    ? "1,000 or more posts and people wait"
    : countOf(waiting, "post or person waits", "posts and people wait");
