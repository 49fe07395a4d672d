import type { Page } from "@playwright/test";
import { enter, expect, expectAccessible, test } from "../fixtures";
import { expectEveryWidth } from "./every-look";

const admin = "admin@demo.example";

async function expectFitting(page: Page): Promise<void> {
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

test("shows who is not a signal and why, keeps filters in the URL, and makes someone a signal", async ({
  page,
  baseURL,
}) => {
  await enter(page, baseURL ?? "", admin);
  await page.goto("/rejections?gate=score&sort=nearest");
  const list = page.getByRole("list", { name: "People who are not signals" });
  const row = list
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2 }) })
    .first();
  await row.getByRole("button", { name: /^Why not/ }).click();
  await expect(row.getByRole("heading", { name: "Checks" })).toBeVisible();
  await expectEveryWidth(page);
  const heading = await row.getByRole("heading", { level: 2 }).innerText();
  const name = heading.replace("(opens the profile)", "").trim();
  await row.getByRole("button", { name: "Should be a signal" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Note").fill("Buys this");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Make a signal" }).click();
  await expect(page.getByText(`${name} is a signal now`)).toBeVisible();
  await page.getByRole("button", { name: "View" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByText("Overruled by a person")).toBeVisible();
  await page.goto("/rejections");
  await page.getByLabel("Reason").selectOption("Excluded");
  await expect(page).toHaveURL(/gate=excluded/);
});

test("proposes a change from verdicts, and re-scores the last 30 days", async ({ page, baseURL }) => {
  test.setTimeout(240_000);
  await enter(page, baseURL ?? "", admin);
  const { data } = await (await page.request.get("/api/me/signals?limit=100&view=all")).json();
  const small = data
    .filter((signal: { employeeCount: number | null }) => signal.employeeCount !== null)
    .toSorted(
      (a: { employeeCount: number }, b: { employeeCount: number }) => a.employeeCount - b.employeeCount,
    )
    .slice(0, 6);
  for (const { id } of small) {
    const body = { verdict: "not_fit", reasons: ["too_small"] };
    expect((await page.request.post(`/api/me/signals/${id}/feedback`, { data: body })).status()).toBe(200);
  }
  await page.goto("/icp");
  const proposal = page.getByRole("listitem").filter({ hasText: "Min employees" });
  await expect(proposal).toContainText("“too small”");
  await proposal.getByText("Verdicts").click();
  for (const [width, colorScheme] of [
    [360, "light"],
    [1280, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await expectFitting(page);
  }
  await proposal.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("ICP changed")).toBeVisible();
  await expect(proposal).toBeHidden();
  await expect(page.getByLabel("Min employees")).not.toHaveValue("");
  await expect(page.getByText("still show the score of an earlier profile")).toBeVisible();
  await page.getByRole("button", { name: "Re-score the last 30 days" }).click();
  await expect(page.getByText(/\d+ signals re-scored, \d+ of them changed/)).toBeVisible({ timeout: 60_000 });
  await page.goto("/sources");
  await expectFitting(page);
});
