import type { Browser, BrowserContextOptions } from "@playwright/test";

/** How much slower than this machine the laptop is that is measured. */
export const slowdown = 4;
const steps = 20;

/**
 * Milliseconds from pressing "j" in the queue until the reading pane shows the next signal, painted: the value that
 * nine of ten steps stay below, on a laptop that is `slowdown` times slower. The first step, which loads the pane,
 * is left out.
 */
export async function timeNextRow(browser: Browser, options: BrowserContextOptions): Promise<number> {
  const context = await browser.newContext({ ...options, viewport: { width: 1280, height: 860 } });
  // The name that tsx gives to functions inside the one that runs in the page.
  await context.addInitScript("globalThis.__name = (value) => value");
  const page = await context.newPage();
  await page.goto("/signals", { waitUntil: "networkidle" });
  const first = page.getByRole("list", { name: "Signals" }).getByRole("listitem").getByRole("link").first();
  const name = (await first.textContent()) ?? "";
  await page.getByRole("heading", { level: 2, name }).waitFor();
  await first.focus();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const times: number[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const time = page.evaluate(waitForPane);
    await page.keyboard.press("j");
    times.push(await time);
    await page.waitForLoadState("networkidle");
  }
  await context.close();
  times.shift();
  times.sort((a, b) => a - b);
  return Math.round(times[Math.floor(times.length * 0.9)] ?? 0);
}

/** Runs in the page: resolves when the pane's heading is another one, and that is painted. */
function waitForPane(): Promise<number> {
  const heading = () => [...document.querySelectorAll("h2")].map(({ textContent }) => textContent).join();
  const shown = heading();
  return new Promise((resolve) => {
    addEventListener(
      "keydown",
      ({ timeStamp }) => {
        const look = () => {
          if (heading() === shown) requestAnimationFrame(look);
          else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
        };
        look();
      },
      { once: true, capture: true },
    );
  });
}
