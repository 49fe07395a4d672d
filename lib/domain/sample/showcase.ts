import type { Signal } from "@/db/queries/signals";
import { openSampleWorld } from "./world";

/** The strongest signals of the sample world, each of a different company and type, at most `limit`. */
export async function showcaseSignals(now: Date, limit: number): Promise<Signal[]> {
  const { signals } = openSampleWorld(now);
  const chosen: Signal[] = [];
  for (const signal of signals.toSorted((a, b) => b.strength - a.strength)) {
    const isNew = chosen.every(
      ({ companyKey, type }) => companyKey !== signal.companyKey && type !== signal.type,
    );
    if (isNew) chosen.push(signal);
    if (chosen.length === limit) break;
  }
  return chosen;
}
