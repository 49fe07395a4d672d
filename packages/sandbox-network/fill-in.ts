/** Slots in the texts of `data`: `{city}` is filled in. */
import { z } from "zod";

/** The schema of a text that may have these slots and no others. */
export const textWith = (...slots: readonly string[]) =>
  z
    .string()
    .min(1)
    .refine((text) => slotsOf(text).every((slot) => slots.includes(slot)), {
      error: `The slots here are ${slots.map((slot) => `{${slot}}`).join(", ")}.`,
    });

/** The text with its slots filled. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, slot: string) => values[slot] ?? whole);

const slotsOf = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, slot = ""]) => slot);
