import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { figure } from "./describe-customer";

/** The whole number of credits that was typed; null if it is none from 1 to `most`. */
export function creditsIn(text: string, most: number): number | null {
  const credits = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return credits >= 1 && credits <= most ? credits : null;
}

/** A number of credits; its error shows once a submission was tried. */
export function CreditsField({
  value,
  onChange,
  most,
  isTried,
}: {
  value: string;
  onChange: (value: string) => void;
  most: number;
  isTried: boolean;
}) {
  const isWrong = isTried && creditsIn(value, most) === null;
  return (
    <Field label="Credits" error={isWrong ? `Enter a number from 1 to ${figure(most)}` : undefined}>
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value.replace(/\D/g, "").slice(0, 9))}
        />
      )}
    </Field>
  );
}
