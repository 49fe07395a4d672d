import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { signIn } from "../api/session";
import { enter, expect, test } from "../fixtures";
import { expectEveryLook } from "./every-look";

test.describe.configure({ mode: "default" });

const author = "manager@demo.example";
const reader = "user@demo.example";

/** Mentions the reader in a comment on a signal, whose text only this test knows. */
async function mention(person: APIRequestContext, text: string): Promise<void> {
  const { members: team } = await (await person.get("/api/me/team")).json();
  const { userId } = team.find(({ email }: { email: string }) => email === reader);
  const { data } = await (await person.get("/api/me/signals?view=all&limit=1&offset=9")).json();
  const answer = await person.post(`/api/me/signals/${data[0].id}/comments`, {
    data: { text, mentions: [userId] },
  });
  expect(answer.status()).toBe(201);
}

/** The mail to the reader that contains the text, once it has arrived. */
async function mailWith(person: APIRequestContext, text: string): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const { data } = await (await person.get("/api/dev/mailbox", { params: { to: reader } })).json();
    found = data.map((mail: { text: string }) => mail.text).find((mail: string) => mail.includes(text));
    expect(found).toBeTruthy();
  }).toPass({ timeout: 90_000 });
  return found ?? "";
}

test("a mention is announced live in the portal and by mail, which can be unsubscribed from", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const manager = await signIn(baseURL ?? "", author);
  const text = `Please call them, ${randomUUID()}`;
  await enter(page, baseURL ?? "", reader);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/settings/sessions");
  await mention(manager, text);

  await test.step("the bell counts it without a reload, and opens it by keyboard", async () => {
    const bell = page.getByRole("button", { name: /^Notifications, \d+ unread$/ }).first();
    await expect(bell).toBeVisible({ timeout: 60_000 });
    await bell.focus();
    await page.keyboard.press("Enter");
    const panel = page.getByRole("dialog", { name: "Notifications", exact: true });
    const row = panel.getByRole("listitem").filter({ hasText: text });
    await expect(row).toContainText("mentioned you");
    await expect(row.getByText("Unread")).toBeAttached();
    await row.getByRole("link").focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/signals\//);
    const answer = await page.request.get("/api/me/notifications?limit=100");
    const { data } = await answer.json();
    expect(data.find(({ body }: { body: string }) => body === text)).toMatchObject({ isRead: true });
  });

  await test.step("the mail's link asks, then stops mail of this kind", async () => {
    const mail = await mailWith(manager, text);
    const [, link = ""] = /Unsubscribe: (\S+)/.exec(mail) ?? [];
    await page.context().clearCookies();
    await page.goto(new URL(link).pathname);
    await expect(page.getByRole("heading", { name: "Unsubscribe?" })).toBeVisible();
    await expectEveryLook(page);
    const person = await signIn(baseURL ?? "", reader);
    const chosen = await (await person.get("/api/me/notification-preferences")).json();
    expect(chosen.channels.mention.email).toBe(true);
    await page.getByRole("button", { name: "Unsubscribe" }).click();
    await expect(page.getByRole("heading", { name: "You're unsubscribed" })).toBeVisible();
    await page.goto("/unsubscribe/v1.not.a.link");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("not found");
  });

  await test.step("the settings show it, and turn it on again", async () => {
    await enter(page, baseURL ?? "", reader);
    await page.goto("/settings/notifications");
    const mentions = page.getByRole("switch", { name: "Mentions by email" });
    await expect(mentions).not.toBeChecked();
    await expectEveryLook(page);
    await mentions.press("Space");
    await expect(mentions).toBeChecked();
    await expect
      .poll(
        async () =>
          (await (await page.request.get("/api/me/notification-preferences")).json()).channels.mention,
      )
      .toEqual({ portal: true, email: true });
  });
});

test("a mail program unsubscribes with one POST to the link, without a session", async ({
  request,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const manager = await signIn(baseURL ?? "", author);
  const person = await signIn(baseURL ?? "", reader);
  const text = `One click, ${randomUUID()}`;
  await mention(manager, text);
  const [, link = ""] = /Unsubscribe: (\S+)/.exec(await mailWith(manager, text)) ?? [];
  const oneClick = { "List-Unsubscribe": "One-Click" };
  for (const body of [{ form: oneClick }, { multipart: oneClick }]) {
    const answer = await request.post(new URL(link).pathname, body);
    expect(answer.status()).toBe(204);
    const { channels } = await (await person.get("/api/me/notification-preferences")).json();
    expect(channels.mention).toEqual({ portal: true, email: false });
    const mended = { channels: { mention: { portal: true, email: true } } };
    expect((await person.patch("/api/me/notification-preferences", { data: mended })).status()).toBe(200);
  }
});

test("quiet hours, strength and digest are saved as they are chosen, also on a phone", async ({
  page,
  baseURL,
}) => {
  await enter(page, baseURL ?? "", author);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/settings/notifications");
  const saved = async () => (await page.request.get("/api/me/notification-preferences")).json();
  await page.getByLabel("A signal is strong from").selectOption("Strength 9");
  await expect.poll(saved).toMatchObject({ minStrength: 9 });
  await page.getByRole("radio", { name: "Daily", exact: true }).first().check({ force: true });
  await expect.poll(saved).toMatchObject({ digest: "daily" });
  await page.getByRole("checkbox", { name: /^Quiet hours/ }).check();
  await expect.poll(saved).toMatchObject({ quietHours: { from: "20:00", until: "07:00" } });
  await page.getByLabel("Quiet from").fill("21:30");
  await page.getByLabel("Quiet from").blur();
  await expect.poll(saved).toMatchObject({ quietHours: { from: "21:30", until: "07:00" } });
  await page.reload();
  await expect(page.getByLabel("Quiet from")).toHaveValue("21:30");
  await expectEveryLook(page);
  await page.getByRole("checkbox", { name: /^Quiet hours/ }).uncheck();
  await expect.poll(saved).toMatchObject({ quietHours: null });
});
