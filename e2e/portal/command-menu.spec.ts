import { randomUUID } from "node:crypto";
import { enter, expect, expectAccessible, test } from "../fixtures";

function isSearchFor(address: string, text: string): boolean {
  const { pathname, searchParams } = new URL(address);
  return pathname === "/api/me/signals" && searchParams.get("search") === text;
}

test("the command menu finds pages, people and actions by keyboard only", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", "admin@demo.example");
  await page.goto("/dashboard");
  const { data } = await (await page.request.get("/api/me/signals?limit=1")).json();
  const [{ id, person }] = data;
  const { name } = person;
  // Archived people are found too.
  const archive = `/api/me/signals/${id}/archive`;
  const headers = { Origin: baseURL ?? "" };
  await page.request.post(archive, { headers });
  const menu = page.getByRole("dialog", { name: "Search" });
  // The server-rendered page appears before it handles keys.
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(menu).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expectAccessible(page);
  await page.keyboard.type("watched");
  await expect(menu.getByRole("option", { name: "Watched posts" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Watched posts" })).toBeVisible();

  await page.keyboard.press("Control+k");
  const found = menu.getByRole("option", { name }).first();
  await page.keyboard.type(name.slice(0, -1));
  await expect(found).toBeVisible();
  const answer = page.waitForResponse((answer) => isSearchFor(answer.url(), name));
  await page.keyboard.type(name.slice(-1));
  await answer;
  await expect(found).toBeVisible();
  await found.click();
  await expect(page).toHaveURL(/\/signals\/[0-9a-f-]{36}$/);
  await page.request.delete(archive, { headers });
});

test("the command menu finds settings, sources, destinations, reports and saved views by name", async ({
  page,
  baseURL,
}) => {
  await enter(page, baseURL ?? "", "admin@demo.example");
  const read = async (path: string) => (await (await page.request.get(path)).json()).data;
  const view = `Found ${randomUUID().slice(0, 8)}`;
  await page.request.post("/api/me/saved-views", { data: { name: view, filters: { minIcp: "60" } } });
  const [source] = await read("/api/me/sources");
  const [company] = await read("/api/me/signals/companies?limit=1");
  const destination = await (
    await page.request.post("/api/me/destinations", {
      data: {
        destinationType: "webhook",
        name: `To ${view}`,
        config: { url: "https://hooks.example.com/a" },
        routing: { mode: "manual" },
      },
    })
  ).json();
  await page.goto("/dashboard");
  const menu = page.getByRole("dialog", { name: "Search" });
  for (const [text, name, heading] of [
    ["invoices", "Billing", "Billing"],
    ["quiet hours", "Notifications", "Notifications"],
    [view, view, view],
    [source.displayName, source.displayName, source.displayName],
    [destination.name, destination.name, destination.name],
  ]) {
    await test.step(`${text} leads to ${heading}`, async () => {
      await expect(async () => {
        await page.keyboard.press("Control+k");
        await expect(menu).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await page.keyboard.type(text);
      await menu.getByRole("option", { name }).first().click();
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    });
  }
  await test.step("a company's name leads to the company", async () => {
    await page.keyboard.press("Control+k");
    await page.keyboard.type(company.companyName);
    await menu.getByRole("group", { name: "Companies" }).getByRole("option").first().click();
    await expect(page).toHaveURL(/\/companies\?company=/);
    await expect(page).toHaveTitle(`${company.companyName} · Signal-to-Action`);
  });
  await page.request.delete(`/api/me/destinations/${destination.id}`);
});

test("shortcut letters open pages, except while typing in a field", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", "admin@demo.example");
  await page.goto("/dashboard");
  await page.getByRole("heading", { level: 1, name: "Dashboard" }).click();
  await page.keyboard.press("g");
  await page.keyboard.press("c");
  await expect(page.getByRole("heading", { level: 1, name: "Companies" })).toBeVisible();
  await page.getByLabel("Search companies").fill("g");
  await page.keyboard.press("d");
  await expect(page.getByLabel("Search companies")).toHaveValue("gd");
  await expect(page.getByRole("heading", { level: 1, name: "Companies" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await expectAccessible(page);
});
