/** A day in the reader's time zone, such as "Mon, Dec 1". */
export const describeDay = (at: string): string =>
  new Date(at).toLocaleDateString("en-US", { weekday: "short", month: "short", day: "numeric" });
