import type { ErasedPerson, PersonExport } from "@/lib/contracts/privacy";

export interface Counted {
  label: string;
  count: number;
}

const keptLabels = {
  profiles: "Profiles",
  lookups: "Profile lookups",
  sources: "Sources",
  engagements: "Reactions and comments",
  posts: "Posts",
  signals: "Signals",
  tags: "Tags on their signals",
  feedback: "Feedback on their signals",
  archives: "Archive flags",
  deliveries: "Deliveries",
  attempts: "Delivery attempts",
  activities: "Activity feed entries",
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
  reworded: "Other people's signals, reworded",
  texts: "Other texts mentioning them",
};

const present = ({ count }: Counted) => count > 0;
const keysOf = <T extends object>(record: T) => Object.keys(record) as (keyof T)[];

/** What an erasure will delete, by type; zero counts are omitted. */
export const describeKept = (kept: PersonExport): Counted[] =>
  keysOf(keptLabels)
    .map((key) => ({ label: keptLabels[key], count: kept[key].total }))
    .filter(present);

/** What an erasure deleted. */
export const describeErased = ({ erased }: Pick<ErasedPerson, "erased">): Counted[] =>
  keysOf(erasedLabels)
    .map((key) => ({ label: erasedLabels[key], count: erased[key] }))
    .filter(present);

/** What the user types to confirm an erasure: the last part of the person's URL. */
export const handleOf = (networkUrl: string): string =>
  decodeURIComponent(networkUrl.split("/").at(-1) ?? "");
