import type { Page, Response } from "@playwright/test";
import { enter, expect, expectAccessible, test } from "../fixtures";
import { openEmptyWorkspace } from "./empty-workspace";
import { expectEveryLook } from "./every-look";

const requestId = "req-of-a-bad-day";
const failure = { error: "internal_error", message: "Something went wrong on our side.", requestId };

const unavailable = { error: "try_again", message: "The service is busy. Try again in a moment.", requestId };

/** Makes the server fail at these addresses; returns a function that fixes it. */
async function breakDown(page: Page, address: string, status = 500): Promise<() => Promise<void>> {
  const json = status === 503 ? unavailable : failure;
  await page.route(address, (route) => route.fulfill({ status, json }));
  return () => page.unroute(address);
}

/** Each list, and an action that requests rows the page has not loaded. */
const lists: { path: string; api: string; failed: string; ask: (page: Page) => Promise<void> }[] = [
  {
    path: "/signals",
    api: "**/api/me/signals?*",
    failed: "The signals could not be loaded",
    ask: (page) => page.getByLabel("Search signals").fill("sales"),
  },
  {
    path: "/companies",
    api: "**/api/me/signals/companies?*",
    failed: "The companies could not be loaded",
    ask: (page) => page.getByLabel("Search companies").fill("data"),
  },
  {
    path: "/sources",
    api: "**/api/me/sources?*",
    failed: "The sources could not be loaded",
    ask: (page) => page.getByRole("radio", { name: "7 days" }).click(),
  },
  {
    path: "/dashboard",
    api: "**/api/me/dashboard**",
    failed: "The dashboard could not be loaded",
    ask: (page) => page.getByRole("radio", { name: "30 days" }).click(),
  },
  {
    path: "/settings/credits",
    api: "**/api/me/credits/burn?*",
    failed: "What was used could not be loaded",
    ask: (page) => page.getByRole("radio", { name: "90 days" }).click(),
  },
  {
    path: "/settings/credits",
    api: "**/api/me/credits/ledger**",
    failed: "The ledger could not be loaded",
    ask: (page) => page.getByRole("radio", { name: "All entries" }).click(),
  },
];

for (const { path, api, failed, ask } of lists) {
  test(`${path} says what failed to load, and retries: ${failed}`, async ({ page, baseURL }) => {
    await enter(page, baseURL ?? "", "admin@demo.example");
    await page.goto(path);
    const mend = await breakDown(page, api);
    await ask(page);
    await expect(page.getByText(failed)).toBeVisible();
    await expect(page.getByText(requestId)).toBeVisible();
    await expectAccessible(page);
    await mend();
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByText(failed)).toBeHidden();
  });
}

test("a list keeps trying while the service is unavailable", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", "admin@demo.example");
  await page.goto("/sources");
  const mend = await breakDown(page, "**/api/me/sources?*", 503);
  await page.getByRole("radio", { name: "7 days" }).click();
  await expect(page.getByText("This page keeps trying.")).toBeVisible();
  await mend();
  await expect(page.getByText("The sources could not be loaded")).toBeHidden();
  await expect(page.getByRole("row").nth(1)).toBeVisible();
});

const api = "**/api/me/sources?*";
const isSources = (answer: Response) => new URL(answer.url()).pathname === "/api/me/sources";

test("keeps data on the page when a refresh fails, and shows a notice", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", "admin@other.example");
  await page.clock.install();
  await page.goto("/sources");
  const rows = page.getByRole("row");
  await expect(rows.nth(1)).toBeVisible();
  const count = await rows.count();
  expect(count).toBeGreaterThan(1);
  const mend = await breakDown(page, api);
  const notice = page.getByText("This page may be out of date");
  // Old enough to be refetched when the page is visible again.
  await page.clock.fastForward(60_000);
  // Hydration is not visible from here, so the event is repeated until it works.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
    await expect(notice).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await expect(rows).toHaveCount(count);
  // The notice stays while the pointer is over it.
  await notice.hover();
  await expectAccessible(page);
  const retry = page.getByRole("button", { name: "Retry" });
  await test.step("shows the notice again if the retry fails", async () => {
    const refused = page.waitForResponse((answer) => isSources(answer) && !answer.ok());
    await retry.click();
    await refused;
    await expect(notice).toBeVisible();
    await expect(rows).toHaveCount(count);
  });
  await mend();
  const again = page.waitForResponse((answer) => isSources(answer) && answer.ok());
  await retry.click();
  await again;
  await expect(retry).toHaveCount(0);
});

const empty = [
  { path: "/dashboard", words: "Connect a destination" },
  { path: "/signals", words: /No posts found yet|Looking for the first posts|none relevant yet/ },
  { path: "/companies", words: "No companies yet" },
  { path: "/watchlist", words: "No watched posts yet" },
  { path: "/rejections", words: "No one was rejected yet" },
  { path: "/destinations", words: "No destinations yet" },
  { path: "/intelligence", words: "No reports yet" },
  { path: "/settings/billing", words: "No invoices yet" },
  { path: "/settings/credits", words: "No credits were used" },
  { path: "/settings/tags", words: "No categories yet" },
  { path: "/settings/assignment", words: "No rules yet" },
  { path: "/settings/api-keys", words: "No API clients yet" },
  { path: "/settings/connected-apps", words: "No connected apps yet" },
];

test("every page of a workspace without signals explains its state", async ({ page, baseURL }) => {
  test.setTimeout(300_000);
  await enter(page, baseURL ?? "", `newcomer-${Date.now()}@people.example`, { fresh: true });
  await openEmptyWorkspace(page, baseURL ?? "");
  for (const { path, words } of empty) {
    await page.goto(path);
    await expect(page.getByText(words).first()).toBeVisible();
    await expectEveryLook(page);
  }
});

test("every component is accessible in every state", async ({ page }) => {
  await page.goto("/design");
  await expect(page.getByRole("heading", { level: 1, name: "Visual language" })).toBeVisible();
  await expectEveryLook(page);
});
