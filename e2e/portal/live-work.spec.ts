/** What a colleague does to single signals, in a browser of their own, shows on this member's open pages. */
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { callAs, enter, expect, test } from "../fixtures";
import { rows, shownSignals } from "./queue-signals";

/** Longer than the longest wait between two requests of an open page. */
const patience = { timeout: 90_000 };

test("a colleague's work shows on the row, in the reading pane and in the counts, and nothing jumps", async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const name = `Shared ${randomUUID().slice(0, 8)}`;
  const admin = await callAs(baseURL ?? "", "admin@demo.example");
  // Only this test changes what has its tag, so its list stays as it is while others run.
  const category = await (
    await admin.post("/api/me/tag-categories", { data: { name, selectionMode: "multi" } })
  ).json();
  const values = `/api/me/tag-categories/${category.id}/values`;
  const [mark, seen] = [
    await (await admin.post(values, { data: { name } })).json(),
    await (await admin.post(values, { data: { name: `Seen ${name}` } })).json(),
  ];
  // Of those that the manager sees as new: other tests may have worked any of the rest.
  const manager = await callAs(baseURL ?? "", "manager@demo.example");
  const { data } = await (await manager.get("/api/me/signals?stage=new&limit=4&offset=12")).json();
  await manager.dispose();
  for (const { id } of data) await admin.post(`/api/me/signals/${id}/tags`, { data: { valueId: mark.id } });
  const shown = await shownSignals(admin, `view=all&tags=${category.id}:${mark.id}`);
  const signalIds = shown.map(({ id }) => id);
  const list = `/signals?tags=${category.id}:${mark.id}&stage=new`;
  const people = shown.map(({ person }) => person.name);

  await enter(page, baseURL ?? "", "manager@demo.example");
  await page.goto(list);
  await expect(rows(page)).toHaveCount(4);
  const other = await (await browser.newContext()).newPage();
  await enter(other, baseURL ?? "", "admin@demo.example");
  await other.goto(`${baseURL}/signals/${signalIds[0]}`);
  const pane = page.getByRole("article");

  await test.step("the colleague takes the first signal, and comments on it", async () => {
    await other.getByLabel("Assigned to", { exact: true }).selectOption({ label: await labelOfMe(other) });
    const comment = other.getByLabel("New comment");
    await comment.fill(`Called them: ${name}`);
    await other.getByRole("button", { name: "Comment", exact: true }).click();
    await expect(comment).toHaveValue("");
    const mine = await other.getByLabel("Assigned to", { exact: true }).inputValue();
    await expect(page.getByLabel("Assigned to", { exact: true }).last()).toHaveValue(mine, patience);
    await expect(pane.getByText(`Called them: ${name}`)).toBeVisible(patience);
    await expect(rows(page).first()).toContainText("Comments:1");
    await expect(rows(page).first()).toContainText(/Assigned to \S/);
    await expect(rows(page).first()).toContainText(/\S is on it/);
  });

  await test.step("who takes it from the colleague, or contacts the person, too, is warned before", async () => {
    const warning = page.getByRole("alertdialog", { name: / handles / });
    for (const key of ["i", "m"]) {
      await page.keyboard.press(key);
      await expect(warning).toBeVisible();
      await warning.getByRole("button", { name: "Cancel" }).click();
      await expect(warning).toBeHidden();
    }
  });

  await test.step("a tag shows on its row, and in the counts of the tag filter", async () => {
    await admin.post(`/api/me/signals/${signalIds[1]}/tags`, { data: { valueId: seen.id } });
    await expect(rows(page).nth(1)).toContainText(`Seen ${name}`, patience);
  });

  await test.step("signals that leave the list take neither the focus nor the open signal along", async () => {
    const third = rows(page).nth(2).getByRole("link").first();
    await third.focus();
    await other.getByLabel("Stage", { exact: true }).selectOption("Working");
    await admin.patch("/api/me/signals", { data: { signalIds: [signalIds[1]], stage: "won" } });
    await expect(rows(page)).toHaveCount(2, patience);
    await expect(page.getByRole("main").getByText("2 signals", { exact: true })).toBeVisible();
    await expect(page.getByText(/^Active 2$/)).toBeVisible();
    await expect(rows(page).first().getByRole("link").first()).toBeFocused();
    await expect(rows(page).first()).toContainText(people[2] ?? "");
    await expect(page.getByLabel("Stage", { exact: true }).last()).toHaveValue("working");
    await expect(pane.getByText(`Called them: ${name}`)).toBeVisible();
  });

  await test.step("a signal that comes back is offered, not pushed in", async () => {
    await admin.patch("/api/me/signals", { data: { signalIds: [signalIds[0]], stage: "new" } });
    const pill = page.getByRole("button", { name: "1 new" });
    await expect(pill).toBeVisible(patience);
    await expect(rows(page)).toHaveCount(2);
    await expect(page.getByText(/^Active 2$/)).toBeVisible();
    await pill.click();
    await expect(rows(page)).toHaveCount(3);
    await expect(page.getByText(/^Active 3$/)).toBeVisible();
    await expect(page.getByRole("main").getByText("3 signals", { exact: true })).toBeVisible();
  });

  await test.step("what the member archives in another tab leaves this one too", async () => {
    await page.request.post(`/api/me/signals/${signalIds[3]}/archive`, {
      headers: { Origin: baseURL ?? "" },
    });
    await expect(rows(page)).toHaveCount(2, patience);
    await expect(page.getByText(/^Active 2$/)).toBeVisible();
    await expect(page.getByText(/^Done 1$/)).toBeVisible();
  });

  await test.step("what the colleague marks as done for everyone leaves, and says so among those done", async () => {
    await other.keyboard.press("Shift+E");
    await expect(other.getByText(`${people[0]} marked as done for everyone`)).toBeVisible();
    await expect(rows(page)).toHaveCount(1, patience);
    await page.getByText(/^Done 2$/).click();
    await expect(rows(page).first()).toContainText(/Done for everyone by \S+/);
    await other.keyboard.press("z");
    await expect(rows(page)).toHaveCount(1, patience);
    await expect(rows(page).first()).toContainText("Done for you");
  });

  await page.request.delete(`/api/me/signals/${signalIds[3]}/archive`, {
    headers: { Origin: baseURL ?? "" },
  });
  await other.context().close();
  await admin.patch("/api/me/signals", { data: { signalIds, assigneeId: null, stage: "new" } });
  await admin.delete(`/api/me/tag-categories/${category.id}`);
  await admin.dispose();
});

/** How the signed-in member is listed among assignees. */
const labelOfMe = async (page: Page): Promise<string> =>
  (await page.locator("option", { hasText: "(you)" }).first().textContent()) ?? "";
