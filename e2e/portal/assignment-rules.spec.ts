/** Two people change the assignment rules at the same time: both keep theirs. */
import { randomUUID } from "node:crypto";
import { callAs, enter, expect, test } from "../fixtures";

const path = "/api/me/assignment-rules";

test("a rule that meets another one's change keeps its input, and is saved beside it", async ({
  page,
  baseURL,
}) => {
  const [mine, theirs] = [`Mine ${randomUUID()}`, `Theirs ${randomUUID()}`];
  const admin = await callAs(baseURL ?? "", "admin@demo.example");
  const before = await (await admin.get(path)).json();
  const { user } = await (await admin.get("/api/me")).json();
  await enter(page, baseURL ?? "", "manager@demo.example");
  await page.goto("/settings/assignment");
  await page.getByRole("button", { name: "Add rule" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill(mine);
  await dialog.getByLabel("Min employees").fill("50");
  await dialog.getByRole("checkbox").first().check();

  const added = { name: theirs, conditions: {}, assigneeIds: [user.id] };
  const changed = await admin.patch(path, {
    data: { rules: [...before.data, added], version: before.version },
  });
  expect(changed.status()).toBe(200);

  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Your input is still here.")).toBeVisible();
  await expect(dialog.getByText(theirs)).toBeVisible();
  await expect(dialog.getByLabel("Name")).toHaveValue(mine);
  await expect(dialog.getByLabel("Min employees")).toHaveValue("50");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(mine, { exact: true })).toBeVisible();
  await expect(page.getByText(theirs, { exact: true })).toBeVisible();

  const after = await (await admin.get(path)).json();
  const undone = await admin.patch(path, { data: { rules: before.data, version: after.version } });
  expect(undone.status()).toBe(200);
  await admin.dispose();
});
