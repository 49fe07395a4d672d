import lighthouse from "lighthouse";

export interface Scores {
  performance: number;
  accessibility: number;
  bestPractices: number;
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
  const score = (name: string) => Math.round((result.lhr.categories[name]?.score ?? 0) * 100);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
  };
}
