/** Limits for prepared statements, which a connection keeps until it closes: their number and their length. */
const maxPrepared = 256;
const maxLength = 4_000;
/** How often a text must occur to be worth preparing. Lists of varying length and the like rarely do. */
const minTimes = 5;
/** How many texts are counted at a time. */
const maxCounted = 1_000;

export type IsFrequent = (text: string) => boolean;

/**
 * Returns a function that reports whether a text is frequent. Drizzle prepares only named statements; an unprepared
 * one with parameters needs a second round trip for their types. Texts stay frequent because connections keep
 * prepared statements.
 */
export function frequentTexts(): IsFrequent {
  const frequent = new Set<string>();
  const times = new Map<string, number>();
  return (text) => {
    if (frequent.has(text)) return true;
    if (frequent.size >= maxPrepared || text.length > maxLength) return false;
    const time = (times.get(text) ?? 0) + 1;
    if (time < minTimes) {
      if (times.size >= maxCounted) times.clear();
      times.set(text, time);
      return false;
    }
    times.delete(text);
    frequent.add(text);
    return true;
  };
}
