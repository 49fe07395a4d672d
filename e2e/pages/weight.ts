import type { Browser, BrowserContextOptions } from "@playwright/test";

/** The transferred bytes of script that a page loads until it is idle. */
export async function weighScript(
  browser: Browser,
  options: BrowserContextOptions,
  path: string,
): Promise<number> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  const scripts = new Set<string>();
  let bytes = 0;
  session.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script") scripts.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(path, { waitUntil: "networkidle" });
  await context.close();
  return bytes;
}
