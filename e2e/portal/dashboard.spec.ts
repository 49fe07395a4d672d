import { enter, expect, test } from "../fixtures";
import { expectEveryLook } from "./every-look";

test.beforeEach(async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", "manager@demo.example");
});

test("each key figure links to its list", async ({ page }) => {
  await page.goto("/dashboard?days=30");
  for (const [name, href] of [
    ["Signals", "/signals?view=all&days=30"],
    ["Buyers", "/signals?view=all&days=30&classification=buyer"],
    ["Average strength", "/signals?view=all&days=30&sort=strength"],
    ["Delivered", "/activity?category=delivery&days=30"],
    ["Posts watched", "/watchlist?days=30"],
    ["Engagements", "/activity?category=harvest&days=30"],
    ["Delivery failures", "/destinations"],
  ] as const) {
    const figure = page.getByRole("main").getByRole("term").getByRole("link", { name, exact: true });
    await expect(figure).toHaveAttribute("href", href);
  }
  await expect(page.getByRole("main")).not.toContainText("from 0");
  await page.getByRole("main").getByRole("term").getByRole("link", { name: "Buyers" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Signals" })).toBeVisible();
  await expect(page).toHaveURL(/classification=buyer/);
});

test("the key figures fill their rows, and the chart labels today", async ({ page }) => {
  for (const width of [360, 1024, 1440]) {
    await page.setViewportSize({ width, height: 860 });
    await page.goto("/dashboard");
    const list = page.getByRole("main").locator("dl").first();
    await expect(list).toBeVisible();
    const gaps = await list.evaluate((element) => {
      const right = element.getBoundingClientRect().right;
      const rows = new Map<number, number>();
      for (const child of element.children) {
        const box = child.getBoundingClientRect();
        rows.set(box.top, Math.max(rows.get(box.top) ?? 0, box.right));
      }
      return [...rows.values()].filter((end) => right - end > 2);
    });
    expect(gaps, `a row ends early at ${width} px`).toEqual([]);
    await expect(page.getByRole("main").locator("svg text", { hasText: /^Today$/ })).toBeVisible();
  }
  await expectEveryLook(page);
});

test("the beta notice stays dismissed", async ({ page }) => {
  await page.goto("/dashboard");
  const notice = page.getByRole("complementary", { name: "About this version" });
  await expect(notice).toBeVisible();
  // The page is hydrated once the button has an effect.
  await expect(async () => {
    await page.getByRole("button", { name: "Dismiss the beta notice" }).click({ timeout: 2_000 });
    await expect(notice).toBeHidden({ timeout: 2_000 });
  }).toPass();
  await page.goto("/signals");
  await expect(page.getByRole("heading", { level: 1, name: "Signals" })).toBeVisible();
  await expect(notice).toBeHidden();
});
