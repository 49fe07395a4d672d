import type { SignalItem } from "@/lib/contracts/signals";
import { signIn } from "../api/session";
import { enter, expect, test } from "../fixtures";
import { openEmptyWorkspace } from "./empty-workspace";
import { expectEveryLook, expectEveryWidth } from "./every-look";

test.beforeEach(async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", "manager@demo.example");
});

test("each number says what it counts and leads to its list, of the same period", async ({ page }) => {
  await page.goto("/dashboard?days=30");
  const main = page.getByRole("main");
  for (const [name, href] of [
    ["Signals", "/signals?view=all&days=30"],
    ["Buyers", "/signals?view=all&days=30&classification=buyer"],
    ["Average strength", "/signals?view=all&days=30&sort=strength"],
    ["Delivery failures", "/destinations"],
  ] as const) {
    const figure = main.getByRole("term").getByRole("link", { name, exact: true });
    await expect(figure).toHaveAttribute("href", href);
  }
  await expect(main).not.toContainText("from 0");
  const steps = main.getByRole("listitem");
  for (const [name, href, definition] of [
    ["Posts read", "/watchlist?days=30", "Found by your sources"],
    ["People seen", "/activity?category=harvest&days=30", "Reacted to a relevant post"],
    ["People qualified", "/rejections?days=30", "Passed every check"],
    ["Signals", "/signals?view=all&days=30", "Created from them"],
    ["Delivered", "/activity?category=delivery&days=30", "arrived at a destination"],
    ["Contacted", "/signals?view=all&days=30&stage=contacted,won", "in the stage Contacted or Won"],
    ["Won", "/signals?view=all&days=30&stage=won", "in the stage Won"],
  ] as const) {
    const step = steps.filter({ has: page.getByRole("link", { name, exact: true }) });
    await expect(step).toContainText(definition);
    await expect(step.getByRole("link")).toHaveAttribute("href", href);
  }
  await steps.getByRole("link", { name: "Contacted", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Signals" })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Stage" }).first()).toHaveValue("contacted,won");
});

test("the activity that a number leads to goes back as far as that page can", async ({ page }) => {
  await page.goto("/dashboard?days=90");
  await page.getByRole("main").getByRole("link", { name: "People seen", exact: true }).click();
  await expect(page).toHaveURL(/days=30/);
  await expect(page.getByRole("heading", { level: 1, name: "Activity" })).toBeVisible();
  await expect(page.getByText("could not be loaded")).toHaveCount(0);
});

test("the signals to work now are the first of the queue that they lead to", async ({ page, baseURL }) => {
  const manager = await signIn(baseURL ?? "", "manager@demo.example");
  const filters = "assignee=me,none&stage=new,working&days=7&sort=strength";
  const answer = await manager.get(`/api/me/signals?${filters}&limit=25`);
  const { data, total }: { data: SignalItem[]; total: number } = await answer.json();
  await page.goto("/dashboard");
  const rows = page.getByRole("list", { name: "Signals to work now" }).getByRole("listitem");
  await expect(rows).toHaveCount(Math.min(5, total));
  for (const [n, { id }] of data.slice(0, 5).entries()) {
    await expect(rows.nth(n)).toHaveAttribute("data-signal", id);
  }
  await page.getByRole("main").getByRole("link", { name: /^All / }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Signals" })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Stage" }).first()).toHaveValue("new,working");
  await expect(page.getByRole("combobox", { name: "Assigned to" }).first()).toHaveValue("me,none");
  await manager.dispose();
});

test("the chart has as many days as the period, in the zone of the browser or the profile", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), timezoneId: "Pacific/Kiritimati" });
  const page = await context.newPage();
  await enter(page, baseURL ?? "", "user@demo.example", { fresh: true });
  await page.goto("/dashboard");
  await expect(page.getByText("Days in Pacific/Kiritimati")).toBeVisible();
  await page.getByText("Show table").click();
  await expect(
    page.getByRole("table", { name: "Signals and deliveries per day" }).getByRole("row"),
  ).toHaveCount(8);
  await context.close();
});

test("a new workspace sees what to do first, and that nothing waits", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", `dash-${Date.now()}@people.example`, { fresh: true });
  await openEmptyWorkspace(page, baseURL ?? "");
  await page.goto("/dashboard");
  const main = page.getByRole("main");
  await expect(main.getByText("Nothing waits on anyone.")).toBeVisible();
  await expect(main.getByText("Get your first delivered signal")).toBeVisible();
  await expect(main.getByRole("listitem").filter({ hasText: "Posts read" })).toBeVisible();
  await expect(main.getByText("Work these now")).toHaveCount(0);
  await expectEveryLook(page);
});

test("what waits on someone leads to where it is decided", async ({ page, baseURL }) => {
  const manager = await signIn(baseURL ?? "", "manager@demo.example");
  const email = `invited-${Date.now()}@people.example`;
  const invited = await manager.post("/api/me/team/invite", { data: { email, role: "user" } });
  expect(invited.status(), await invited.text()).toBe(201);
  await page.goto("/dashboard");
  const waiting = page.getByRole("list", { name: "What needs attention" }).getByRole("listitem");
  await expect(waiting.filter({ hasText: /invitations? pending/ })).toBeVisible();
  await waiting.getByRole("link", { name: "View team" }).click();
  await expect(page).toHaveURL(/\/settings\/team$/);
  await expect(page.getByText(email)).toBeVisible();
  await manager.delete(`/api/me/team/invites/${(await invited.json()).id}`);
  await manager.dispose();
});

test("is readable on every screen, and the chart labels today", async ({ page }) => {
  await page.goto("/dashboard");
  await expect(page.getByRole("main").locator("svg text", { hasText: /^Today$/ })).toBeVisible();
  await expectEveryWidth(page);
});

test("the beta notice stays closed, in other browsers too", async ({ page, browser, baseURL }) => {
  await page.goto("/dashboard");
  const notice = page.getByRole("complementary", { name: "About this version" });
  await expect(notice).toBeVisible();
  // The page is hydrated once the button has an effect.
  await expect(async () => {
    await page.getByRole("button", { name: "Dismiss the beta notice" }).click({ timeout: 2_000 });
    await expect(notice).toBeHidden({ timeout: 2_000 });
  }).toPass();
  await expect(async () => {
    expect(await (await page.request.get("/api/me/profile")).json()).toMatchObject({
      showsBetaNotice: false,
    });
  }).toPass();
  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  const other = await context.newPage();
  await enter(other, baseURL ?? "", "manager@demo.example");
  await other.goto("/signals");
  await expect(other.getByRole("heading", { level: 1, name: "Signals" })).toBeVisible();
  await expect(other.getByRole("complementary", { name: "About this version" })).toHaveCount(0);
  await page.request.patch("/api/me/profile", {
    data: { showsBetaNotice: true },
    headers: { Origin: baseURL ?? "" },
  });
  await context.close();
});
