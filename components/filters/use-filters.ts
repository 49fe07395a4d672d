import { type Options, type UseQueryStatesKeysMap, useQueryStates, type Values } from "nuqs";
import type { FilterTable } from "./filter-table";

/** Changes values in the URL; null removes one. */
export type ChangeValues = (part: Readonly<Record<string, unknown>>, options?: Options) => void;

/** A list's state in the URL: its filters and its page. A change of a filter returns to the first page. */
export function useFilters<Params extends UseQueryStatesKeysMap>(filters: FilterTable, params: Params) {
  const [values, setValues] = useQueryStates(params, { history: "push" });
  const now: Readonly<Record<string, unknown>> = values;
  const open: ChangeValues = (part, options) => void setValues(part as Partial<Values<Params>>, options);
  const change: ChangeValues = (part, options) => open({ ...part, offset: null }, options);
  const narrowing = Object.entries(filters).filter(([, { isFrame }]) => !isFrame);
  return {
    filters,
    values,
    change,
    /** Changes what is open next to the list, such as a dialog; its page stays. */
    open,
    isFiltered: narrowing.some(([name, { parser }]) => {
      const { defaultValue = null } = parser as { defaultValue?: unknown };
      return now[name] !== defaultValue;
    }),
    clear: () => change(Object.fromEntries(narrowing.map(([name]) => [name, null]))),
    turnTo: (offset: number) => open({ offset: offset || null }, { scroll: true }),
  };
}
