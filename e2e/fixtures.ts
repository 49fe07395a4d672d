import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { APIRequestContext, Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { type Cookies, resume, signIn } from "./api/session";
import { test as base, expect } from "./server";

/** A browser test that fails on an unexpected console or page error. */
export const test = base.extend<{ unexpected: string[] }>({
  unexpected: [
    async ({ page }, use) => {
      const unexpected: string[] = [];
      page.on("pageerror", (error) => unexpected.push(error.message));
      page.on("console", (message) => {
        // For a failed response that a test provokes, the browser logs a line that contains only its status.
        const isStatus = message.text().startsWith("Failed to load resource");
        if (message.type() === "error" && !isStatus) unexpected.push(message.text());
      });
      // A refused `eval` that the script catches is not printed.
      await page.addInitScript(() =>
        document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
          console.error(`Refused by ${violatedDirective}: ${blockedURI}`),
        ),
      );
      await use(unexpected);
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

/** The sessions on a server, as files: mails to one address are limited, and a failed test ends its worker. */
const sessionFile = (baseURL: string, email: string) =>
  join(process.env.E2E_DATA_DIR ?? "", `session-${new URL(baseURL).port}-${email}.json`);

function findSession(file: string): Cookies | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/** Signs the page's browser in by an emailed link, without the forms; `fresh` creates a new session. */
export async function enter(
  page: Page,
  baseURL: string,
  email: string,
  { fresh = false }: { fresh?: boolean } = {},
): Promise<void> {
  const person = fresh ? await signIn(baseURL, email) : await callAs(baseURL, email);
  const { cookies } = await person.storageState();
  await person.dispose();
  await page.context().addCookies(cookies);
}

/** A signed-in user for API calls, in the session that `enter` shares too: an address gets 20 links an hour. */
export async function callAs(baseURL: string, email: string): Promise<APIRequestContext> {
  const file = sessionFile(baseURL, email);
  const kept = findSession(file);
  if (kept) {
    const person = await resume(baseURL, kept);
    // A test may have ended the session.
    if ((await person.get("/api/me")).ok()) return person;
    await person.dispose();
  }
  const person = await signIn(baseURL, email);
  const { cookies } = await person.storageState();
  writeFileSync(file, JSON.stringify(cookies));
  return person;
}

/**
 * Fails if the page, or an open dialog, scrolls sideways: content is cut off or wider than the screen. Waits a moment,
 * because a page that still loads its font can be a pixel wider.
 */
export async function expectFits(page: Page): Promise<void> {
  const wide = () =>
    page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll("[role=dialog], [role=alertdialog]")]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(
          ({ role, scrollWidth, clientWidth }) => `${role ?? "page"}: ${scrollWidth} in ${clientWidth} px`,
        ),
    );
  await expect.poll(wide, { message: `${page.url()} scrolls sideways`, timeout: 3_000 }).toEqual([]);
}

/** The checks as a script for the page; the minified one, as it is sent to each page. */
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** Without what an open dialog hides from everyone, too, so that long lists behind it aren't checked again. */
const checked = { exclude: [["[data-aria-hidden=true]"]] };
/** Only violations in full. No stylesheets are fetched: only a rule that doesn't run by default would read them. */
const options = { resultTypes: ["violations"], preload: false };

declare global {
  interface Window {
    axe?: { run: (context: typeof checked, settings: typeof options) => Promise<AxeResults> };
  }
}

/** Fails if the page does not fit, or breaks a WCAG 2.2 A or AA rule, or a best practice. */
export async function expectAccessible(page: Page): Promise<void> {
  await settle(page);
  // Loading the checks takes longer than a small page's checks, so a page keeps them.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const violations = await page.evaluate(
    async ([checked, options]) => {
      const results = await window.axe?.run(checked, options);
      return results?.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    },
    [checked, options] as const,
  );
  await expectFits(page);
  expect(violations).toEqual([]);
}

/** Waits until what was changed last is painted and running fades and slides end, two seconds at most. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    const painted = new Promise((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
    );
    const ended = painted.then(() =>
      Promise.allSettled(
        document
          .getAnimations()
          .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
          .map((animation) => animation.finished),
      ),
    );
    return Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 2_000))]).then(() => {});
  });
}

export { expect };
