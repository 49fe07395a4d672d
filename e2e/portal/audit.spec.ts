import { readFile } from "node:fs/promises";
import { enter, expect, expectAccessible, test } from "../fixtures";

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
  const entry = page.getByRole("listitem").filter({ hasText: `Tag category changed ${name} renamed` });
  await entry.getByText("Details").click();
  await expect(entry.getByRole("deletion")).toHaveText(name);
  await expect(entry.getByRole("insertion")).toHaveText(`${name} renamed`);
  await expectAccessible(page);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Export CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/-audit-log-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await download.path(), "utf8");
  expect(text).toContain("tag_category.updated");
  expect(text).not.toMatch(/,(source|destination)\./);
  expect((await page.request.delete(`/api/me/tag-categories/${id}`, { headers })).ok()).toBe(true);
});
