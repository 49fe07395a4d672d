/** The queue and, on wide screens, the reading pane next to it; the skeleton has the same. */
export const queueColumns =
  "mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 max-sm:mt-2 lg:grid-cols-2 2xl:grid-cols-[9fr_11fr]";
