import type { Signal } from "@/db/queries/signals";
import { openSampleWorld } from "./world";

/**
 * One English signal of the sample world for each wanted strength, in that order: the best fit, of a company and a type
 * that none before it has. A strength without such a signal is left out.
 */
export async function showcaseSignals(now: Date, strengths: readonly number[]): Promise<Signal[]> {
  const { signals } = openSampleWorld(now);
  const english = signals.filter(({ language }) => language === "en");
  const byFit = english.toSorted((a, b) => (b.icpScore ?? 0) - (a.icpScore ?? 0));
  const chosen: Signal[] = [];
  for (const strength of strengths) {
    const found = byFit.find(
      (signal) =>
        signal.strength === strength &&
        chosen.every(({ companyKey, type }) => companyKey !== signal.companyKey && type !== signal.type),
    );
    if (found) chosen.push(found);
  }
  return chosen;
}
