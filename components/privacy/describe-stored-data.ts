import type { ErasedPerson, PersonExport } from "@/lib/contracts/privacy";

export interface Counted {
  label: string;
  count: number;
}

const storedLabels = {
  profiles: "Profiles",
  lookups: "Profile lookups",
  sources: "Sources",
  engagements: "Reactions and comments",
  posts: "Posts",
  signals: "Signals",
  tags: "Tags on their signals",
  feedback: "Feedback on their signals",
  rescues: "Feedback on their rejected engagements",
  comments: "Your team's comments",
  archives: "Archive flags",
  deliveries: "Deliveries",
  attempts: "Delivery attempts",
  activities: "Activity feed entries",
  reports: "Reports",
  mentions: "Other texts mentioning them",
} satisfies Partial<Record<keyof PersonExport, string>>;

const erasedLabels: Record<keyof ErasedPerson["erased"], string> = {
  people: storedLabels.profiles,
  lookups: storedLabels.lookups,
  sources: storedLabels.sources,
  engagements: storedLabels.engagements,
  posts: storedLabels.posts,
  signals: storedLabels.signals,
  tags: storedLabels.tags,
  feedback: storedLabels.feedback,
  rescues: storedLabels.rescues,
  comments: storedLabels.comments,
  archives: storedLabels.archives,
  activations: storedLabels.deliveries,
  attempts: storedLabels.attempts,
  activities: storedLabels.activities,
  reports: storedLabels.reports,
  reworded: "Other people's signals, reworded",
  texts: storedLabels.mentions,
};

const present = ({ count }: Counted) => count > 0;
const keysOf = <T extends object>(record: T) => Object.keys(record) as (keyof T)[];

/** What an erasure will delete, by type; zero counts are omitted. */
export const describeStoredData = (stored: PersonExport): Counted[] =>
  keysOf(storedLabels)
    .map((key) => ({ label: storedLabels[key], count: stored[key].total }))
    .filter(present);

/** What an erasure deleted. */
export const describeErased = ({ erased }: Pick<ErasedPerson, "erased">): Counted[] =>
  keysOf(erasedLabels)
    .map((key) => ({ label: erasedLabels[key], count: erased[key] }))
    .filter(present);

/** What the user types to confirm an erasure: the last part of the person's URL. */
export const handleOf = (networkUrl: string): string =>
  decodeURIComponent(networkUrl.split("/").at(-1) ?? "");
