import type { Page } from "@playwright/test";
import type { SignalCompany } from "@/lib/contracts/signal-companies";
import { enter, expect, test } from "../fixtures";
import { expectEveryWidth } from "./every-look";

const admin = "admin@demo.example";

/** Presses a key until the page, once hydrated, has moved the focus to this row's control. */
async function expectKeyFocuses(page: Page, key: string, row: number): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(page.locator("[data-row]").nth(row)).toBeFocused({ timeout: 1_000 });
  }).toPass();
}

test("companies say who has them, how far they are and which signal is strongest, and follow the keys", async ({
  page,
  baseURL,
}) => {
  await enter(page, baseURL ?? "", admin);
  const { members: team } = await (await page.request.get("/api/me/team")).json();
  const { data } = await (await page.request.get("/api/me/signals/companies")).json();
  const [company] = data;
  const query = new URLSearchParams({ company: company.companyKey, view: "all" });
  const signals = await (await page.request.get(`/api/me/signals?${query}`)).json();
  const [first] = signals.data;
  const body = { signalIds: [first.id], assigneeId: team[0].userId, stage: "working" };
  const headers = { origin: baseURL ?? "" };
  expect((await page.request.patch("/api/me/signals", { data: body, headers })).ok()).toBe(true);

  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto("/companies");
  const row = page
    .getByRole("row")
    .filter({ has: page.getByRole("button", { name: company.companyName, exact: true }) });
  await expect(row.getByText("Working", { exact: true }).filter({ visible: true })).toBeVisible();
  await expect(
    row.getByText(team[0].name ?? team[0].email, { exact: true }).filter({ visible: true }),
  ).toBeVisible();
  await expect(row).toContainText(/\d+ signals? in the last 30 days, \d+ in the 30 before/);
  await expectEveryWidth(page);

  await test.step("j and k move between rows, / to the search, and Enter opens a company", async () => {
    await expectKeyFocuses(page, "j", 0);
    await page.keyboard.press("j");
    await expect(page.locator("[data-row]").nth(1)).toBeFocused();
    await page.keyboard.press("k");
    await expect(page.locator("[data-row]").first()).toBeFocused();
    await page.keyboard.press("/");
    await expect(page.getByLabel("Search companies")).toBeFocused();
    await page.keyboard.press("Escape");
    await page.getByLabel("Search companies").blur();
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog").getByRole("region", { name: "Lists" })).toBeVisible();
    await page.keyboard.press("Escape");
  });

  // Another test may have brought in a stronger one since.
  const { data: now } = await (await page.request.get("/api/me/signals/companies")).json();
  const { strongest } = now.find(({ companyKey }: SignalCompany) => companyKey === company.companyKey);
  await page.reload();
  const link = row.getByRole("link", { name: /^Strongest signal/ }).filter({ visible: true });
  await expect(link).toHaveAttribute("href", new RegExp(`^/signals/${strongest.id}`));
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/signals/${strongest.id}`));
});

test("a watched post leads to the signals that came of it", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", admin);
  const { data } = await (await page.request.get("/api/me/watchlist?limit=100")).json();
  const post = data.find(({ signalCount }: { signalCount: number }) => signalCount > 0);
  await page.goto("/watchlist");
  await expect(page.getByRole("list", { name: "Watched posts" })).toBeVisible();
  await expectEveryWidth(page);
  await expectKeyFocuses(page, "j", 0);
  await page.goto(`/watchlist?source=${post.sourceId}`);
  const noun = post.signalCount === 1 ? "1 signal" : `${post.signalCount} signals`;
  const link = page.locator(`a[href="/signals?view=all&post=${post.id}"]`);
  await expect(link).toContainText(noun);
  await link.click();
  await expect(page.getByText(noun, { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page).not.toHaveURL(/post=/);
});

test("an activity leads to what it is about", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", admin);
  await page.goto("/activity?category=enrichment&days=30");
  const title = page.getByRole("link", { name: /became a signal$/ }).first();
  await expect(title).toBeVisible();
  await expectEveryWidth(page);
  await expectKeyFocuses(page, "j", 0);
  await expect(title).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/signals\//);
  await page.goto("/activity?category=discovery&days=30");
  await page
    .getByRole("link", { name: /new posts? from/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/watchlist\?source=/);
});
