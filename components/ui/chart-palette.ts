/** The colors of every picture, as classes of the theme's tokens. */

/** Series, from the bottom up; neighbors differ in lightness in both themes. */
export const chartFills = ["fill-accent", "fill-accent/45", "fill-ink-muted", "fill-control/55"] as const;

/** What counts, and what does not. */
export const [countingFill, , , otherFill] = chartFills;

/** Amounts, from none to the most, each with the ink that is legible on it. */
export const heatFills = [
  "bg-sunken text-ink-muted hover:bg-hover",
  "bg-accent/10 text-ink hover:bg-accent/15",
  "bg-accent/25 text-ink hover:bg-accent/30",
  "bg-accent/45 text-ink hover:bg-accent/50",
  "bg-accent text-on-accent hover:bg-accent-hover",
] as const;
