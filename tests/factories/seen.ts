/** What reports argue from, without a database. */

import type { SeenCompany, SeenEngagement, SeenPerson, SeenPost, SeenSource } from "@/lib/assessment/seen";
import { newId } from "@/lib/ids";

const host = "https://www.network.example";
export const reportTime = new Date("2026-03-02T09:00:00.000Z");
export const daysAgo = (days: number): Date => new Date(reportTime.getTime() - days * 86_400_000);

let count = 0;

export function seenPerson(title: string | null, change: Partial<SeenPerson> = {}): SeenPerson {
  count += 1;
  const slug = `person-${String(count).padStart(4, "0")}`;
  return {
    ...{ id: newId(), name: `Pat Person ${count}`, title, headline: null, networkUrl: `${host}/in/${slug}` },
    ...{ readAt: daysAgo(3), ...change },
  };
}

export const seenCompany = (change: Partial<SeenCompany> = {}): SeenCompany => ({
  ...{ id: newId(), name: "Northwind", networkUrl: `${host}/company/northwind` },
  ...{ industry: "Software Development", employeeCount: 320, readAt: daysAgo(2), ...change },
});

export function seenPost(text: string, change: Partial<SeenPost> = {}): SeenPost {
  const id = newId();
  return {
    ...{
      id,
      url: `${host}/feed/update/${id}`,
      author: "Ada Author",
      authorNetworkUrl: `${host}/in/ada-author`,
    },
    ...{ text, postedAt: daysAgo(12), ...change },
  };
}

export const seenSource = (change: Partial<SeenSource> = {}): SeenSource => ({
  ...{ id: newId(), type: "target_person", displayName: "Ada Author", networkUrl: `${host}/in/ada-author` },
  ...{ keywords: null, createdAt: daysAgo(80), ...change },
});

/** A comment that states a problem, unless changed. */
export function seenEngagement(person: SeenPerson, change: Partial<SeenEngagement> = {}): SeenEngagement {
  return {
    ...{ id: newId(), person, kind: "comment", meaning: "states_problem", reactionType: null },
    probability: 0.9,
    ...{ text: "Our forecast is a spreadsheet and it hurts.", at: daysAgo(10) },
    ...{
      post: seenPost("Your pipeline review is not a status meeting."),
      source: seenSource(),
      signal: null,
    },
    ...change,
  };
}

/** A like of a post. */
export const seenReaction = (person: SeenPerson, change: Partial<SeenEngagement> = {}): SeenEngagement =>
  seenEngagement(person, {
    kind: "reaction",
    meaning: "reacts",
    reactionType: "like",
    text: null,
    ...change,
  });

/** A profile that targets sales leaders of software companies with 50 to 2,000 people. */
export const salesIcp = {
  minEmployees: 50,
  maxEmployees: 2_000,
  targetIndustries: ["Software Development"],
  targetTitles: ["VP Sales", "Head of Sales"],
  targetPersonas: ["sales"],
  targetSeniority: ["lead", "director", "executive"],
  excludedTitles: [],
  excludedIndustries: [],
  additionalContext: null,
};
