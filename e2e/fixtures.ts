import AxeBuilder from "@axe-core/playwright";
import { type APIRequestContext, test as base, expect, type Page } from "@playwright/test";
import { signIn } from "./api/session";

/** A test in the browser: an unexpected error on the console, or of the page, fails it. */
export const test = base.extend<{ unexpected: string[] }>({
  unexpected: [
    async ({ page }, use) => {
      const unexpected: string[] = [];
      page.on("pageerror", (error) => unexpected.push(error.message));
      page.on("console", (message) => {
        // The browser's own line for an answer that a test provokes says nothing more than its status.
        const isStatus = message.text().startsWith("Failed to load resource");
        if (message.type() === "error" && !isStatus) unexpected.push(message.text());
      });
      await use(unexpected);
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

type Cookies = Awaited<ReturnType<APIRequestContext["storageState"]>>["cookies"];

/** Who is signed in already: mails to one address are limited, and a session may be used by many browsers. */
const sessions = new Map<string, Cookies>();

/** Signs the page's browser in by a mailed link, without its forms; with `anew` by a session of its own. */
export async function enter(
  page: Page,
  baseURL: string,
  email: string,
  { anew = false }: { anew?: boolean } = {},
): Promise<void> {
  const kept = anew ? undefined : sessions.get(email);
  if (kept) {
    await page.context().addCookies(kept);
    // A test may have ended it.
    if ((await page.request.get("/api/me")).ok()) return;
    await page.context().clearCookies();
  }
  const person = await signIn(baseURL, email);
  const { cookies } = await person.storageState();
  await person.dispose();
  await page.context().addCookies(cookies);
  if (!anew) sessions.set(email, cookies);
}

/**
 * Fails where the page breaks a rule of WCAG 2.2 A or AA, or a best practice. Judged without motion: a notice that
 * comes or goes meanwhile has colours on their way, which are nobody's choice.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await settle(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  await page.emulateMedia({ reducedMotion: null });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`)).toEqual([]);
}

/** Waits until what had begun to fade or slide has done so, two seconds at most. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ends = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      .map((animation) => animation.finished);
    const patience = new Promise((resolve) => setTimeout(resolve, 2_000));
    return Promise.race([Promise.allSettled(ends), patience]).then(() => {});
  });
}

export { expect };
