"use client";
import { cx } from "class-variance-authority";
import { Search } from "lucide-react";
import type { ComponentProps } from "react";
import { Input } from "./input";
import { useTypedText } from "./use-typed-text";

type InputProps = Omit<
  ComponentProps<typeof Input>,
  "type" | "icon" | "aria-label" | "value" | "onChange" | "onBlur"
>;

/**
 * A search field for lists; full width on phones. `label` names it for screen readers. `onSearch` is called once typing
 * pauses, with the trimmed text.
 */
export function SearchInput({
  label,
  value,
  onSearch,
  onKeyDown,
  className,
  ...rest
}: InputProps & { label: string; value: string; onSearch: (text: string) => void }) {
  const typed = useTypedText(value, onSearch);
  return (
    <Input
      type="search"
      aria-label={label}
      icon={<Search />}
      className={cx("w-full", className ?? "sm:w-64")}
      {...rest}
      {...typed}
      onKeyDown={(event) => {
        typed.onKeyDown(event);
        onKeyDown?.(event);
      }}
    />
  );
}
