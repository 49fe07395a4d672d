import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { callAs, enter, expect, expectAccessible, test } from "../fixtures";
import { rows } from "./queue-signals";

const boxAt = (page: Page, index: number) => rows(page).nth(index).getByRole("checkbox");

test("ranges are selected with Shift, by pointer and by keys, and tagged with Enter", async ({
  page,
  baseURL,
}) => {
  const name = `Range ${randomUUID().slice(0, 8)}`;
  const admin = await callAs(baseURL ?? "", "admin@demo.example");
  const category = await (
    await admin.post("/api/me/tag-categories", { data: { name, selectionMode: "multi" } })
  ).json();
  const values = `/api/me/tag-categories/${category.id}/values`;
  const value = `Soon ${name}`;
  await admin.post(values, { data: { name: value } });
  const { id: mark } = await (await admin.post(values, { data: { name: `Marked ${name}` } })).json();
  await enter(page, baseURL ?? "", "user@demo.example");
  // Only this test changes what has its tag, so the list stays as it is while others run.
  const { data } = await (await page.request.get("/api/me/signals?view=all&limit=4")).json();
  for (const { id } of data)
    await page.request.post(`/api/me/signals/${id}/tags`, { data: { valueId: mark } });
  await page.goto(`/signals?view=all&tags=${category.id}:${mark}`);
  await expect(rows(page)).toHaveCount(4);

  await test.step("Shift and a click select, or deselect, everything between", async () => {
    await boxAt(page, 0).click();
    await boxAt(page, 3).click({ modifiers: ["Shift"] });
    await expect(page.getByText("4 selected")).toBeVisible();
    await boxAt(page, 1).click({ modifiers: ["Shift"] });
    await expect(page.getByText("1 selected")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByText("1 selected")).toBeHidden();
  });

  await test.step("Shift with j and k selects the rows it passes", async () => {
    await rows(page).first().getByRole("link").focus();
    await page.keyboard.press("Shift+J");
    await expect(page.getByText("2 selected")).toBeVisible();
    await expect(rows(page).nth(1).getByRole("link")).toBeFocused();
    await page.keyboard.press("Shift+J");
    await expect(page.getByText("3 selected")).toBeVisible();
    await expect(rows(page).nth(2).getByRole("link")).toBeFocused();
    await page.keyboard.press("Shift+K");
    await expect(page.getByText("3 selected")).toBeVisible();
  });

  await test.step("typing part of a tag and Enter applies it to all of them", async () => {
    await page.keyboard.press("t");
    await expect(page.getByLabel("Search tags")).toBeFocused();
    await page.keyboard.type(value.toLowerCase());
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("option", { name: value })).toHaveAttribute("aria-checked", "true");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(rows(page).filter({ hasText: value })).toHaveCount(3);
  });

  await admin.delete(`/api/me/tag-categories/${category.id}`);
  await admin.dispose();
});
