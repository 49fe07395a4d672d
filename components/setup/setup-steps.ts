import { parseAsStringLiteral } from "nuqs/server";

/** What is left to do once the workspace is drafted, in this order. */
export const setupSteps = ["profile", "sources", "destination", "activate"] as const;
export type SetupStep = (typeof setupSteps)[number];

export const stepWords: Record<SetupStep, string> = {
  profile: "Profile",
  sources: "Sources",
  destination: "Destination",
  activate: "Activate",
};

/** The step in the address; without one, what stands already decides. */
export const stepParser = parseAsStringLiteral(setupSteps);

/** Where someone goes on who comes back: at the first step that left no trace. */
export function resumeAt({ sources, destinations }: { sources: number; destinations: number }): SetupStep {
  if (sources === 0) return "profile";
  return destinations === 0 ? "destination" : "activate";
}

/** Which suggestions are picked at first: from the top, as many as the plan has room for. Null is no limit. */
export function pickFirst<Suggestion extends { isAdded: boolean }>(
  suggestions: readonly Suggestion[],
  room: number | null,
): Suggestion[] {
  const open = suggestions.filter(({ isAdded }) => !isAdded);
  return room === null ? open : open.slice(0, Math.max(0, room));
}

/** What someone may do in the set-up of their workspace. */
export interface SetupRights {
  editProfile: boolean;
  connect: boolean;
  activate: boolean;
}
