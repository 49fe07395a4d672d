import type { SignalSort } from "@/db/vocabulary";

/** The sort orders of the list and the board. */
export const sortOptions = [
  { value: "engaged", label: "Newest" },
  { value: "newest", label: "Recently found" },
  { value: "strength", label: "Strongest" },
  { value: "fit", label: "Best fit" },
] as const satisfies { value: SignalSort; label: string }[];
