import type { Signal } from "@/db/queries/signals";

/** Where a signal came from. */
export interface Origin {
  author: string;
  sourceName: string;
  kind: "reaction" | "comment" | "post";
}

/** One sentence that says who did what and where it was found. */
export function summarize(
  signal: Pick<Signal, "personName" | "personTitle" | "companyName">,
  { author, sourceName, kind }: Origin,
): string {
  const role = [signal.personTitle, signal.companyName].filter(Boolean).join(" at ");
  const who = role ? `${signal.personName} (${role})` : signal.personName;
  if (kind === "post") return `${who} wrote a post found through ${sourceName}.`;
  const did = kind === "comment" ? "commented on" : "reacted to";
  return `${who} ${did} a post by ${author}, found through ${sourceName}.`;
}
