import AxeBuilder from "@axe-core/playwright";
import { type APIRequestContext, test as base, expect, type Page } from "@playwright/test";
import { signIn } from "./api/session";

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
      await use(unexpected);
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

type Cookies = Awaited<ReturnType<APIRequestContext["storageState"]>>["cookies"];

/** Reused sessions: mails to one address are limited, and many browsers can share a session. */
const sessions = new Map<string, Cookies>();

/** Signs the page's browser in by an emailed link, without the forms; `anew` creates a new session. */
export async function enter(
  page: Page,
  baseURL: string,
  email: string,
  { fresh = false }: { fresh?: boolean } = {},
): Promise<void> {
  const kept = fresh ? undefined : sessions.get(email);
  if (kept) {
    await page.context().addCookies(kept);
    // A test may have ended the session.
    if ((await page.request.get("/api/me")).ok()) return;
    await page.context().clearCookies();
  }
  const person = await signIn(baseURL, email);
  const { cookies } = await person.storageState();
  await person.dispose();
  await page.context().addCookies(cookies);
  if (!fresh) sessions.set(email, cookies);
}

/**
 * Fails if the page breaks a WCAG 2.2 A or AA rule, or a best practice. Checked without motion: a notice that
 * appears or disappears meanwhile has transitional colors.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await settle(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  await page.emulateMedia({ reducedMotion: null });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`)).toEqual([]);
}

/** Waits until running fades and slides end, two seconds at most. */
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
