import type { Page } from "@playwright/test";
import { enter, expect, expectAccessible, test } from "../fixtures";
import { expectEveryLook } from "./every-look";

/** Pages in the navigation, and what screen readers announce until their data loads. */
const pages = [
  { link: "Signals", loading: "Loading signals" },
  { link: "Not signals", loading: "Loading people who are not signals" },
  { link: "Companies", loading: "Loading companies" },
  { link: "Sources", loading: "Loading sources" },
  { link: "Watched posts", loading: "Loading watched posts" },
  { link: "Ideal customer", loading: "Loading the ideal customer profile" },
  { link: "Destinations", loading: "Loading destinations" },
  { link: "Intelligence", loading: "Loading reports" },
  { link: "Activity", loading: "Loading the activity" },
  { link: "Dashboard", loading: "Loading the dashboard" },
];

/** Holds back the server's page responses; prefetches can pass. */
async function openGate(page: Page, { aheadPasses = true } = {}) {
  let open = () => {};
  let passed = Promise.resolve();
  let ahead = 0;
  await page.route(
    (address) => address.searchParams.has("_rsc"),
    async (route) => {
      const isAhead = route.request().headers()["next-router-prefetch"] !== undefined;
      if (!(isAhead && aheadPasses)) await passed;
      await route.continue();
      if (isAhead) ahead += 1;
    },
  );
  return {
    close() {
      passed = new Promise((resolve) => {
        open = resolve;
      });
    },
    open: () => open(),
    /** How many requests of pages ahead have passed. */
    ahead: () => ahead,
  };
}

test("a loading page shows a skeleton of its layout", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", "admin@demo.example");
  const gate = await openGate(page);
  for (const { link, loading } of pages) {
    await test.step(link, async () => {
      const status = page.getByRole("main").getByRole("status").filter({ hasText: loading });
      // A click before hydration, or before pointing at the link has loaded the skeleton, shows something else.
      await expect(async () => {
        gate.open();
        await page.goto("/settings/profile");
        await page.waitForLoadState("networkidle");
        gate.close();
        const item = page
          .getByRole("navigation", { name: "Main" })
          .getByRole("link", { name: link, exact: true });
        const before = gate.ahead();
        await item.hover();
        // The page's outline, and then its skeleton.
        await expect.poll(() => gate.ahead() - before, { timeout: 3_000 }).toBeGreaterThan(1);
        await item.click({ delay: 300 });
        await expect(status).toBeVisible({ timeout: 3_000 });
      }).toPass({ timeout: 60_000 });
      await expect(page.getByRole("heading", { level: 1, name: link })).toBeVisible();
      await expectAccessible(page);
      gate.open();
      await expect(status).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1, name: link })).toBeVisible();
    });
  }
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("a link shows a spinner until its page opens", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", "admin@demo.example");
  const gate = await openGate(page, { aheadPasses: false });
  for (const { within, name } of [
    { within: "Settings", name: "Audit log" },
    { within: "Main", name: "Signals" },
  ]) {
    const link = page.getByRole("navigation", { name: within }).getByRole("link", { name, exact: true });
    const turning = link.locator("svg.animate-spin");
    // After a fresh load nothing is prefetched; a click before hydration is a normal browser navigation.
    await expect(async () => {
      gate.open();
      gate.close();
      await page.goto("/settings/profile");
      await link.click();
      await expect(turning).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 60_000 });
    await expectAccessible(page);
    gate.open();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(turning).toHaveCount(0);
  }
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("a page with no content yet shows a skeleton too", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", "admin@demo.example");
  // Without its scripts, the page stays as the test changes it here.
  await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort());
  for (const { path, emptied } of [
    { path: "/signals", emptied: "main > :first-child" },
    { path: "/settings/audit", emptied: "nav[aria-label=Settings] + div > :first-child" },
  ]) {
    await page.goto(path);
    const outline = page.getByRole("status").filter({ hasText: "Loading the page" });
    await expect(outline).toHaveCount(0);
    await page.locator(emptied).evaluate((element) => element.replaceChildren());
    await expect(outline).toBeVisible();
    await expectEveryLook(page);
  }
});
