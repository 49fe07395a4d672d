import lighthouse from "lighthouse";

/** Null if Lighthouse could not measure it, which is not a score of 0. */
export interface Scores {
  performance: number | null;
  accessibility: number | null;
  bestPractices: number | null;
}

/** A page's Lighthouse scores, 0 to 100, with the desktop preset, in the browser that listens on `port`. */
export async function scorePage(url: string, port: number, headers: Record<string, string>): Promise<Scores> {
  const result = await lighthouse(url, {
    port,
    output: "json",
    logLevel: "error",
    onlyCategories: ["performance", "accessibility", "best-practices"],
    formFactor: "desktop",
    screenEmulation: { mobile: false, width: 1280, height: 860, deviceScaleFactor: 1, disabled: false },
    throttling: { rttMs: 40, throughputKbps: 10_240, cpuSlowdownMultiplier: 1 },
    extraHeaders: headers,
    disableStorageReset: true,
  });
  if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
  const { categories, runtimeError } = result.lhr;
  if (runtimeError) console.warn(`${url} was not measured completely: ${runtimeError.message}`);
  const score = (name: string) => {
    const measured = categories[name]?.score ?? null;
    return measured === null ? null : Math.round(measured * 100);
  };
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
  };
}
