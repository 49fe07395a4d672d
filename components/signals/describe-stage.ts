import type { DashboardOverview } from "@/lib/contracts/dashboard";
import type { Source } from "@/lib/contracts/sources";

export interface Stage {
  title: string;
  words: string;
  action: { label: string; href: string };
}

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;

/** How far the workspace came on its way to a first signal, and the one thing that helps it on. `engagements` is of the last 90 days. */
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
      title: "The search waits for credits",
      words: "Posts are read and people are judged again as soon as the workspace has credits.",
      action: { label: "See the credits", href: "/settings/credits" },
    };
  }
  if (active.length === 0) {
    return {
      title: sources.length === 0 ? "No source yet" : "Every source is paused",
      words: "Signals come from people who engage with the posts of your sources.",
      action:
        sources.length === 0
          ? { label: "Add a source", href: "/sources?new=source" }
          : { label: "Resume a source", href: "/sources" },
    };
  }
  if (waiting === "budget") {
    return {
      title: "Today's budget is used up",
      words: "The search goes on tomorrow by itself; nothing is lost.",
      action: { label: "See the sources", href: "/sources" },
    };
  }
  if (active.every(({ lastDiscoveryAt }) => lastDiscoveryAt === null)) {
    return {
      title: "The first posts are being looked for",
      words: `${counted(active.length, "source is", "sources are")} read now, and then every six hours.`,
      action: { label: "See the sources", href: "/sources" },
    };
  }
  if (checked === 0) {
    return {
      title: "No post found yet",
      words: "Your sources have not posted of late. Add people or keywords with more to say.",
      action: { label: "Add a source", href: "/sources?new=source" },
    };
  }
  if (relevant === 0) {
    return {
      title: `${counted(checked, "post", "posts")} checked, none relevant yet`,
      words: "Widen the keywords, or follow people who write about what you sell.",
      action: { label: "Widen the sources", href: "/sources" },
    };
  }
  if (engagements === 0) {
    return {
      title: `${counted(relevant, "post", "posts")} watched, nobody has engaged yet`,
      words: "Each is looked at again and again for two weeks. More sources bring more people.",
      action: { label: "See what is watched", href: "/watchlist" },
    };
  }
  return {
    title: `${counted(engagements, "engagement", "engagements")} judged, none fits yet`,
    words: "People engage, but they are not whom you sell to. Widen the profile of whom you look for.",
    action: { label: "Look at the ICP", href: "/icp" },
  };
}
