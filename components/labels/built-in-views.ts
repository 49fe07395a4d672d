import { type BuiltInView, builtInViews } from "@/lib/contracts/built-in-views";

interface View {
  view: BuiltInView;
  /** In the navigation. */
  label: string;
  /** Above the list. */
  title: string;
  href: string;
}

const hrefOf = (view: BuiltInView) => `/signals?${new URLSearchParams(builtInViews[view])}`;

/** The views of the signal list that every member has, in the order of the navigation. */
export const builtInViewLabels: readonly View[] = [
  { view: "mine", label: "Mine", title: "Assigned to you", href: hrefOf("mine") },
  { view: "unassigned", label: "Unassigned", title: "Unassigned", href: hrefOf("unassigned") },
  { view: "new", label: "New since last visit", title: "New since your last visit", href: hrefOf("new") },
];

/** What the address of the list has beside filters. */
const framing: readonly string[] = ["sort", "signal", "offset", "layout"];

/** The built-in view that has exactly these filters of the list; undefined if none. */
export const builtInViewOf = (params: Readonly<Record<string, string>>): View | undefined => {
  const given = Object.entries(params).filter(([name]) => !framing.includes(name));
  return builtInViewLabels.find(({ view }) => {
    const filters = Object.entries(builtInViews[view]);
    return given.length === filters.length && filters.every(([name, value]) => params[name] === value);
  });
};
