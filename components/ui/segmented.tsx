"use client";
import { cx } from "class-variance-authority";
import { useId } from "react";

/** A choice of a few visible options. Uses native radios, so arrow keys and forms work. */
export function Segmented<Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset className="inline-flex rounded-md border border-line bg-sunken p-0.5">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={cx(
            "relative flex h-6.5 items-center rounded-sm px-2.5 font-medium text-ink-muted text-sm hover:text-ink",
            "has-checked:bg-surface has-checked:text-ink has-checked:shadow-[0_0_0_1px_var(--line)]",
            "has-focus-visible:outline-2 has-focus-visible:outline-ring pointer-coarse:h-9",
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 appearance-none opacity-0"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
