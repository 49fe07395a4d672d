import type { TagCategory } from "@/lib/contracts/tags";

/** A category that many teams need, with its values. */
export interface StarterSet {
  name: string;
  selectionMode: TagCategory["selectionMode"];
  values: string[];
}

/** What an empty page of tags offers. Each fits into the smallest plan's caps. */
export const starterSets: StarterSet[] = [
  {
    name: "Sales stage",
    selectionMode: "single",
    values: ["To contact", "Contacted", "In conversation", "Meeting booked", "Opportunity", "Not now"],
  },
  { name: "Priority", selectionMode: "single", values: ["High", "Medium", "Low"] },
  {
    name: "Region",
    selectionMode: "single",
    values: ["North America", "Latin America", "Europe", "Middle East and Africa", "Asia Pacific"],
  },
  {
    name: "Product interest",
    selectionMode: "multi",
    values: ["Core product", "Add-ons", "Integrations", "Services", "Pricing"],
  },
];

/**
 * The sets to offer: those whose name no category has, as long as nothing but starter sets was added. Whoever has
 * categories of their own knows what they need.
 */
export function starterSetsFor(categories: { name: string }[]): StarterSet[] {
  const names = new Set(categories.map(({ name }) => name.toLowerCase()));
  const isStarter = (name: string) => starterSets.some((set) => set.name.toLowerCase() === name);
  return [...names].every(isStarter) ? starterSets.filter(({ name }) => !names.has(name.toLowerCase())) : [];
}
