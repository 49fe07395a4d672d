import { existsSync, readdirSync } from "node:fs";
import { chromium } from "@playwright/test";

/** The first has no window, and is faster. */
const installed = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/usr/bin/google-chrome"];

/**
 * The browser that runs the tests: PW_CHROMIUM, else Playwright's own, else the system's. Undefined if there is
 * none.
 */
export function findBrowser(): string | undefined {
  const candidates = [process.env.PW_CHROMIUM, chromium.executablePath(), ...installed];
  return candidates.find((path) => path && existsSync(path));
}

/** Whether Playwright can encode videos: `npx playwright install ffmpeg` adds what it needs for that. */
export function canRecordVideo(): boolean {
  const [folder = ""] = chromium.executablePath().split(/[\\/]chromium-/);
  return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith("ffmpeg-"));
}

/** What to do if there is none. */
export const browserMissing =
  "The browser tests found no Chromium. Install one with `apt-get install chromium` or " +
  "`npx playwright install chromium`, or set PW_CHROMIUM to its path.";

/** How it is launched: quiet on the network, and without the sandbox under root, which cannot have one. */
export const browserLaunch = {
  executablePath: findBrowser(),
  chromiumSandbox: process.getuid?.() !== 0,
  args: ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"],
};
