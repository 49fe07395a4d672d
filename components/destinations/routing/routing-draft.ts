import { countOf } from "@/db/count-of";
import type { DestinationType } from "@/db/vocabulary";
import type { Routing } from "@/lib/contracts/routing";

/** People read every message of a channel, so it starts with the strong signals only. */
export const chatMinStrength = 7;

/** The rules that a new destination starts with; a program takes every signal. */
export const usualRouting = (kind: DestinationType | null): Routing =>
  kind === "chat" ? { mode: "auto", minStrength: chatMinStrength } : { mode: "auto" };

/** A rule without conditions that match everything. A manual destination keeps its conditions for later. */
export function tidyRouting({ mode, ...conditions }: Routing): Routing {
  const set = Object.entries(conditions).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : Boolean(value),
  );
  return { mode, ...Object.fromEntries(set) };
}

/** Typed text as a whole number from 0 to `most`; non-digits are dropped. */
export function wholeNumber(text: string, most: number): number {
  return Math.min(most, Number(text.replace(/\D/g, "").slice(0, 9)));
}

const offered = [
  { hours: 0, label: "Any" },
  { hours: 6, label: "6 hours" },
  { hours: 24, label: "1 day" },
  { hours: 48, label: "2 days" },
  { hours: 72, label: "3 days" },
  { hours: 168, label: "7 days" },
  { hours: 336, label: "14 days" },
  { hours: 720, label: "30 days" },
];

/** The age options, plus the current age if it is not one of them. */
export function ageChoices(present: number | undefined): { hours: number; label: string }[] {
  if (!present || offered.some(({ hours }) => hours === present)) return offered;
  return [...offered, { hours: present, label: countOf(present, "hour") }];
}

export interface TagChoice {
  value: string;
  label: string;
  isDeleted: boolean;
}

/** All tags, plus deleted tags the current rule still uses, which can only be removed. */
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
  return [...known, ...gone.map((value) => ({ value, label: "Deleted tag", isDeleted: true }))];
}
