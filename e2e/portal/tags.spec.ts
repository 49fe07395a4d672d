import { randomUUID } from "node:crypto";
import type { Page, Response } from "@playwright/test";
import { enter, expect, test } from "../fixtures";
import { openEmptyWorkspace } from "./empty-workspace";
import { expectEveryLook } from "./every-look";

test("creates, fills, renames with undo, changes and deletes a category", async ({ page, baseURL }) => {
  const name = `Stage ${randomUUID().slice(0, 8)}`;
  await enter(page, baseURL ?? "", "manager@demo.example");
  await page.goto("/settings/tags");
  await page.getByRole("button", { name: "Add category" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a category" });
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByRole("button", { name: "Add category" }).click();
  const card = page.getByRole("region", { name });
  await expect(card).toBeVisible();

  await test.step("add values one after another by keyboard only", async () => {
    const field = card.getByLabel(`New value of ${name}`);
    await field.focus();
    for (const value of ["Won", "New"]) {
      await page.keyboard.type(value);
      await page.keyboard.press("Enter");
      await expect(field).toHaveValue("");
      await expect(field).toBeFocused();
    }
    await page.keyboard.type("won");
    await page.keyboard.press("Enter");
    await expect(card.getByRole("alert")).toBeVisible();
    await expect(card.getByRole("list").getByRole("listitem")).toHaveText([/Won.*Not used/, /New.*Not used/]);
    await expectEveryLook(page);
  });

  await test.step("move a value by keyboard, which keeps the focus and the order", async () => {
    const down = card.getByRole("button", { name: "Move value Won down" });
    const stored = untilStored(page);
    await down.press("Enter");
    await expect(card.getByRole("list").getByRole("listitem")).toHaveText([/New/, /Won/]);
    await expect(down).toBeFocused();
    await expect(down).toHaveAttribute("aria-disabled", "true");
    await expect(card.getByText("Moved to 2 of 2")).toBeAttached();
    await page.keyboard.press("Enter");
    await stored;
    await page.reload();
    await expect(card.getByRole("list").getByRole("listitem")).toHaveText([/New/, /Won/]);
  });

  await test.step("rename a value inline, and undo", async () => {
    await card.getByRole("button", { name: "Won", exact: true }).press("Enter");
    await page.keyboard.type("Lost");
    await page.keyboard.press("Enter");
    await expect(card.getByRole("button", { name: "Lost", exact: true })).toBeFocused();
    await expect(page.getByText("Renamed to Lost")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).first().click();
    await expect(card.getByRole("button", { name: "Won", exact: true })).toBeVisible();
    await card.getByRole("button", { name: "Won", exact: true }).click();
    await page.keyboard.type("Dropped");
    await page.keyboard.press("Escape");
    await expect(card.getByRole("button", { name: "Won", exact: true })).toBeFocused();
  });

  await test.step("allow several values, and delete after a warning about what is lost", async () => {
    await card.getByRole("button", { name: "Allow several" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Allow several" }).click();
    await expect(card.getByText("Several values")).toBeVisible();
    await card.getByRole("button", { name: `Delete category ${name}` }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("Its 2 values are deleted too.");
    await question.getByRole("button", { name: "Delete category" }).click();
    await expect(card).toHaveCount(0);
  });
});

test("users who may not manage tags cannot change them", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", "user@demo.example");
  await page.goto("/settings/tags");
  await expect(page.getByText(/Managers and admins can change them/)).toBeVisible();
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
});

test("an empty page offers starter sets, which are added and moved by keyboard", async ({
  page,
  baseURL,
}) => {
  const email = `${randomUUID().slice(0, 8)}@new.example`;
  await enter(page, baseURL ?? "", email);
  await openEmptyWorkspace(page, baseURL ?? "");
  await page.goto("/settings/tags");
  await expect(page.getByText("No categories yet")).toBeVisible();
  const sets = page.getByRole("list", { name: "Starter sets" });
  await expectEveryLook(page);

  for (const name of ["Priority", "Sales stage"]) {
    await sets.getByRole("button", { name: `Add ${name}` }).press("Enter");
    await expect(page.getByRole("region", { name, exact: true })).toBeVisible();
    await expect(sets.getByText(name, { exact: true })).toHaveCount(0);
  }
  const priority = page.getByRole("region", { name: "Priority", exact: true });
  await expect(priority.getByRole("list").getByRole("listitem")).toHaveText([/High/, /Medium/, /Low/]);
  const headings = page.getByRole("main").getByRole("heading", { level: 2 });
  const stored = untilStored(page);
  await page.getByRole("button", { name: "Move category Sales stage up" }).press("Enter");
  await expect(headings).toHaveText(["Sales stage", "Priority", "Starter sets"]);
  await expect(page.getByRole("button", { name: "Move category Sales stage up" })).toBeFocused();
  await stored;
  await page.reload();
  await expect(headings).toHaveText(["Sales stage", "Priority", "Starter sets"]);
});

/** Resolves when the next change of the tags is stored. The page shows a change before that. */
const untilStored = (page: Page): Promise<Response> =>
  page.waitForResponse((answer) => answer.request().method() !== "GET" && answer.url().includes("/tag"));
