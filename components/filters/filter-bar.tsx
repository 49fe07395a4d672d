"use client";
import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { NumberChip, SelectChip, TextChip } from "@/components/ui/filter-chip";
import type { Option } from "@/components/ui/options";
import { SearchInput } from "@/components/ui/search-input";
import { Segmented } from "@/components/ui/segmented";
import type { Filter, FilterTable } from "./filter-table";
import type { ChangeValues } from "./use-filters";

/**
 * The filters above a list, in the order of its table. Choices add a history entry, typed text replaces it. `options`
 * are those that the page loads, `children` further controls. With `scrolls`, it is one line on phones.
 */
export function FilterBar({
  list: { filters, values, change },
  options = {},
  scrolls = false,
  children,
}: {
  list: { filters: FilterTable; values: Readonly<Record<string, unknown>>; change: ChangeValues };
  options?: Readonly<Record<string, readonly Option[]>>;
  scrolls?: boolean;
  children?: ReactNode;
}) {
  return (
    <div
      className={cx(
        "mb-4 flex items-center gap-2",
        scrolls ? "max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:flex-wrap" : "flex-wrap",
      )}
    >
      {Object.entries(filters).map(([name, filter]) => (
        <FilterInput
          key={name}
          name={name}
          filter={filter}
          options={options[name]}
          value={values[name]}
          onChange={change}
        />
      ))}
      {children}
    </div>
  );
}

/** The input of one filter; tags have none here. */
export function FilterInput({
  name,
  filter: { kind, label, parser, placeholder, isWide, ...filter },
  options = filter.options ?? [],
  value: present,
  onChange,
}: {
  name: string;
  filter: Filter;
  /** Those that the page loads; without them, the filter's own. */
  options?: readonly Option[] | undefined;
  value: unknown;
  onChange: ChangeValues;
}) {
  const value = String(present ?? "");
  const choose = (text: string) => onChange({ [name]: text === "" ? null : parser.parse(text) });
  const type = (text: string) =>
    onChange({ [name]: text === "" ? null : parser.parse(text) }, { history: "replace" });
  switch (kind) {
    case "search":
      return (
        <SearchInput
          label={label}
          placeholder={placeholder}
          {...(isWide && { className: "sm:w-72", maxLength: 200 })}
          value={value}
          onSearch={type}
        />
      );
    case "segmented":
      return <Segmented label={label} value={value} options={options} onChange={choose} />;
    case "choice":
      return <SelectChip label={label} value={value} options={options} onChange={choose} />;
    case "text":
      return <TextChip label={label} value={value} onChange={type} />;
    case "number":
      return <NumberChip label={label} value={value} onChange={type} />;
    default:
      return null;
  }
}
