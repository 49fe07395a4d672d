import type { Page } from "@playwright/test";
import { enter, expect, expectAccessible, test } from "../fixtures";
import { expectEveryLook } from "./every-look";

/** Pages that the navigation leads to, and what readers hear until their data is there. */
const pages = [
  { link: "Signals", loading: "Loading signals" },
  { link: "Companies", loading: "Loading companies" },
  { link: "Sources", loading: "Loading sources" },
  { link: "Watched posts", loading: "Loading watched posts" },
  { link: "Ideal customer", loading: "Loading the profile" },
  { link: "Destinations", loading: "Loading destinations" },
  { link: "Intelligence", loading: "Loading reports" },
  { link: "Activity", loading: "Loading the activity" },
  { link: "Dashboard", loading: "Loading the dashboard" },
];

/** Stands before what the server says of pages; what is fetched ahead of them passes where it may. */
async function openGate(page: Page, { aheadPasses = true } = {}) {
  let open = () => {};
  let passed = Promise.resolve();
  await page.route(
    (address) => address.searchParams.has("_rsc"),
    async (route) => {
      const isAhead = route.request().headers()["next-router-prefetch"] !== undefined;
      if (!(isAhead && aheadPasses)) await passed;
      await route.continue();
    },
  );
  return {
    close() {
      passed = new Promise((resolve) => {
        open = resolve;
      });
    },
    open: () => open(),
  };
}

test("a page on its way shows where its parts will stand", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", "admin@demo.example");
  const gate = await openGate(page);
  await page.goto("/settings/profile");
  // What is fetched ahead is there.
  await page.waitForLoadState("networkidle");
  for (const { link, loading } of pages) {
    await test.step(link, async () => {
      gate.close();
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: link }).click();
      const status = page.getByRole("main").getByRole("status").filter({ hasText: loading });
      await expect(status).toBeVisible();
      await expect(page.getByRole("heading", { level: 1, name: link })).toBeVisible();
      await expectAccessible(page);
      gate.open();
      await expect(status).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1, name: link })).toBeVisible();
    });
  }
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("a link that leads nowhere yet turns until it does", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", "admin@demo.example");
  const gate = await openGate(page, { aheadPasses: false });
  gate.close();
  await page.goto("/settings/profile");
  for (const { within, name } of [
    { within: "Settings", name: "Audit log" },
    { within: "Main", name: "Signals" },
  ]) {
    gate.close();
    const link = page.getByRole("navigation", { name: within }).getByRole("link", { name });
    await link.click();
    await expect(link.locator("svg.animate-spin")).toBeVisible();
    await expectAccessible(page);
    gate.open();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(link.locator("svg.animate-spin")).toHaveCount(0);
  }
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("a page of which nothing has come yet shows an outline too", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", "admin@demo.example");
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
