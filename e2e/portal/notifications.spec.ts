import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { sampleChatPath } from "@/tests/fakes/page/sample-values";
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
    // The page opens while the server still saves that it was read.
    const isRead = async () => {
      const answer = await page.request.get("/api/me/notifications?limit=100");
      const { data } = await answer.json();
      return data.find(({ body }: { body: string }) => body === text)?.isRead;
    };
    await expect.poll(isRead).toBe(true);
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

test("input that is typed while an earlier save is being answered is kept", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", author);
  await page.goto("/settings/notifications");
  const path = "/api/me/notification-preferences";
  const quiet = page.getByRole("checkbox", { name: /^Quiet hours/ });
  const from = page.getByLabel("Quiet from");
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() === "PATCH") await isAnswered;
    await route.continue();
  });
  await quiet.check();
  await from.fill("21:30");
  const read = page.waitForResponse(
    (response) => response.request().method() === "GET" && response.url().endsWith(path),
  );
  answer();
  await read;
  await expect(from).toHaveValue("21:30");
  await from.blur();
  const saved = async () => (await page.request.get(path)).json();
  await expect.poll(saved).toMatchObject({ quietHours: { from: "21:30", until: "07:00" } });
  await page.unroute(`**${path}`);
  await quiet.uncheck();
  await expect.poll(saved).toMatchObject({ quietHours: null });
});

test("unsaved choices for the team's chat come back, and a paused channel says that nothing is posted", async ({
  page,
  baseURL,
}) => {
  const admin = await signIn(baseURL ?? "", "admin@other.example");
  const name = `#team-${randomUUID().slice(0, 8)}`;
  const chat = `http://127.0.0.1:${Number(new URL(baseURL ?? "").port) + 101}`;
  const made = await admin.post("/api/me/destinations", {
    data: {
      ...{ destinationType: "chat", name, routing: { mode: "manual" } },
      config: { webhookUrl: `${chat}${sampleChatPath}` },
    },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { id } = await made.json();
  await enter(page, baseURL ?? "", "admin@other.example");
  await page.goto("/settings/notifications");
  const channel = page.getByLabel("Channel");
  const strong = page.getByRole("checkbox", { name: "Strong signals" });
  const daily = page.getByRole("group", { name: "Digest" }).last().getByRole("radio", { name: "Daily" });
  await channel.selectOption({ label: name });
  await strong.check();
  await page.getByLabel("Strong from", { exact: true }).selectOption("Strength 9");
  await daily.check({ force: true });

  await test.step("leave, and come back", async () => {
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Activity" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Activity" })).toBeVisible();
    await page.goto("/settings/notifications");
    await expect(channel).toHaveValue(id);
    await expect(strong).toBeChecked();
    await expect(page.getByLabel("Strong from", { exact: true })).toHaveValue("9");
    await expect(daily).toBeChecked();
    expect(await (await admin.get("/api/me/notification-channel")).json()).toMatchObject({ chat: null });
  });

  await test.step("saved, nothing is kept in the tab", async () => {
    await page.getByRole("button", { name: "Save channel" }).click();
    await expect
      .poll(async () => (await admin.get("/api/me/notification-channel")).json())
      .toMatchObject({ chat: { destinationId: id, minStrength: 9, digest: "daily" } });
    await expect
      .poll(() =>
        page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes("chat channel"))),
      )
      .toEqual([]);
  });

  await test.step("a paused channel is named, with the way to it", async () => {
    await admin.patch(`/api/me/destinations/${id}`, { data: { isActive: false } });
    await page.goto("/settings/notifications");
    await expect(page.getByText(`${name} is paused, so nothing is posted to it`)).toBeVisible();
    await expectEveryLook(page);
    await page.getByRole("link", { name: "View destination" }).click();
    await expect(page).toHaveURL(new RegExp(`/destinations/${id}$`));
  });
  await admin.patch("/api/me/notification-channel", { data: { chat: null } });
  await admin.delete(`/api/me/destinations/${id}`);
  await admin.dispose();
});
