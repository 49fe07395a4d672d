import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { parse } from "csv-parse/sync";
import { enter, expect, expectAccessible, test } from "../fixtures";
import { expectEveryLook } from "./every-look";

const link = (page: Page) => page.getByRole("link", { name: "Export CSV" });

const rowsIn = (text: string): Record<string, string>[] =>
  parse(text, { columns: true, bom: true, record_delimiter: "\r\n" });

test("a filtered list is exported as it is shown", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", "admin@demo.example");
  await page.goto("/signals?minScore=7&sort=strength");
  await link(page).focus();
  const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
  expect(download.suggestedFilename()).toMatch(/^[^/]+-signals-\d{4}-\d{2}-\d{2}\.csv$/);
  const rows = rowsIn(await readFile(await download.path(), "utf8"));
  const { data, total } = await (
    await page.request.get("/api/me/signals?minScore=7&sort=strength&limit=100")
  ).json();
  expect(total).toBeGreaterThan(0);
  expect(rows).toHaveLength(total);
  const shown = data.map(({ id, strength }: { id: string; strength: number }) => [id, String(strength)]);
  expect(rows.slice(0, 100).map(({ id, strength }) => [id, strength])).toEqual(shown);
  await expect(page.getByText(`Exported ${total} rows`)).toBeVisible();
  await expectAccessible(page);
});

test("each list has its export, which also works as an ordinary link", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", "admin@demo.example");
  const headers = { origin: baseURL ?? "" };
  const made = await page.request.post("/api/me/destinations", {
    data: { destinationType: "webhook", name: "Exported", config: { url: "http://127.0.0.1:9/hook" } },
    headers,
  });
  const { id: destinationId } = await made.json();
  const { data } = await (await page.request.get("/api/me/signals?view=all&limit=1")).json();
  await page.request.post(`/api/me/signals/${data[0].id}/deliver`, { data: { destinationId }, headers });
  const pages = [
    ["/signals?view=all", "/api/me/signals/export?view=all&sort=engaged"],
    ["/companies?sortBy=companyName", "/api/me/signals/companies/export?sortBy=companyName&sortDir=desc"],
    ["/watchlist?sortBy=likes", "/api/me/watchlist/export?sortBy=likes&sortDir=desc"],
    [`/destinations/${destinationId}`, `/api/me/destinations/${destinationId}/deliveries/export`],
    ["/settings/credits?ledger=entries&kind=grant", "/api/me/credits/ledger/export?kind=grant"],
    ["/settings/audit?entity=export", "/api/me/audit/export?entity=export"],
  ] as const;
  for (const [path, address] of pages) {
    await page.goto(path);
    // The link names the user and the workspace that the page shows.
    await expect(link(page)).toHaveAttribute("href", /[?&]user=[0-9a-f-]{36}&workspace=[0-9a-f-]{36}$/);
    const href = (await link(page).getAttribute("href")) ?? "";
    expect(href.replace(/[?&]user=.*$/, "")).toBe(address);
    const answer = await page.request.get(href);
    expect(answer.headers()["content-disposition"]).toMatch(/^attachment; filename=/);
    expect(rowsIn(await answer.text()).length, address).toBeGreaterThan(0);
  }
  await expect(page.getByText("exported signals").first()).toBeVisible();
  expect((await page.request.delete(`/api/me/destinations/${destinationId}`, { headers })).ok()).toBe(true);
});

test("a long export shows its progress, and can be canceled or retried", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", "admin@demo.example");
  await page.goto("/watchlist");
  const exporting = "**/api/me/watchlist/export*";
  // Never answered.
  await page.route(exporting, () => {});
  await link(page).click();
  await expect(page.getByRole("progressbar", { name: "Exporting watched posts" })).toBeVisible();
  await expectEveryLook(page);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Export canceled")).toBeVisible();

  await page.unroute(exporting);
  await page.route(exporting, (route) =>
    route.fulfill({
      status: 503,
      json: { error: "try_again", message: "Our database is busy.", requestId: "r" },
    }),
  );
  await link(page).click();
  await expect(page.getByText("The watched posts could not be exported")).toBeVisible();
  await expect(page.getByText("Our database is busy.")).toBeVisible();
  await page.unroute(exporting);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Retry" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/-watchlist-\d{4}-\d{2}-\d{2}\.csv$/);
});
