import type { Page } from "@playwright/test";
import { enter, expect, test } from "../fixtures";
import { expectEveryLook } from "./every-look";

const rows = (page: Page) => page.getByRole("list", { name: "Signals" }).getByRole("listitem");

test("twelve signals are in view on a desk, and the first one near the top on a phone", async ({
  page,
  baseURL,
}) => {
  await enter(page, baseURL ?? "", "manager@demo.example");
  await page.setViewportSize({ width: 1440, height: 860 });
  await page.goto("/signals?view=all");
  await expect(rows(page).nth(12)).toBeAttached();
  const bottom = await rows(page)
    .nth(11)
    .evaluate((row) => row.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(860);

  await page.setViewportSize({ width: 360, height: 800 });
  const top = await rows(page)
    .first()
    .evaluate((row) => row.getBoundingClientRect().top);
  expect(top).toBeLessThanOrEqual(200);
  await expectEveryLook(page);
});

test("a signal leads with the evidence and links to the person and the company", async ({
  page,
  baseURL,
}) => {
  await enter(page, baseURL ?? "", "manager@demo.example");
  const { data } = await (await page.request.get("/api/me/signals?view=all&limit=1")).json();
  const signal = await (await page.request.get(`/api/me/signals/${data[0].id}`)).json();
  await page.goto(`/signals/${signal.id}`);
  const profile = page.getByRole("link", { name: "View profile" });
  await expect(profile).toHaveAttribute("href", signal.person.networkUrl);
  await expect(profile).toHaveAttribute("target", "_blank");
  const name = page.getByRole("heading", { level: 1 }).getByRole("link", { name: signal.person.name });
  await expect(name).toHaveAttribute("href", signal.person.networkUrl);
  const headings = await page.getByRole("heading", { level: 2 }).allInnerTexts();
  expect(headings[0]).toBe("What they did");
});

test("the beta notice is dismissed for good", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", "manager@demo.example");
  await page.goto("/dashboard");
  const notice = page.getByRole("complementary", { name: "About this version" });
  await notice.getByRole("button", { name: "Dismiss" }).press("Enter");
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await expect(notice).toBeHidden();
});
