/** Two tabs of one browser: what one tab shows is never changed in another workspace, or as another user. */
import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { callAs, enter, expect, test } from "../fixtures";
import { expectEveryLook } from "./every-look";

/** Makes the user an admin of the workspace that this admin is in. */
async function join(base: string, admin: string, person: APIRequestContext, email: string): Promise<void> {
  const host = await callAs(base, admin);
  const invited = await host.post("/api/me/team/invite", { data: { email, role: "manager" } });
  expect(invited.status(), await invited.text()).toBe(201);
  const mails = await host.get("/api/dev/mailbox", { params: { to: email } });
  const { data }: { data: { text: string }[] } = await mails.json();
  const token = data.map(({ text }) => text.match(/\/invite\?token=(\S+)/)?.[1]).find(Boolean) ?? "";
  const accepted = await person.post("/api/invites/accept", { data: { token: decodeURIComponent(token) } });
  expect(accepted.status(), await accepted.text()).toBe(200);
  const { members }: { members: { userId: string; email: string }[] } = await (
    await host.get("/api/me/team")
  ).json();
  const member = members.find((one) => one.email === email);
  const promoted = await host.patch(`/api/me/team/${member?.userId}`, { data: { role: "admin" } });
  expect(promoted.status(), await promoted.text()).toBe(200);
  await host.dispose();
}

const question = (page: Page) => page.getByRole("alertdialog");
const header = (page: Page, workspace: string) =>
  page.getByRole("banner").getByText(workspace, { exact: true }).first();

/** What the tabs try to change, in the workspace that an admin is in. */
async function readState(base: string, admin: string) {
  const person = await callAs(base, admin);
  const [{ invites, members }, icp, { data: purchases }] = await Promise.all(
    ["team", "icp", "billing/purchases"].map(async (path) => (await person.get(`/api/me/${path}`)).json()),
  );
  await person.dispose();
  return { invites, members: members.length, icp, purchases };
}

/** Switches the session without a page that tells the other tabs. */
async function switchTo(page: Page, base: string, name: string): Promise<void> {
  const { data } = await (await page.request.get("/api/me/workspaces")).json();
  const customerId = data.find((one: { name: string }) => one.name === name).id;
  const headers = { Origin: base };
  const answer = await page.request.post("/api/me/workspaces/switch", { headers, data: { customerId } });
  expect(answer.status()).toBe(200);
}

test("tabs of one workspace change nothing in another that the session was switched to", async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const base = baseURL ?? "";
  const email = `both-${randomUUID().slice(0, 8)}@people.example`;
  const person = await callAs(base, email);
  await join(base, "admin@other.example", person, email);
  await join(base, "admin@demo.example", person, email);
  await person.dispose();
  await enter(page, base, email);
  await switchTo(page, base, "Demo");
  // Without live data, nothing but the refusal tells a tab of the switch.
  await context.route("**/api/me/changes", (route) => route.abort());
  const requests: Record<string, string>[] = [];
  context.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/api/me")) requests.push(request.headers());
  });

  const [icp, billing] = [await context.newPage(), await context.newPage()];
  await Promise.all([
    page.goto("/settings/team?new=invite"),
    icp.goto(`${base}/icp`),
    billing.goto(`${base}/settings/billing`),
  ]);
  const address = page.getByRole("dialog", { name: "Invite to the team" }).getByLabel("Email");
  const notes = icp.getByLabel(/^Context/);
  const buy = billing.getByRole("button", { name: /^Buy / }).first();
  const typed = `Only for Demo ${randomUUID().slice(0, 8)}`;
  await address.fill(`stray-${email}`);
  await expect(async () => {
    await notes.fill(typed);
    await expect(icp.getByRole("button", { name: "Save" })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(buy).toBeVisible();
  const before = await Promise.all(
    ["admin@demo.example", "admin@other.example"].map((one) => readState(base, one)),
  );

  await test.step("an invitation, a change of the ICP and a purchase are refused", async () => {
    await switchTo(page, base, "Other");
    await address.press("Enter");
    await icp.getByRole("button", { name: "Save" }).click();
    await buy.click();
    for (const tab of [page, icp, billing]) {
      await expect(question(tab)).toContainText("This tab shows Demo, but you are now in Other.");
    }
    const after = await Promise.all(
      ["admin@demo.example", "admin@other.example"].map((one) => readState(base, one)),
    );
    expect(after).toEqual(before);
  });

  await test.step("the question is accessible, and stays", async () => {
    await expectEveryLook(billing);
    await expect(question(billing).getByRole("button", { name: "Reload" })).toBeFocused();
    await billing.keyboard.press("Escape");
    await expect(question(billing)).toBeVisible();
  });

  await test.step("a reloaded tab shows the other workspace, without this one's input", async () => {
    await question(icp).getByRole("button", { name: "Reload" }).click();
    await expect(header(icp, "Other")).toBeVisible();
    await expect(notes).toBeVisible();
    await expect(notes).not.toHaveValue(typed);
  });

  await test.step("switching back continues with what was typed; the tabs tell each other", async () => {
    await question(page).getByRole("button", { name: "Switch back to Demo" }).click();
    await expect(question(page)).toBeHidden();
    await expect(question(billing)).toBeHidden();
    await expect(address).toHaveValue(`stray-${email}`);
    await expect(question(icp)).toContainText("This tab shows Other, but you are now in Demo.");
    await question(icp).getByRole("button", { name: "Reload" }).click();
    await expect(header(icp, "Demo")).toBeVisible();
    await expect(notes).toHaveValue(typed);
    await icp.getByRole("button", { name: "Discard" }).click();
  });

  await test.step("a page that a tab loads after the switch does not show under the old name", async () => {
    await switchTo(page, base, "Other");
    await billing
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Watched posts" })
      .click();
    await expect(question(billing)).toContainText("This tab shows Demo, but you are now in Other.");
    await expect(billing.locator("main h1", { hasText: "Watched posts" })).toHaveCount(0);
    await question(billing).getByRole("button", { name: "Switch back to Demo" }).click();
    await expect(billing.getByRole("heading", { level: 1, name: "Watched posts" })).toBeVisible();
    await expect(header(billing, "Demo")).toBeVisible();
  });

  await test.step("a switch by the page, and a sign-in as someone else, show immediately", async () => {
    await icp.goto(`${base}/settings/profile`);
    await icp.getByRole("button", { name: "Switch to Other" }).click();
    await expect(header(icp, "Other")).toBeVisible();
    await expect(question(billing)).toContainText("you are now in Other");
    await enter(icp, base, "admin@demo.example");
    await icp.goto(`${base}/dashboard`);
    await expect(question(billing)).toContainText(
      `This tab shows Demo for ${email}, but this browser is now signed in as admin@demo.example.`,
    );
    await expect(question(billing).getByRole("button", { name: /Switch back/ })).toHaveCount(0);
    await question(billing).getByRole("button", { name: "Reload" }).click();
    await expect(header(billing, "Demo")).toBeVisible();
    await expect(question(billing)).toBeHidden();
  });
  expect(requests.length).toBeGreaterThan(5);
  expect(requests.filter((headers) => headers["x-user"] && headers["x-workspace"]).length).toBeGreaterThan(5);
});
