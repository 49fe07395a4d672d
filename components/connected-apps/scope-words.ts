import type { ApiScope } from "@/db/vocabulary";

/** What an app may do, for the person who allows it. */
export const scopeWords: Record<ApiScope, { label: string; hint?: string }> = {
  "read:signals": { label: "Read signals", hint: "People, why they matter, and suggested text" },
  "read:sources": { label: "Read sources and their results" },
  "read:watchlist": { label: "Read watched posts" },
  "read:icp": { label: "Read the ideal customer profile" },
  "read:intelligence": { label: "Read reports about companies and people" },
  "read:usage": { label: "Read usage figures" },
  "read:destinations": { label: "Read destinations", hint: "Without their connection settings" },
  "write:intelligence": { label: "Start reports", hint: "Each one spends credits" },
  "write:destinations": {
    label: "Add, change and delete destinations",
    hint: "They decide where your signals are sent",
  },
};

export const isChange = (scope: ApiScope): boolean => scope.startsWith("write:");
