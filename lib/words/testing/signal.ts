/** Signals for the tests of writers. */
import type { Meaning } from "@/db/vocabulary";
import { scoreEngagement } from "@/lib/domain/qualification/score-engagement";
import type { WordsInput } from "../writer";

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
  return { ...input, score: change.score ?? scoreOf(input) };
}

function scoreOf({ person, company, source, engagement }: Omit<WordsInput, "score">) {
  return scoreEngagement({
    icp: {
      minEmployees: 50,
      maxEmployees: 2000,
      targetIndustries: ["Software Development"],
      targetTitles: ["VP Sales"],
      targetPersonas: ["sales"],
      targetSeniority: ["lead", "director", "executive"],
      excludedTitles: [],
      excludedIndustries: [],
      additionalContext: null,
    },
    person: { title: person.title, headline: null },
    company,
    sourceType: source.type,
    engagement: { kind: engagement.kind, ageHours: 3, meaning: engagement.meaning },
    post: { relevance: 80 },
    earlierEngagements: 0,
  });
}
