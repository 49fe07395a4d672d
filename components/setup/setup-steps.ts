import { parseAsStringLiteral } from "nuqs/server";

/** The remaining steps once the workspace is drafted, in order. */
export const setupSteps = ["profile", "sources", "destination", "activate"] as const;
export type SetupStep = (typeof setupSteps)[number];

export const stepLabels: Record<SetupStep, string> = {
  profile: "Ideal customer",
  sources: "Sources",
  destination: "Destination",
  activate: "Activate",
};

/** The step in the URL, otherwise the first incomplete one. */
export const stepParser = parseAsStringLiteral(setupSteps);

/** Where a returning user resumes: the first step without saved data. */
export function resumeAt({ sources, destinations }: { sources: number; destinations: number }): SetupStep {
  if (sources === 0) return "profile";
  return destinations === 0 ? "destination" : "activate";
}

/** The suggestions selected by default: from the top, up to the plan's limit. Null means unlimited. */
export function pickFirst<Suggestion extends { isAdded: boolean }>(
  suggestions: readonly Suggestion[],
  room: number | null,
): Suggestion[] {
  const open = suggestions.filter(({ isAdded }) => !isAdded);
  return room === null ? open : open.slice(0, Math.max(0, room));
}

/** What a user may do in their workspace's setup. */
export interface SetupRights {
  editProfile: boolean;
  connect: boolean;
  activate: boolean;
}
