import type { Page, Request } from "@playwright/test";
import { enter, expect, expectAccessible, test } from "../fixtures";
import { rows } from "./queue-signals";

/** The requests of the list at a path, as they are sent. */
function listRequests(page: Page, path: string): Request[] {
  const sent: Request[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === path) sent.push(request);
  });
  return sent;
}

test.beforeEach(async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", "manager@demo.example");
});

for (const { address, label, path } of [
  { address: "/signals", label: "Search signals", path: "/api/me/signals" },
  { address: "/companies", label: "Search companies", path: "/api/me/signals/companies" },
]) {
  test(`six letters typed into "${label}" send one request`, async ({ page }) => {
    await page.goto(address);
    const field = page.getByLabel(label);
    // Until the page is hydrated, typing has no effect.
    await expect(async () => {
      await field.fill("zz");
      await expect(page).toHaveURL(/search=zz/, { timeout: 1_000 });
      await field.fill("");
      await expect(page).not.toHaveURL(/search/, { timeout: 1_000 });
    }).toPass();
    await page.waitForLoadState("networkidle");
    const sent = listRequests(page, path);
    await field.pressSequentially("zqxwvk", { delay: 20 });
    await expect(page.getByText(/^No (signals|companies) match these filters$/)).toBeVisible();
    expect(sent.map((request) => new URL(request.url()).searchParams.get("search"))).toEqual(["zqxwvk"]);
    await test.step("a space or Enter repeats nothing", async () => {
      await field.press("Space");
      await field.press("Enter");
      await page.waitForLoadState("networkidle");
      expect(sent).toHaveLength(1);
    });
  });
}

test("a search that typing has replaced is canceled", async ({ page }) => {
  await page.goto("/signals");
  await expect(rows(page).first()).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/me\/signals\?.*search=first/, async (route) => {
    await held;
    await route.abort().catch(() => {});
  });
  const field = page.getByLabel("Search signals");
  const asked = page.waitForRequest(/search=first/);
  const canceled = page.waitForEvent("requestfailed", (request) => request.url().includes("search=first"));
  await expect(async () => {
    await field.fill("first");
    await expect(page).toHaveURL(/search=first/, { timeout: 1_000 });
  }).toPass();
  await asked;
  await field.fill("zqxwvk");
  expect((await canceled).failure()?.errorText).toContain("ERR_ABORTED");
  await expect(page.getByText("No signals match these filters")).toBeVisible();
  release();
});

test("Back undoes a filter and leaves the typed text of the step before", async ({ page }) => {
  await page.goto("/signals");
  await expect(rows(page).first()).toBeVisible();
  const strength = page.getByLabel("Strength");
  await expect(async () => {
    await strength.selectOption("7+");
    await expect(page).toHaveURL(/minScore=7/, { timeout: 1_000 });
  }).toPass();
  await page.getByLabel("Search signals").fill("zqxwvk");
  await expect(page.getByText("No signals match these filters")).toBeVisible();
  await page.getByLabel("Fit").selectOption("60+");
  await expect(page).toHaveURL(/minIcp=60/);

  await page.goBack();
  await expect(page).not.toHaveURL(/minIcp/);
  await expect(page).toHaveURL(/search=zqxwvk/);
  await expect(page.getByLabel("Search signals")).toHaveValue("zqxwvk");

  await page.goBack();
  await expect(page).toHaveURL(/\/signals$/);
  await expect(page.getByLabel("Search signals")).toHaveValue("");
  await expect(strength).toHaveValue("");
  await expect(rows(page).first()).toBeVisible();

  await page.goForward();
  await expect(page.getByLabel("Search signals")).toHaveValue("zqxwvk");
});

test("the list shows one row a person, under the other filters", async ({ page }) => {
  await page.goto("/signals");
  await page.getByRole("button", { name: "More filters" }).click();
  const [answer] = await Promise.all([
    page.waitForResponse(/\/api\/me\/signals\?.*perPerson=newest/),
    page.getByLabel("Per person").selectOption("Newest signal only"),
  ]);
  const { data }: { data: { personId: string }[] } = await answer.json();
  expect(new Set(data.map(({ personId }) => personId)).size).toBe(data.length);
  await expect(page).toHaveURL(/perPerson=newest/);
  await expect(rows(page)).toHaveCount(data.length);
});

test("the tab of the open view shows the same number as the list, whatever the filters", async ({ page }) => {
  for (const address of ["/signals", "/signals?minScore=7", "/signals?view=archived", "/signals?view=all"]) {
    await page.goto(address);
    await expect(page.getByRole("radio", { checked: true, name: /^(Active|Done|All) \d/ })).toBeVisible();
    const tab = await page
      .getByRole("radio", { checked: true, name: /^(Active|Done|All) \d/ })
      .evaluate((radio) => radio.closest("label")?.textContent ?? "");
    const number = tab.replace(/\D/g, "");
    if (number === "0") continue;
    await expect(page.getByRole("main").getByText(new RegExp(`^${number} signals?$`))).toBeVisible();
  }
});

test("the picture of strength and fit filters the list by keyboard, and says what it counts", async ({
  page,
}) => {
  await page.goto("/signals?view=all");
  await expect(rows(page).first()).toBeVisible();
  const button = page.getByRole("button", { name: "Strength × fit" });
  const picture = page.getByRole("dialog", { name: "Signals by strength and fit" });
  await expect(async () => {
    await button.press("Enter");
    await expect(picture).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const strongest = picture.getByRole("button", { name: /signals?: strength 10, fit 95 to 100$/ });
  await expect(strongest).toBeFocused();
  await expectAccessible(page);

  // The first cell, from the right, of the first row that has any.
  const filled = picture.getByRole("button", { name: /^[1-9]\d* signals?: / }).first();
  const name = (await filled.getAttribute("aria-label")) ?? "";
  const [, count, strength, from, to] =
    /^(\d+) signals?: strength (\d+), fit (\d+) to (\d+)$/.exec(name) ?? [];
  for (let step = 10; step > Number(strength); step -= 1) await page.keyboard.press("ArrowDown");
  for (let step = 95; step > Number(from); step -= 5) await page.keyboard.press("ArrowLeft");
  await expect(filled).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(
    new RegExp(`minScore=${strength}&maxScore=${strength}&minIcp=${from}&maxIcp=${to}`),
  );
  await expect(page.getByRole("main").getByText(new RegExp(`^${count} signals?$`))).toBeVisible();
  await expect(filled).toHaveAttribute("aria-pressed", "true");
  await expect(filled).toHaveAccessibleName(name);

  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(/Icp=/);
  await expect(page).toHaveURL(new RegExp(`minScore=${strength}&maxScore=${strength}`));
  await picture.getByRole("button", { name: "Clear strength and fit" }).press("Enter");
  await expect(page).not.toHaveURL(/Score=/);
  await page.keyboard.press("Escape");
  await expect(picture).toBeHidden();
  await expect(button).toBeFocused();
});
