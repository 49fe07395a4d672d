import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { enter, expect, test } from "../fixtures";
import { expectEveryLook } from "./every-look";

/** The link in the newest invitation to an address, which may have had other mails since. */
async function linkFor(page: Page, email: string): Promise<string> {
  const mails = await (await page.request.get("/api/dev/mailbox", { params: { to: email } })).json();
  const link = mails.data
    .map(({ text }: { text: string }) => text.match(/https?:\/\/\S+\/invite\?token=\S+/)?.[0])
    .find(Boolean);
  expect(link).toBeTruthy();
  return link;
}

test("a colleague is invited, joins in a browser of their own, and is given a role and taken out", async ({
  page,
  browser,
  baseURL,
}) => {
  const base = baseURL ?? "";
  const email = `colleague-${randomUUID().slice(0, 8)}@people.example`;
  await enter(page, base, "admin@demo.example");

  await test.step("invite by keyboard alone", async () => {
    await page.goto("/settings/team?new=invite");
    const dialog = page.getByRole("dialog", { name: "Invite to the team" });
    await dialog.getByLabel("E-mail").focus();
    await page.keyboard.type("nobody");
    await page.keyboard.press("Enter");
    await expect(dialog.getByLabel("E-mail")).toHaveAttribute("aria-invalid", "true");
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(email);
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(page).not.toHaveURL(/new=/);
    await expect(page.getByText(email, { exact: true })).toBeVisible();
    await expectEveryLook(page);
  });

  const context = await browser.newContext({ baseURL: base });
  const joiner = await context.newPage();
  await test.step("accept in a second browser", async () => {
    await enter(joiner, base, email);
    await joiner.goto(await linkFor(page, email));
    await joiner.getByRole("button", { name: "Join Demo" }).click();
    await expect(joiner.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible({
      timeout: 30_000,
    });
    await joiner.goto("/settings/team");
    await expect(joiner.getByRole("heading", { level: 1, name: "Team" })).toBeVisible();
    await expect(joiner.getByText(/Admins change roles/)).toBeVisible();
    await expect(joiner.getByRole("button", { name: "Invite" })).toHaveCount(0);
    await expect(joiner.getByRole("combobox")).toHaveCount(0);
  });

  await test.step("the role is changed, and the change undone", async () => {
    await page.reload();
    const role = page.getByLabel(`Role of ${email}`);
    await role.selectOption("manager");
    await expect(page.getByText(`${email} is manager now`)).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText(`${email} is user now`)).toBeVisible();
    await expect(role).toHaveValue("user");
  });

  await test.step("they are removed, and lose access at once", async () => {
    await page.getByRole("button", { name: `Remove ${email}` }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("They lose access to this workspace at once");
    await question.getByRole("button", { name: "Remove member" }).click();
    await expect(page.getByLabel(`Role of ${email}`)).toHaveCount(0);
    expect((await joiner.request.get("/api/me/team")).status()).toBe(403);
  });
  await context.close();
});

test("an invitation is sent again with another link, and cancelled", async ({ page, baseURL }) => {
  const email = `late-${randomUUID().slice(0, 8)}@people.example`;
  await enter(page, baseURL ?? "", "manager@demo.example");
  const data = { email, role: "user" };
  const invited = await page.request.post("/api/me/team/invite", {
    data,
    headers: { Origin: baseURL ?? "" },
  });
  expect(invited.status()).toBe(201);
  const first = await linkFor(page, email);
  await page.goto("/settings/team");
  await page.getByRole("button", { name: `Send the invitation to ${email} again` }).click();
  await expect(page.getByText(`Invitation sent again to ${email}`)).toBeVisible();
  expect(await linkFor(page, email)).not.toBe(first);
  // A notice stays while the pointer rests on it, and may lie over the next button.
  await page.mouse.move(0, 0);
  await page.getByRole("button", { name: `Cancel the invitation to ${email}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel invitation" }).click();
  await expect(page.getByText(email, { exact: true })).toHaveCount(0);
});
