import type { FormField } from "@/components/forms/use-form";
import { TextField } from "@/components/ui/fields";
import { figure } from "./describe-customer";

/** The whole number of credits that was typed; null if it is none from 1 to `most`. */
export function creditsIn(text: string, most: number): number | null {
  const credits = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return credits >= 1 && credits <= most ? credits : null;
}

/** What is wrong with a number of credits that is not from 1 to `most`. */
export const wrongCredits = (most: number) => ({
  problems: { credits: `Enter a number from 1 to ${figure(most)}` },
});

/** A number of credits. */
export function CreditsField({ onChange, ...field }: FormField<string>) {
  return (
    <TextField
      {...field}
      label="Credits"
      inputMode="numeric"
      autoComplete="off"
      onChange={(text) => onChange(text.replace(/\D/g, "").slice(0, 9))}
    />
  );
}
