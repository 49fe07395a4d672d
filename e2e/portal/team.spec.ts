import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { enter, expect, test } from "../fixtures";
import { expectEveryLook } from "./every-look";

/** The link in the latest invitation to an address, which may have received other mails since. */
async function linkFor(page: Page, email: string): Promise<string> {
  const mails = await (await page.request.get("/api/dev/mailbox", { params: { to: email } })).json();
  const link = mails.data
    .map(({ text }: { text: string }) => text.match(/https?:\/\/\S+\/invite\?token=\S+/)?.[0])
    .find(Boolean);
  expect(link).toBeTruthy();
  return link;
}

test("invites someone who joins in their own browser, changes their role, and removes them", async ({
  page,
  browser,
  baseURL,
}) => {
  const base = baseURL ?? "";
  const email = `colleague-${randomUUID().slice(0, 8)}@people.example`;
  await enter(page, base, "admin@demo.example");

  await test.step("invite by keyboard only", async () => {
    await page.goto("/settings/team?new=invite");
    const dialog = page.getByRole("dialog", { name: "Invite to the team" });
    await dialog.getByLabel("Email").focus();
    await page.keyboard.type("nobody");
    await page.keyboard.press("Enter");
    await expect(dialog.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
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
    await expect(joiner.getByText(/Admins can change roles/)).toBeVisible();
    await expect(joiner.getByRole("button", { name: "Invite" })).toHaveCount(0);
    await expect(joiner.getByRole("combobox")).toHaveCount(0);
  });

  await test.step("change the role, and undo", async () => {
    await page.reload();
    const role = page.getByLabel(`Role of ${email}`);
    await role.selectOption("manager");
    await expect(page.getByText(`${email}'s role is now manager`)).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText(`${email}'s role is now user`)).toBeVisible();
    await expect(role).toHaveValue("user");
  });

  await test.step("remove them; they lose access immediately", async () => {
    await page.getByRole("button", { name: `Remove ${email}` }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("They immediately lose access to this workspace");
    await question.getByRole("button", { name: "Remove member" }).click();
    await expect(page.getByLabel(`Role of ${email}`)).toHaveCount(0);
    expect((await joiner.request.get("/api/me/team")).status()).toBe(403);
  });
  await context.close();
});

test("resends an invitation with a new link, and cancels it", async ({ page, baseURL }) => {
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
  await page.getByRole("button", { name: `Resend invitation to ${email}` }).click();
  await expect(page.getByText(`Invitation to ${email} sent again`)).toBeVisible();
  expect(await linkFor(page, email)).not.toBe(first);
  // A notice stays while the pointer is over it, and may cover the next button.
  await page.mouse.move(0, 0);
  await page.getByRole("button", { name: `Cancel invitation to ${email}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel invitation" }).click();
  await expect(page.getByText(email, { exact: true })).toHaveCount(0);
});
