import type { DashboardOverview } from "@/lib/contracts/dashboard";
import type { Source } from "@/lib/contracts/sources";

export interface Stage {
  title: string;
  text: string;
  action: { label: string; href: string };
}

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;

/**
 * The workspace's progress towards its first signal, with one suggested action. `engagements` covers the last 90
 * days.
 */
export function describeStage({
  waiting,
  engagements,
  sources,
}: {
  waiting: DashboardOverview["waiting"];
  engagements: number;
  sources: readonly Pick<Source, "isActive" | "totalPosts" | "qualifiedPosts" | "lastDiscoveryAt">[];
}): Stage {
  const active = sources.filter(({ isActive }) => isActive);
  const checked = sources.reduce((sum, { totalPosts }) => sum + totalPosts, 0);
  const relevant = sources.reduce((sum, { qualifiedPosts }) => sum + qualifiedPosts, 0);
  if (waiting === "credits") {
    return {
      title: "Waiting for credits",
      text: "Processing continues as soon as the workspace has credits.",
      action: { label: "View credits", href: "/settings/credits" },
    };
  }
  if (active.length === 0) {
    return {
      title: sources.length === 0 ? "No source yet" : "Every source is paused",
      text: "Signals come from people who engage with the posts of your sources.",
      action:
        sources.length === 0
          ? { label: "Add a source", href: "/sources?new=source" }
          : { label: "Resume a source", href: "/sources" },
    };
  }
  if (waiting === "payment") {
    return {
      title: "A payment is overdue",
      text: "The search continues automatically once it is paid. Nothing is lost.",
      action: { label: "View billing", href: "/settings/billing" },
    };
  }
  if (waiting === "budget" || waiting === "pace") {
    return {
      title: waiting === "pace" ? "Today's credits are used up" : "Today's budget is used up",
      text: "The search continues automatically tomorrow. Nothing is lost.",
      action: { label: "View sources", href: "/sources" },
    };
  }
  if (active.every(({ lastDiscoveryAt }) => lastDiscoveryAt === null)) {
    return {
      title: "Looking for the first posts",
      text: `${counted(active.length, "source is", "sources are")} being checked now, then every six hours.`,
      action: { label: "View sources", href: "/sources" },
    };
  }
  if (checked === 0) {
    return {
      title: "No posts found yet",
      text: "Your sources have not posted recently. Add more active people or broader keywords.",
      action: { label: "Add a source", href: "/sources?new=source" },
    };
  }
  if (relevant === 0) {
    return {
      title: `${counted(checked, "post", "posts")} checked, none relevant yet`,
      text: "Broaden your keywords, or follow people who write about what you sell.",
      action: { label: "Broaden sources", href: "/sources" },
    };
  }
  if (engagements === 0) {
    return {
      title: `${counted(relevant, "post", "posts")} watched, no engagement yet`,
      text: "Each post is checked repeatedly for two weeks. More sources bring in more people.",
      action: { label: "View watched posts", href: "/watchlist" },
    };
  }
  return {
    title: `${counted(engagements, "engagement", "engagements")} scored, no match yet`,
    text: "People engage, but they don't match your ideal customer profile. Consider broadening it.",
    action: { label: "Review ICP", href: "/icp" },
  };
}
