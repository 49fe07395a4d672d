/** Signals for the tests of writers. */
import type { Meaning } from "@/db/vocabulary";
import type { WordsInput } from "@/lib/words/writer";
import { scoreWordsInput } from "./words-input";

export const at = new Date("2026-03-02T09:00:00.000Z");

export const liked = (reactionType = "LIKE"): WordsInput["engagement"] => ({
  kind: "reaction",
  meaning: "reacts",
  text: null,
  reactionType,
  at,
});

export const commented = (meaning: Meaning, text: string): WordsInput["engagement"] => ({
  kind: "comment",
  meaning,
  text,
  reactionType: null,
  at,
});

/** A VP Sales who names a problem under a post about forecasts, with changes. */
export function signal(change: Partial<WordsInput> = {}): WordsInput {
  const input = {
    language: "en" as const,
    person: { name: "Anna Keller", title: "VP Sales", location: "Berlin" },
    company: { name: "Brightloop", industry: "Software Development", employeeCount: 320 },
    source: { type: "target_person" as const, displayName: "Tom Berg" },
    post: {
      author: "Tom Berg",
      text: "Forecast calls are broken. We asked 40 leaders why. The forecast is off by a third.",
      postedAt: at,
    },
    engagement: commented("states_problem", "We still use a spreadsheet every Sunday."),
    timesSeen: 1,
    ...change,
  };
  return { ...input, score: change.score ?? scoreWordsInput(input) };
}
