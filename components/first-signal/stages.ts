import { isolated } from "@/lib/contracts/isolated";
import type { FirstResults } from "@/lib/contracts/setup";

/**
 * `trouble` is tried again automatically; `paused` waits for credits or the next day; `empty` has ended without a
 * result.
 */
export type StageState = "done" | "running" | "next" | "trouble" | "paused" | "empty";

export interface Stage {
  title: string;
  state: StageState;
  /** What was counted so far, and what it means. */
  text: string;
  /** What helps. */
  link?: { href: string; label: string };
}

const figure = (value: number): string => (value >= 1_000 ? "1,000 or more" : value.toLocaleString("en-US"));
const things = (value: number, one: string, many = `${one}s`): string =>
  `${figure(value)} ${value === 1 ? one : many}`;

/** People who were seen and are not judged yet. */
const openOf = ({ people }: FirstResults): number =>
  Math.max(0, people.seen - people.qualified - people.rejected);

/** The five stages from a search to a delivered signal, as they stand. Pure; nothing is estimated. */
export const stagesOf = (results: FirstResults): Stage[] => [
  searchStage(results),
  readStage(results),
  compareStage(results),
  signalStage(results),
  deliverStage(results),
];

/** All figures in one line. */
export function summaryOf({ posts, people, firstSignal }: FirstResults): string {
  const parts = [
    `${things(posts.found, "post")} found, ${figure(posts.relevant)} relevant`,
    `${things(people.seen, "person", "people")} seen`,
    `${figure(people.qualified)} qualified`,
    ...(firstSignal ? [`first signal: ${isolated(firstSignal.personName)}`] : []),
  ];
  return parts.join(" · ");
}

function searchStage({ sources, posts }: FirstResults): Stage {
  const title = "Search your sources";
  const { total, read, reading, late } = sources;
  const counts = `${figure(read)} of ${things(total, "source")} read: ${things(posts.found, "post")} found, ${figure(posts.relevant)} relevant.`;
  if (total === 0) {
    const link = { href: "/sources", label: "Choose sources" };
    return { title, state: "empty", text: "There is no active source.", link };
  }
  if (reading > 0) return { title, state: "running", text: counts };
  if (late > 0) {
    const text = `${counts} ${things(late, "source has", "sources have")} not answered yet. They are tried again automatically.`;
    return { title, state: "trouble", text };
  }
  if (read < total) return { title, state: "paused", text: `${counts} The others have their turn later.` };
  if (posts.relevant > 0) return { title, state: "done", text: counts };
  return {
    title,
    state: "empty",
    text: `${counts} Your sources are read again every six hours. Other phrases or people may bring more.`,
    link: { href: "/sources", label: "Add a source" },
  };
}

function readStage(results: FirstResults): Stage {
  const { posts, people, work } = results;
  const title = "See who engages";
  if (posts.relevant === 0)
    return { title, state: "next", text: "Comments and reactions of relevant posts." };
  const seen = `${figure(posts.read)} of ${things(posts.relevant, "post")} read: ${things(people.seen, "person", "people")} seen.`;
  if (posts.read < posts.relevant) {
    return work.harvest.wait
      ? { title, state: "paused", text: seen }
      : { title, state: "running", text: `${seen} The posts with the most comments come first.` };
  }
  if (people.seen > 0) return { title, state: "done", text: seen };
  const text = `${seen} The posts are read again after six hours, a day, three days and a week.`;
  return { title, state: "empty", text };
}

function compareStage(results: FirstResults): Stage {
  const { people, posts, work } = results;
  const title = "Compare them with your ideal customer";
  if (people.seen === 0)
    return { title, state: "next", text: "Title, seniority, industry and company size." };
  const open = openOf(results);
  const rest = open > 0 ? `, ${figure(open)} to go` : "";
  const counts = `${figure(people.qualified)} qualified, ${figure(people.rejected)} ${people.rejected === 1 ? "doesn't" : "don't"} fit${rest}.`;
  if (people.retried > 0) {
    const text = `${counts} ${things(people.retried, "look-up")} failed and will be tried again automatically.`;
    return { title, state: "trouble", text };
  }
  if (open > 0) return { title, state: work.qualification.wait ? "paused" : "running", text: counts };
  if (people.qualified > 0) return { title, state: "done", text: counts };
  const link = { href: "/rejections", label: "See why" };
  return {
    title,
    state: posts.read < posts.relevant && !work.harvest.wait ? "running" : "empty",
    text: counts,
    link,
  };
}

function signalStage({ firstSignal }: FirstResults): Stage {
  const title = "Get the first signal";
  return firstSignal
    ? {
        title,
        state: "done",
        text: `${isolated(firstSignal.personName)}, strength ${firstSignal.strength} of 10.`,
      }
    : { title, state: "next", text: "Someone who fits, with the reason why it matters and an opener." };
}

function deliverStage({ firstSignal, hasDestination }: FirstResults): Stage {
  const title = "Deliver it";
  const delivery = firstSignal?.delivery;
  if (!delivery) {
    if (hasDestination && !firstSignal) return { title, state: "next", text: "To your destination." };
    const text = hasDestination
      ? "No destination receives this signal by its routing. You can deliver it manually."
      : "No destination is connected, so signals stay in the portal.";
    const link = hasDestination
      ? { href: `/signals/${firstSignal?.id}`, label: "Deliver it" }
      : { href: "/destinations", label: "Connect one" };
    return { title, state: "empty", text, link };
  }
  const { destinationName, status, lastError } = delivery;
  const link = { href: `/destinations/${delivery.destinationId}`, label: "See the delivery" };
  const why = lastError ? ` ${lastError}` : "";
  switch (status) {
    case "delivered":
      return { title, state: "done", text: `Delivered to ${isolated(destinationName)}.`, link };
    case "queued":
    case "delivering":
      return { title, state: "running", text: `Sending to ${isolated(destinationName)}.`, link };
    case "retrying": {
      const text = `${isolated(destinationName)} did not accept it and will be tried again automatically.${why}`;
      return { title, state: "trouble", text, link };
    }
    case "held":
      return { title, state: "paused", text: `${isolated(destinationName)} is paused.`, link };
    case "failed":
      return { title, state: "trouble", text: `${isolated(destinationName)} did not accept it.${why}`, link };
    default:
      return {
        title,
        state: "empty",
        text: `The delivery to ${isolated(destinationName)} was canceled.`,
        link,
      };
  }
}
