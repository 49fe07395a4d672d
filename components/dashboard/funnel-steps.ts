import { queueAddress } from "@/components/signals/filters-in-url";
import { contactedStages } from "@/db/stages";
import type { DashboardFunnel } from "@/lib/contracts/dashboard";
import { activityAddress } from "./activity-address";

/** A number of the funnel: what it counts, its part of a step before it, and the page that lists it. */
export interface FunnelStep {
  label: string;
  value: number;
  definition: string;
  /** "4.2% of people seen", or "3.1 per post" where one may have several; null without a step before. */
  rate: string | null;
  href: string;
}

/** The steps in order; `stageNames` are the workspace's names of the last two. */
export function describeFunnel(
  funnel: DashboardFunnel,
  stageNames: { contacted: string; won: string },
): FunnelStep[] {
  const { days, postsRead, peopleSeen, peopleQualified, signals, delivered, contacted, won } = funnel;
  const either = `${stageNames.contacted} or ${stageNames.won}`;
  return [
    {
      ...{ label: "Posts read", value: postsRead, rate: null },
      definition: "Found by your sources, relevant or not. The link lists those still watched.",
      href: `/watchlist?days=${days}`,
    },
    {
      ...{ label: "People seen", value: peopleSeen, rate: rateOf(peopleSeen, postsRead, "post", "posts") },
      definition: "Reacted to a relevant post, commented on it or wrote it.",
      href: activityAddress("harvest", days),
    },
    {
      ...{ label: "People qualified", value: peopleQualified },
      rate: shareOf(peopleQualified, peopleSeen, "people seen"),
      definition: "Passed every check. The link lists those who did not, and why.",
      href: `/rejections?days=${days}`,
    },
    {
      ...{ label: "Signals", value: signals },
      rate: rateOf(signals, peopleQualified, "person qualified", "people qualified"),
      definition: "Created from them. More from the same person joins the signal they have.",
      href: queueAddress({ view: "all", days }),
    },
    {
      ...{ label: "Delivered", value: delivered, rate: shareOf(delivered, signals, "signals") },
      definition: "Of these signals, those that arrived at a destination.",
      href: activityAddress("delivery", days),
    },
    {
      // A signal can be worked without being delivered.
      ...{ label: "Contacted", value: contacted, rate: shareOf(contacted, signals, "signals") },
      definition: `Of these signals, those now in the stage ${either}.`,
      href: queueAddress({ view: "all", days, stage: contactedStages.join(",") }),
    },
    {
      ...{ label: "Won", value: won, rate: shareOf(won, contacted, "contacted") },
      definition: `Of these signals, those now in the stage ${stageNames.won}.`,
      href: queueAddress({ view: "all", days, stage: "won" }),
    },
  ];
}

const percent = new Intl.NumberFormat("en-US", { style: "percent", maximumSignificantDigits: 2 });
const decimal = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });

const shareOf = (value: number, whole: number, noun: string): string | null =>
  whole === 0 ? null : `${percent.format(value / whole)} of ${noun}`;

/** A share, or how many come of each where there are more. */
const rateOf = (value: number, whole: number, one: string, many: string): string | null =>
  value > whole && whole > 0 ? `${decimal.format(value / whole)} per ${one}` : shareOf(value, whole, many);
