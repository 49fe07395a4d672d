/** A connection keeps what it has prepared until it ends: at most this many statements, none longer than this. */
const maxPrepared = 256;
const maxLength = 4_000;
/** How often a text must come to be worth preparing; lists of varying length and the like seldom do. */
const minTimes = 5;
/** How many texts are counted at a time. */
const maxCounted = 1_000;

export type IsFrequent = (text: string) => boolean;

/**
 * Tells whether a statement's text has come often. Drizzle prepares only what is named, and an unprepared statement
 * with parameters costs a second round trip to ask for their types. Those that came first stay: connections forget none.
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
