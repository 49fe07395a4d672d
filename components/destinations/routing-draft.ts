import type { Routing } from "@/lib/contracts/routing";

/** A rule without the conditions that hold nothing back. Those of a destination by hand are kept for later. */
export function tidyRouting({ mode, ...conditions }: Routing): Routing {
  const set = Object.entries(conditions).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : Boolean(value),
  );
  return { mode, ...Object.fromEntries(set) };
}

/** What is typed as a whole number from 0 to `most`; what is no digit is left out. */
export function wholeNumber(text: string, most: number): number {
  return Math.min(most, Number(text.replace(/\D/g, "").slice(0, 9)));
}

const offered = [
  { hours: 0, words: "Any" },
  { hours: 6, words: "6 hours" },
  { hours: 24, words: "1 day" },
  { hours: 48, words: "2 days" },
  { hours: 72, words: "3 days" },
  { hours: 168, words: "7 days" },
  { hours: 336, words: "14 days" },
  { hours: 720, words: "30 days" },
];

/** The ages to choose from, and the present one where it is none of them. */
export function ageChoices(present: number | undefined): { hours: number; words: string }[] {
  if (!present || offered.some(({ hours }) => hours === present)) return offered;
  return [...offered, { hours: present, words: `${present} hours` }];
}

export interface TagChoice {
  value: string;
  label: string;
  isDeleted: boolean;
}

/** Every tag to choose from, and those of the present rule that were deleted since: they can only be let go. */
export function tagChoices(
  categories: readonly { name: string; values: readonly { id: string; name: string }[] }[],
  present: readonly string[],
): readonly TagChoice[] {
  const known = categories.flatMap((category) =>
    category.values.map(({ id, name }) => ({
      value: id,
      label: `${category.name}: ${name}`,
      isDeleted: false,
    })),
  );
  const gone = present.filter((id) => !known.some(({ value }) => value === id));
  return [...known, ...gone.map((value) => ({ value, label: "A tag that was deleted", isDeleted: true }))];
}
