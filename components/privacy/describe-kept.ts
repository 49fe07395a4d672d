import type { ErasedPerson, PersonExport } from "@/lib/contracts/privacy";

export interface Counted {
  label: string;
  count: number;
}

const keptLabels = {
  profiles: "Profiles",
  lookups: "Profile look-ups",
  sources: "Sources",
  engagements: "Reactions and comments",
  posts: "Posts",
  signals: "Signals",
  tags: "Tags on their signals",
  feedback: "Feedback on their signals",
  archives: "Archive marks",
  deliveries: "Deliveries",
  attempts: "Delivery attempts",
  activities: "Entries of the feed",
  reports: "Reports",
} satisfies Partial<Record<keyof PersonExport, string>>;

const erasedLabels: Record<keyof ErasedPerson["erased"], string> = {
  people: keptLabels.profiles,
  lookups: keptLabels.lookups,
  sources: keptLabels.sources,
  engagements: keptLabels.engagements,
  posts: keptLabels.posts,
  signals: keptLabels.signals,
  tags: keptLabels.tags,
  feedback: keptLabels.feedback,
  archives: keptLabels.archives,
  activations: keptLabels.deliveries,
  attempts: keptLabels.attempts,
  activities: keptLabels.activities,
  reports: keptLabels.reports,
  reworded: "Signals of others, reworded",
  texts: "Other texts that named them",
};

const present = ({ count }: Counted) => count > 0;
const keysOf = <T extends object>(record: T) => Object.keys(record) as (keyof T)[];

/** What an erasure takes, by what is kept; nothing that there is none of. */
export const describeKept = (kept: PersonExport): Counted[] =>
  keysOf(keptLabels)
    .map((key) => ({ label: keptLabels[key], count: kept[key].total }))
    .filter(present);

/** What an erasure took. */
export const describeErased = ({ erased }: Pick<ErasedPerson, "erased">): Counted[] =>
  keysOf(erasedLabels)
    .map((key) => ({ label: erasedLabels[key], count: erased[key] }))
    .filter(present);

/** What stands for a person where they are to be typed: the last part of their address. */
export const handleOf = (networkUrl: string): string =>
  decodeURIComponent(networkUrl.split("/").at(-1) ?? "");
