import { cx } from "class-variance-authority";
import { Search } from "lucide-react";
import type { ComponentProps } from "react";
import { Input } from "./input";

/** A search field for lists; full width on phones. `label` names it for screen readers. */
export function SearchInput({
  label,
  className,
  ...rest
}: Omit<ComponentProps<typeof Input>, "type" | "icon" | "aria-label"> & { label: string }) {
  return (
    <Input
      type="search"
      aria-label={label}
      icon={<Search />}
      className={cx("w-full", className ?? "sm:w-64")}
      {...rest}
    />
  );
}
