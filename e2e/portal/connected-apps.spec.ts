import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { listenForCallback, remoteAgent, sdkAgent } from "../agents";
import { enter, expect, expectAccessible, test } from "../fixtures";
import { expectEveryLook } from "./every-look";

/** Signs in on the page that an app's request led to, by the emailed link. */
async function signInHere(page: Page, email: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await page.getByRole("link", { name: "Open the local mailbox" }).click();
  await page
    .getByRole("link", { name: /\/sign-in\/confirm.*connect-app/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Sign in" }).click();
}

test("an agent asks, a person signs in and allows it by keyboard, and ends its access in settings", async ({
  page,
  baseURL,
}) => {
  const base = baseURL ?? "";
  const name = `Agent ${randomUUID().slice(0, 8)}`;
  const callback = await listenForCallback();
  const agent = sdkAgent(base, { name, callback: callback.url });
  await page.goto(await agent.ask());

  await test.step("the request survives the sign-in", async () => {
    await signInHere(page, "user@demo.example");
    await expect(
      page.getByRole("heading", { level: 1, name: `Allow ${name} to act for you?` }),
    ).toBeVisible();
    await expect(page.getByText(/a program on this computer/)).toBeVisible();
    // A member without a manager's role cannot give what they do not have.
    await expect(page.getByRole("checkbox", { name: /Add, change and delete destinations/ })).toBeDisabled();
    await expectEveryLook(page);
  });

  await test.step("everything is reachable by keyboard", async () => {
    const spending = page.getByRole("checkbox", { name: /Start reports/ });
    await expect(spending).toBeChecked();
    await spending.focus();
    await page.keyboard.press("Space");
    await expect(spending).not.toBeChecked();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Deny" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Allow access" })).toBeFocused();
    await page.keyboard.press("Enter");
  });

  await test.step("the agent gets what was allowed, and no more", async () => {
    const answer = await callback.answered;
    expect(answer.get("iss")).toBe(base);
    await agent.connect(answer.get("code") ?? "");
    const { tools } = await agent.client.listTools();
    const names = tools.map((tool) => tool.name);
    expect(names).toContain("list_signals");
    expect(names).not.toContain("start_account_report");
    expect(names).not.toContain("create_destination");
    const { structuredContent } = await agent.client.callTool({
      name: "list_signals",
      arguments: { limit: 1 },
    });
    expect(structuredContent).toMatchObject({ _meta: { mode: "live" } });
  });

  await test.step("its person sees it in settings, and disconnects it", async () => {
    await page.goto("/settings/connected-apps");
    const row = page.getByRole("listitem").filter({ hasText: name });
    await expect(row.getByText("Acts for you")).toBeVisible();
    await expect(row.getByText(/Last used/)).toBeVisible();
    await expectEveryLook(page);
    await page.getByRole("button", { name: `Disconnect ${name}` }).click();
    await expectAccessible(page);
    await page.getByRole("alertdialog").getByRole("button", { name: "Disconnect" }).click();
    await expect(page.getByText(`${name} disconnected`)).toBeVisible();
    await expect(row).toBeHidden();
    await expect(agent.client.callTool({ name: "get_usage" })).rejects.toThrow();
  });
  await agent.client.close();
  callback.close();
});

test("mcp-remote connects an agent that knows only stdio", async ({ page, baseURL }) => {
  const base = baseURL ?? "";
  const agent = await remoteAgent(base);
  await enter(page, base, "admin@other.example");
  await page.goto(await agent.asked);
  await expect(page.getByRole("heading", { level: 1, name: /to act for you\?/ })).toBeVisible();
  await page.getByRole("button", { name: "Allow access" }).click();
  await agent.connected;
  const { tools } = await agent.client.listTools();
  expect(tools.map((tool) => tool.name)).toContain("create_destination");
  const { structuredContent } = await agent.client.callTool({ name: "get_usage" });
  expect(structuredContent).toMatchObject({ _meta: { mode: "live" } });
  await agent.close();
});

test("a refused request goes back to the app as such, and its name is only text", async ({
  page,
  baseURL,
}) => {
  const base = baseURL ?? "";
  const callback = await listenForCallback();
  const name = "<img src=x onerror=alert(1)> Agent";
  const agent = sdkAgent(base, { name, callback: callback.url });
  await enter(page, base, "manager@demo.example");
  await page.goto(await agent.ask());
  await expect(page.getByRole("heading", { level: 1, name: `Allow ${name} to act for you?` })).toBeVisible();
  await page.getByRole("link", { name: "Deny" }).click();
  const answer = await callback.answered;
  expect(Object.fromEntries(answer)).toMatchObject({ error: "access_denied", state: "a-state", iss: base });
  callback.close();
});

test("a request that cannot be answered is explained, and leads nowhere by itself", async ({
  page,
  baseURL,
  request,
}) => {
  const base = baseURL ?? "";
  await enter(page, base, "manager@demo.example");
  await page.goto("/oauth2/authorize?client_id=app_unknown&redirect_uri=https://evil.example/");
  await expect(page.getByRole("heading", { level: 1, name: "This app cannot be connected" })).toBeVisible();
  await expectEveryLook(page);

  const redirect_uri = "https://app.example/callback";
  const registered = await request.post("/oauth2/register", {
    data: { client_name: "A website", redirect_uris: [redirect_uri] },
  });
  const { client_id } = await registered.json();
  const asked = new URLSearchParams({ client_id, redirect_uri, response_type: "token" });
  const answer = await page.goto(`/oauth2/authorize?${asked}`);
  expect(answer?.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
  await expect(page.getByRole("heading", { level: 1, name: /asked for something/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Return to the app" })).toHaveAttribute(
    "href",
    /^https:\/\/app\.example\/callback\?error=unsupported_response_type/,
  );
  await expectEveryLook(page);
});
