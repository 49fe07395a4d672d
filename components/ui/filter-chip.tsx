import { cx } from "class-variance-authority";
import { ArrowDownWideNarrow, ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { chipStyles } from "./chip-styles";
import { useTypedText } from "./use-typed-text";

/** A filter with a few values, using the native list. Empty means any. */
export function SelectChip({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}) {
  const chosen = options.find((option) => option.value === value);
  return (
    <label className={chipStyles(value !== "")}>
      <span aria-hidden className="pointer-events-none inline-flex items-center gap-1 pr-2 pl-3">
        {value === "" ? label : `${label}: ${chosen?.label ?? value}`}
        <ChevronDown className="size-3.5" />
      </span>
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="absolute inset-0 w-full cursor-pointer appearance-none opacity-0 pointer-coarse:text-lg"
      >
        <option value="">Any</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

interface TypedChipProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A free-text filter that applies once typing pauses. */
export function TextChip({ label, value, onChange }: TypedChipProps) {
  return <TypedChip label={label} maxLength={200} {...useTypedText(value, onChange)} />;
}

/** A filter by a whole number of up to eight digits; other characters are dropped. */
export function NumberChip({ label, value, onChange }: TypedChipProps) {
  return <TypedChip label={label} inputMode="numeric" {...useTypedText(value, onChange, digitsOf)} />;
}

const digitsOf = (text: string) => text.replace(/\D/g, "").slice(0, 8);

function TypedChip({ label, ...input }: ComponentProps<"input"> & Pick<TypedChipProps, "label" | "value">) {
  return (
    <label className={cx(chipStyles(input.value !== ""), "gap-1 pr-2 pl-3")}>
      <span>{label}</span>
      <input
        type="text"
        placeholder="any"
        className="field-sizing-content min-w-8 max-w-32 bg-transparent tabular-nums outline-none placeholder:text-sm pointer-coarse:text-lg"
        {...input}
      />
    </label>
  );
}

/** Sort order; one option is always selected. */
export function SortSelect<T extends string>({
  value,
  options,
  onChange,
}: {
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}) {
  const chosen = options.find((option) => option.value === value);
  return (
    <label className={cx(chipStyles(false), "border-transparent")}>
      <span aria-hidden className="pointer-events-none inline-flex items-center gap-1 pr-2 pl-2">
        <ArrowDownWideNarrow className="size-3.5" />
        {chosen?.label}
      </span>
      <select
        aria-label="Sort by"
        value={value}
        onChange={(event) => {
          const option = options.find((one) => one.value === event.target.value);
          if (option) onChange(option.value);
        }}
        className="absolute inset-0 w-full cursor-pointer appearance-none opacity-0 pointer-coarse:text-lg"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
