import type { ApiScope } from "@/db/vocabulary";

/** What an app may do, for the person who allows it: what it reads, and what it does. */
export const scopeWords: Record<ApiScope, { label: string; hint?: string }> = {
  "read:signals": { label: "Signals", hint: "People, why they matter, and suggested text" },
  "read:sources": { label: "Sources and their results" },
  "read:watchlist": { label: "Watched posts" },
  "read:icp": { label: "The ideal customer profile" },
  "read:intelligence": { label: "Reports about companies and people" },
  "read:usage": { label: "Usage figures" },
  "read:destinations": { label: "Destinations", hint: "Without their connection settings" },
  "write:intelligence": { label: "Start reports", hint: "Each one spends credits" },
  "write:destinations": {
    label: "Add, change and delete destinations",
    hint: "They decide where your signals are sent",
  },
};

export const isChange = (scope: ApiScope): boolean => scope.startsWith("write:");

/** What an app reads, as one sentence; null if it reads nothing. */
export function describeReading(scopes: readonly ApiScope[]): string | null {
  const read = scopes.filter((scope) => !isChange(scope)).map((scope) => scopeWords[scope].label);
  const [first, ...others] = read.map((label) => label.toLowerCase());
  if (first === undefined) return null;
  return `Reads ${others.length === 0 ? first : `${[first, ...others.slice(0, -1)].join(", ")} and ${others.at(-1)}`}`;
}
