import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const installed = ["/usr/bin/chromium", "/usr/bin/google-chrome"];

/** The browser that the tests run in: PW_CHROMIUM, else Playwright's own, else the system's. Undefined when there is none. */
export function findBrowser(): string | undefined {
  const candidates = [process.env.PW_CHROMIUM, chromium.executablePath(), ...installed];
  return candidates.find((path) => path && existsSync(path));
}

/** What to do when there is none. */
export const browserMissing =
  "The browser tests found no Chromium. Install one with `apt-get install chromium` or " +
  "`npx playwright install chromium`, or name yours in PW_CHROMIUM.";

/** How it is started: quiet on the network, and under root without the sandbox that root cannot have. */
export const browserLaunch = {
  executablePath: findBrowser(),
  chromiumSandbox: process.getuid?.() !== 0,
  args: ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"],
};
