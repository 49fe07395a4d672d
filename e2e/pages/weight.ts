import type { Browser, BrowserContextOptions } from "@playwright/test";

/** What a page loads until it is idle, with an empty cache. */
export interface Weight {
  requests: number;
  /** Bytes of script, as transferred. */
  script: number;
}

/** Opens a page as a first visit would, and counts what it loads. */
export async function weighPage(
  browser: Browser,
  options: BrowserContextOptions,
  path: string,
): Promise<Weight> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  const scripts = new Set<string>();
  let script = 0;
  let requests = 0;
  session.on("Network.responseReceived", ({ requestId, type }) => {
    requests += 1;
    if (type === "Script") scripts.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) script += encodedDataLength;
  });
  await page.goto(path, { waitUntil: "networkidle" });
  await context.close();
  return { requests, script };
}
