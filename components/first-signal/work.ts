import { describeHealth } from "@/components/destinations/describe-destination";
import { describeRouting } from "@/components/destinations/routing/describe-routing";
import { countOf } from "@/db/count-of";
import type { Wait } from "@/db/vocabulary";
import type { Destination } from "@/lib/contracts/destinations";
import type { FirstResults } from "@/lib/contracts/setup";
import type { Source } from "@/lib/contracts/sources";

/** `idle`: nothing to do yet. `attention`: it goes on only when someone does something. */
export type WorkState = "runs" | "paused" | "idle" | "attention";

/** One thing the workspace does from now on: whether it runs, why not, and when it goes on. */
export interface Work {
  id: string;
  title: string;
  state: WorkState;
  text: string;
  /** A moment, and what happens then. */
  at?: { label: "Next" | "Goes on"; time: string };
  link?: { href: string; label: string };
}

/** Destinations beyond these are on their own page. */
const most = 5;

type Piece = FirstResults["work"]["harvest"];

const reasons: Record<Wait, { why: string; otherwise: string }> = {
  payment: { why: "A payment is overdue.", otherwise: "It goes on as soon as it is paid." },
  credits: { why: "No credits are left.", otherwise: "It goes on as soon as there are credits." },
  budget: { why: "Today's limit for look-ups is reached.", otherwise: "It goes on by itself." },
  pace: { why: "Today's credits of the trial are used up.", otherwise: "It goes on by itself." },
  source_limit: { why: "The source's daily limit is reached.", otherwise: "It goes on by itself." },
};

/** What runs, what is paused, why, and when it goes on: the three stages of work, then each destination. */
export function workOf(
  results: FirstResults,
  sources: readonly Source[],
  destinations: readonly Destination[],
): Work[] {
  return [searching(results, sources), reading(results), comparing(results), ...sending(destinations)];
}

/** A piece of work that waits for something; else what it does, and when next. */
function pieceOf(piece: Piece, work: Pick<Work, "id" | "title" | "text">): Work {
  const { wait, resumesAt, nextAt } = piece;
  if (!wait) {
    return { ...work, state: "runs", ...(nextAt && { at: { label: "Next", time: nextAt } }) };
  }
  const { why, otherwise } = reasons[wait];
  const isPaid = wait === "payment" || (wait === "credits" && resumesAt === null);
  return {
    ...work,
    state: isPaid ? "attention" : "paused",
    text: resumesAt ? why : `${why} ${otherwise}`,
    ...(resumesAt && { at: { label: "Goes on", time: resumesAt } }),
    ...(isPaid && { link: { href: "/settings/billing", label: "Open billing" } }),
  };
}

function searching({ work }: FirstResults, sources: readonly Source[]): Work {
  const id = "discovery";
  const title = "Searching your sources for posts";
  const active = sources.filter(({ isActive }) => isActive).length;
  const paused = sources.length - active;
  const others = paused > 0 ? ` ${countOf(paused, "other is", "others are")} paused.` : "";
  if (active === 0) {
    const text = paused > 0 ? "All sources are paused." : "There is no source.";
    return { id, title, state: "attention", text, link: { href: "/sources", label: "Open sources" } };
  }
  const text = `${countOf(active, "source")}, each every six hours.${others}`;
  return pieceOf(work.discovery, { id, title, text });
}

function reading({ work, posts }: FirstResults): Work {
  const id = "harvest";
  const title = "Reading who comments and reacts";
  if (posts.relevant === 0 && !work.harvest.wait) {
    return { id, title, state: "idle", text: "Starts with the first relevant post." };
  }
  const text = `${countOf(posts.relevant, "post")} watched, each read five times within a week.`;
  return pieceOf(work.harvest, { id, title, text });
}

function comparing({ work, people }: FirstResults): Work {
  const id = "qualification";
  const title = "Comparing people with your ideal customer";
  if (people.seen === 0 && !work.qualification.wait) {
    return { id, title, state: "idle", text: "Starts with the first person who engages." };
  }
  return pieceOf(work.qualification, { id, title, text: "Everyone who engages, as soon as they are found." });
}

function sending(destinations: readonly Destination[]): Work[] {
  if (destinations.length === 0) {
    const link = { href: "/destinations", label: "Connect one" };
    const text = "No destination is connected, so signals stay in the portal.";
    return [{ id: "delivery", title: "Sending signals", state: "idle", text, link }];
  }
  const rows = destinations.slice(0, most).map((destination): Work => {
    const { pause, needs } = describeHealth(destination);
    return {
      id: destination.id,
      title: `Sending to ${destination.name}`,
      state: needs === "attention" ? "attention" : pause === null ? "runs" : "paused",
      text: pause ?? describeRouting(destination.routing),
      ...(pause !== null && { link: { href: `/destinations/${destination.id}`, label: "Open it" } }),
    };
  });
  const rest = destinations.length - rows.length;
  if (rest === 0) return rows;
  const link = { href: "/destinations", label: "See all" };
  const title = countOf(rest, "more destination");
  return [...rows, { id: "rest", title, state: "idle", text: "", link }];
}
