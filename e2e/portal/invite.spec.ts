import type { Browser, Page } from "@playwright/test";
import { callAs, enter, expect, expectAccessible, test } from "../fixtures";
import { looks } from "./every-look";

/** Invites an address to the Demo workspace and returns the emailed link. */
async function invite(baseURL: string, email: string, role = "user"): Promise<{ id: string; link: string }> {
  const admin = await callAs(baseURL, "admin@demo.example");
  const answer = await admin.post("/api/me/team/invite", { data: { email, role } });
  expect(answer.status()).toBe(201);
  const { id } = await answer.json();
  const mails = await admin.get("/api/dev/mailbox", { params: { to: email } });
  const { data }: { data: { text: string }[] } = await mails.json();
  const link = data[0]?.text.match(/https?:\/\/\S+\/invite\?token=\S+/)?.[0] ?? "";
  await admin.dispose();
  return { id, link };
}

async function cancel(baseURL: string, id: string): Promise<void> {
  const admin = await callAs(baseURL, "admin@demo.example");
  expect((await admin.delete(`/api/me/team/invites/${id}`)).status()).toBe(204);
  await admin.dispose();
}

/** Another user's browser, with its unexpected errors collected. */
async function openOther(browser: Browser, baseURL: string): Promise<{ page: Page; errors: string[] }> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  return { page, errors };
}

test("from an admin's invitation to the workspace, through the UI", async ({ page, browser, baseURL }) => {
  const email = `joiner-${Date.now()}@people.example`;
  const base = baseURL ?? "";
  const { link } = await invite(base, email);
  // Someone who is already in another workspace, under another address.
  await enter(page, base, "admin@other.example");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Join Demo" })).toBeVisible();
  await expect(page.getByText("admin@other.example")).toBeVisible();
  expect(await page.content()).not.toContain(email);
  await expectAccessible(page);
  await page.getByRole("button", { name: /Sign out/ }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();

  const { page: joiner, errors } = await openOther(browser, base);
  await test.step("sign in with the invited address, and return to the invitation", async () => {
    await joiner.goto(link);
    await expect(joiner.getByText("j…@people.example")).toBeVisible();
    expect(await joiner.content()).not.toContain(email);
    await joiner.getByRole("link", { name: "Sign in to accept" }).click();
    await joiner.getByLabel("Email").fill(email);
    await joiner.getByRole("button", { name: "Send me a link" }).click();
    await joiner.getByRole("link", { name: "Open the local mailbox" }).click();
    await joiner
      .getByRole("link", { name: /\/sign-in\/confirm/ })
      .first()
      .click();
    await joiner.getByRole("button", { name: "Sign in" }).click();
    await expect(joiner.getByRole("heading", { name: "Join Demo" })).toBeVisible();
    await expect(joiner).toHaveURL(link);
  });

  await test.step("accept, and see the workspace", async () => {
    await joiner.getByRole("button", { name: "Join Demo" }).click();
    await expect(joiner.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
    const me = await (await joiner.request.get("/api/me")).json();
    expect(me).toMatchObject({ customer: { name: "Demo" }, user: { role: "user", email } });
    await joiner.goto(link);
    await expect(
      joiner.getByRole("heading", { name: "This invitation has already been used" }),
    ).toBeVisible();
    await joiner.getByRole("link", { name: "Go to your dashboard" }).click();
    await expect(joiner.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  });
  expect(errors).toEqual([]);
});

test("an invitation that ends while its page is open says so", async ({ page, baseURL }) => {
  const base = baseURL ?? "";
  const { id, link } = await invite(base, "stranger@people.example");
  await enter(page, base, "stranger@people.example");
  await page.goto(link);
  await cancel(base, id);
  await page.getByRole("button", { name: "Join Demo" }).click();
  await expect(page.getByText("Could not accept the invitation")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "This invitation was canceled" })).toBeVisible();
});

for (const { name, width, colorScheme } of looks) {
  test(`every state of the page is accessible and fits on ${name}`, async ({ page, baseURL }) => {
    const base = baseURL ?? "";
    const email = `a-rather-long-address-${width}-${colorScheme}@subsidiary.people.example`;
    const { id, link } = await invite(base, email, "manager");
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    const look = async (state: string, address: string) => {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${state} scrolls horizontally`).toBeLessThanOrEqual(0);
    };
    await look("nobody signed in", link);
    await look("unknown", "/invite?token=nothing");
    await look("no token", "/invite");
    await enter(page, base, "stranger@people.example");
    await look("another address", link);
    await enter(page, base, email);
    await look("ready", link);
    await cancel(base, id);
  });
}
