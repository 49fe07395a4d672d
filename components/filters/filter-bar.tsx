"use client";
import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { SelectChip } from "@/components/ui/filter-chip";
import type { Option } from "@/components/ui/options";
import { SearchInput } from "@/components/ui/search-input";
import { Segmented } from "@/components/ui/segmented";
import type { FilterTable } from "./filter-table";
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
      {Object.entries(filters).map(([name, filter]) => {
        const { kind, label, parser, placeholder, isWide } = filter;
        const value = String(values[name] ?? "");
        const offered = options[name] ?? filter.options ?? [];
        const choose = (text: string) => change({ [name]: text === "" ? null : parser.parse(text) });
        switch (kind) {
          case "search":
            return (
              <SearchInput
                key={name}
                label={label}
                placeholder={placeholder}
                {...(isWide && { className: "sm:w-72", maxLength: 200 })}
                value={value}
                onSearch={(text) => change({ [name]: text || null }, { history: "replace" })}
              />
            );
          case "segmented":
            return <Segmented key={name} label={label} value={value} options={offered} onChange={choose} />;
          default:
            return <SelectChip key={name} label={label} value={value} options={offered} onChange={choose} />;
        }
      })}
      {children}
    </div>
  );
}
