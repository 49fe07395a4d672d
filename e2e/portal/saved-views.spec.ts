import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { signIn } from "../api/session";
import { enter, expect, test } from "../fixtures";
import { expectEveryLook } from "./every-look";

const sidebarLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });

test("filters become a view in the sidebar, with its count, that can be changed, shared and deleted", async ({
  page,
  baseURL,
}) => {
  const name = `Strong ${randomUUID().slice(0, 8)}`;
  await enter(page, baseURL ?? "", "manager@demo.example");
  const answer = await page.request.get("/api/me/signals?minScore=7&limit=1");
  const { total } = (await answer.json()) as { total: number };
  expect(total).toBeGreaterThan(0);

  await test.step("save the present filters by keyboard only", async () => {
    await page.goto("/signals?minScore=7");
    await page.getByRole("button", { name: "Save view" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Save view" });
    await expect(dialog.getByLabel("Name")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("Required")).toBeVisible();
    await page.keyboard.type(name);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(sidebarLink(page, name)).toContainText(`${total} signal`);
    await expect(sidebarLink(page, name)).toHaveAttribute("aria-current", "page");
    await expect(page.getByText("Saved view that only you see.")).toBeVisible();
  });

  await test.step("leave it and come back by its link", async () => {
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Signals" })).toBeVisible();
    await sidebarLink(page, name).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page).toHaveURL(/minScore=7/);
    await expectEveryLook(page);
  });

  await test.step("change its filters, and undo", async () => {
    await page.getByRole("radio", { name: /^All/ }).check({ force: true });
    await expect(page.getByText("Saved view that only you see. Edited.")).toBeVisible();
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("Saved view that only you see.", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("Saved view that only you see. Edited.")).toBeVisible();
  });

  await test.step("share it with the workspace", async () => {
    await page.getByRole("button", { name: "Edit view" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit view" });
    await dialog.getByLabel("Who sees it").selectOption("Everyone in the workspace");
    await expectEveryLook(page);
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved view of the workspace. Edited.")).toBeVisible();
    const member = await signIn(baseURL ?? "", "user@demo.example");
    const views = (await (await member.get("/api/me/saved-views")).json()) as { data: object[] };
    expect(views.data).toContainEqual(expect.objectContaining({ name, isMine: false, mayChange: false }));
    await member.dispose();
  });

  await test.step("delete it after a question; the filters stay", async () => {
    await page.getByRole("button", { name: "Edit view" }).click();
    await page.getByRole("dialog", { name: "Edit view" }).getByRole("button", { name: "Delete" }).click();
    const question = page.getByRole("alertdialog", { name: `Delete ${name}?` });
    await expect(question).toContainText("Everyone in the workspace loses this view.");
    await question.getByRole("button", { name: "Delete view" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Signals" })).toBeVisible();
    await expect(sidebarLink(page, name)).toHaveCount(0);
    await expect(page).toHaveURL(/minScore=7/);
  });
});
