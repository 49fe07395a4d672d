import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { callAs, enter, expect, test } from "../fixtures";
import { expectEveryLook } from "./every-look";
import { rows, shownSignals } from "./queue-signals";

// One at a time: the second renames stages that the first shows.
test.describe.configure({ mode: "default" });

const me = "manager@demo.example";

test("signals are assigned and moved one by one and in bulk, discussed and snoozed", async ({
  page,
  baseURL,
}) => {
  const name = `Work ${randomUUID().slice(0, 8)}`;
  const manager = await callAs(baseURL ?? "", me);
  // Only this test changes what has its tag, so its list stays as it is while others run.
  const category = await (await manager.post("/api/me/tag-categories", { data: { name } })).json();
  const values = `/api/me/tag-categories/${category.id}/values`;
  const { id: mark } = await (await manager.post(values, { data: { name } })).json();
  const { data } = await (await manager.get("/api/me/signals?view=all&limit=3&offset=4")).json();
  // Other tests may have left them worked.
  const untouched = { signalIds: data.map(({ id }: { id: string }) => id), assigneeId: null, stage: "new" };
  expect((await manager.patch("/api/me/signals", { data: untouched })).ok()).toBe(true);
  for (const { id } of data) await manager.post(`/api/me/signals/${id}/tags`, { data: { valueId: mark } });
  const shown = await shownSignals(manager, `view=all&tags=${category.id}:${mark}`);
  const signalIds = shown.map(({ id }) => id);
  const list = `/signals?tags=${category.id}:${mark}`;
  await enter(page, baseURL ?? "", me);

  await test.step("one is assigned and moved in place", async () => {
    await page.goto(list);
    await expect(rows(page)).toHaveCount(3);
    const assignee = page.getByLabel("Assigned to", { exact: true }).last();
    await assignee.selectOption({ label: await labelOfMe(page) });
    await page.getByLabel("Stage", { exact: true }).last().selectOption("Working");
    await expect(rows(page).first()).toContainText("Working");
    await expect.poll(() => find(page, "assignee=me&stage=working")).toEqual([signalIds[0]]);
  });

  await test.step("the others in bulk, by keyboard", async () => {
    await rows(page).nth(1).getByRole("link").first().focus();
    await page.keyboard.press("Shift+J");
    await expect(page.getByText("2 selected")).toBeVisible();
    await page.keyboard.press("a");
    const dialog = page.getByRole("dialog", { name: "Assign 2 signals" });
    await dialog.getByRole("option", { name: "Nobody" }).click();
    await expect(page.getByText("2 signals: already unassigned")).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.keyboard.press("s");
    await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
    await page.keyboard.type("won");
    await page.keyboard.press("Enter");
    await expect(page.getByText("2 signals moved to Won")).toBeVisible();
    // The stage alone: posts wonder, too.
    await expect(rows(page).filter({ has: page.getByText("Won", { exact: true }) })).toHaveCount(2);
    await page.keyboard.press("Escape");
  });

  await test.step("filters by assignee and stage agree with the API", async () => {
    await page.getByLabel("Assigned to").first().selectOption("Me");
    await expect(page).toHaveURL(/assignee=me/);
    await expect(rows(page)).toHaveCount(1);
    await page.getByLabel("Assigned to").first().selectOption("Nobody");
    await expect(rows(page)).toHaveCount(2);
    await page.getByLabel("Stage").first().selectOption("New");
    await expect(page.getByText("No signals match")).toBeVisible();
    await page.goto(list);
  });

  await test.step("a comment mentions a teammate", async () => {
    const field = page.getByLabel("New comment");
    await field.fill("Worth a call, @user");
    await page.getByRole("listbox", { name: "Mention" }).getByRole("option").first().click();
    await field.press("Control+Enter");
    const comments = page.getByRole("list", { name: "Comments" });
    await expect(comments.getByRole("listitem")).toHaveCount(1);
    await expect(field).toHaveValue("");
    const answer = await page.request.get(`/api/me/signals/${signalIds[0]}/comments`);
    expect(await answer.json()).toMatchObject({
      total: 1,
      data: [{ mentions: [{ email: "user@demo.example" }] }],
    });
    await expectEveryLook(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await comments.getByRole("button", { name: /^Delete the comment/ }).click();
    await expect(comments).toBeHidden();
  });

  await test.step("h snoozes until a day; Undo returns it", async () => {
    await rows(page).first().getByRole("link").first().focus();
    await page.keyboard.press("h");
    const dialog = page.getByRole("dialog", { name: /^Snooze/ });
    await expectEveryLook(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await dialog.getByRole("option", { name: "Next week" }).click();
    await expect(rows(page)).toHaveCount(2);
    await page
      .getByRole("listitem")
      .filter({ hasText: "snoozed until" })
      .getByRole("button", { name: "Undo" })
      .click();
    await expect(rows(page)).toHaveCount(3);
  });

  await manager.patch("/api/me/signals", { data: { signalIds, assigneeId: null, stage: "new" } });
  await manager.delete(`/api/me/tag-categories/${category.id}`);
  await manager.dispose();
});

test("a manager names the stages and adds, orders and deletes rules; others only read", async ({
  page,
  baseURL,
}) => {
  const [first, second] = [`Enterprise ${randomUUID().slice(0, 6)}`, `Atlantis ${randomUUID().slice(0, 6)}`];
  await enter(page, baseURL ?? "", me);
  await page.goto("/settings/assignment");

  await test.step("rename a stage and restore its name", async () => {
    await page.getByLabel("Stage 4").fill("Customer");
    await page.getByRole("button", { name: "Save names" }).click();
    await expect(page.getByText("Stages renamed")).toBeVisible();
    await page.reload();
    await expect(page.getByLabel("Stage 4")).toHaveValue("Customer");
    await page.getByLabel("Stage 5").fill("customer");
    await page.getByRole("button", { name: "Save names" }).click();
    await expect(page.getByText('Two stages would be named "customer".')).toBeVisible();
    await page.getByLabel("Stage 4").fill("");
    await page.getByLabel("Stage 5").fill("");
    await page.getByRole("button", { name: "Save names" }).click();
    await expect(page.getByLabel("Stage 4")).toHaveValue("Won");
  });

  await test.step("add two rules, and swap them", async () => {
    for (const name of [first, second]) {
      await page.getByRole("button", { name: "Add rule" }).click();
      const dialog = page.getByRole("dialog", { name: "Add rule" });
      await dialog.getByRole("button", { name: "Save rule" }).click();
      await expect(dialog.getByText("Required")).toBeVisible();
      await expect(dialog.getByText("Choose at least one person")).toBeVisible();
      await dialog.getByLabel("Name").fill(name);
      await dialog.getByLabel(/^Regions/).fill("Atlantis");
      await dialog.getByLabel(/^Regions/).press("Enter");
      await dialog.getByLabel(/^Min employees/).fill("900000");
      await dialog.getByRole("checkbox").first().check();
      if (name === first) await expectEveryLook(page);
      await page.setViewportSize({ width: 1280, height: 800 });
      await dialog.getByRole("button", { name: "Save rule" }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(name, { exact: true })).toBeVisible();
    }
    await expect(page.getByText("In Atlantis, at least 900,000 employees").first()).toBeVisible();
    await page.getByRole("button", { name: `Move ${second} up` }).click();
    await expect(page.getByText("Order changed")).toBeVisible();
    const names = page.getByRole("listitem").filter({ hasText: /Enterprise|Atlantis/ });
    await expect(names.first()).toContainText(second);
    await expectEveryLook(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step("others see them without any control", async () => {
    const other = await page.context().browser()?.newPage();
    if (!other) throw new Error("There is no browser");
    await enter(other, baseURL ?? "", "user@demo.example");
    await other.goto(`${baseURL ?? ""}/settings/assignment`);
    await expect(other.getByText(first, { exact: true })).toBeVisible();
    await expect(other.getByRole("button", { name: /Add rule|Move|Delete|Save names/ })).toHaveCount(0);
    await other.close();
  });

  for (const name of [first, second]) {
    await page.getByRole("button", { name: `Delete ${name}` }).click();
    await expect(page.getByText(name, { exact: true })).toBeHidden();
  }
});

/** How the signed-in member is listed among assignees. */
const labelOfMe = async (page: Page): Promise<string> => {
  const option = page.locator("option", { hasText: "(you)" }).first();
  return (await option.textContent()) ?? "";
};

async function find(page: Page, query: string): Promise<string[]> {
  const { data } = await (await page.request.get(`/api/me/signals?view=all&${query}`)).json();
  return data.map(({ id }: { id: string }) => id);
}
