import { readFile } from "node:fs/promises";
import { enter, expect, test } from "../fixtures";
import { expectEveryWidth } from "./every-look";

test("an admin reviews changes, filters the log and exports it", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", "admin@demo.example");
  const name = `Audited ${Date.now()}`;
  const headers = { origin: baseURL ?? "" };
  const made = await page.request.post("/api/me/tag-categories", {
    data: { name, selectionMode: "single" },
    headers,
  });
  expect(made.status()).toBe(201);
  const { id } = await made.json();
  await page.request.patch(`/api/me/tag-categories/${id}`, { data: { name: `${name} renamed` }, headers });

  await page.goto("/settings/audit");
  await page.getByRole("combobox", { name: "Type" }).selectOption({ label: "Tag categories" });
  await expect(page).toHaveURL(/entity=tag_category/);
  const entry = page
    .getByRole("listitem")
    .filter({ hasText: `Demo Admin changed the tag category ${name} renamed` });
  await expect(entry.getByRole("link", { name: `${name} renamed` })).toHaveAttribute(
    "href",
    "/settings/tags",
  );
  await page.keyboard.press("j");
  await expect(entry.getByRole("button", { name: "Details" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(entry.getByRole("deletion")).toHaveText(name);
  await expect(entry.getByRole("insertion")).toHaveText(`${name} renamed`);
  await expectEveryWidth(page);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Export CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/-audit-log-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await download.path(), "utf8");
  expect(text).toContain("tag_category.updated");
  expect(text).not.toMatch(/,(source|destination)\./);
  expect((await page.request.delete(`/api/me/tag-categories/${id}`, { headers })).ok()).toBe(true);
  await page.goto("/settings/audit?entity=tag_category&action=tag_category.deleted");
  const deleted = page.getByRole("listitem").filter({ hasText: `deleted the tag category ${name} renamed` });
  await expect(deleted).toBeVisible();
  await expect(deleted.getByRole("link")).toHaveCount(0);
});
