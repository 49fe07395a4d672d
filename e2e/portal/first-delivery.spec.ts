import type { WebhookPayload } from "@/lib/contracts/webhook-payload";
import { sandboxCatalogue } from "@/packages/sandbox-network/catalogue";
import { startReceiver } from "@/tests/fakes/receiver/receiver";
import { expect, test } from "../fixtures";

test("from the sign-in page to a delivered signal, through the UI", async ({ page }) => {
  const receiver = await startReceiver();
  const bodies = (): WebhookPayload[] => receiver.requests.map(({ body }) => JSON.parse(body));
  const author = sandboxCatalogue().authors[9];
  if (!author) throw new Error("The sandbox has too few authors");

  await test.step("sign in with the emailed link", async () => {
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    await page.getByLabel("Email").fill("manager@demo.example");
    await page.getByRole("button", { name: "Send me a link" }).click();
    await page.getByRole("link", { name: "Open the local mailbox" }).click();
    await page.getByRole("link", { name: /\/sign-in\/confirm/ }).click();
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  });

  let secret = "";
  await test.step("connect a webhook: its secret is shown once and its test succeeds", async () => {
    await page.getByRole("navigation").getByRole("link", { name: "Destinations" }).click();
    await page.getByRole("button", { name: "Add destination" }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: /^Webhook/ }).click();
    await dialog.getByRole("button", { name: "Continue" }).click();
    await dialog.getByLabel("Name").fill("By hand");
    await dialog.getByLabel("URL").fill(receiver.url);
    await dialog.getByRole("button", { name: "Create and show secret" }).click();
    secret = (await dialog.getByText(/^whsec_/).textContent()) ?? "";
    await dialog.getByRole("button", { name: "I have stored it" }).click();
    await dialog.getByRole("button", { name: "Send test" }).click();
    await expect(dialog.getByText(/200/)).toBeVisible();
    // Sandbox signals may arrive first.
    expect(bodies().some(({ personName }) => personName === "Alex Sample")).toBe(true);
    await page.goto("/destinations");
    await expect(page.getByRole("list", { name: "Destinations" }).getByText("By hand")).toBeVisible();
    expect(await page.content()).not.toContain(secret);
  });

  await test.step("add a source and see its signals", async () => {
    await page.getByRole("navigation").getByRole("link", { name: "Sources" }).click();
    await page.getByRole("button", { name: "Add source" }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Profile URL").fill(author.networkUrl);
    await dialog.getByLabel("Name").fill("Added by hand");
    await dialog.getByRole("button", { name: "Add source" }).click();
    const row = page.getByRole("row", { name: /Added by hand/ });
    await expect(row).toBeVisible();
    await expect(async () => {
      await page.reload();
      await expect(row.getByRole("cell", { name: /^\d+ of [1-9]\d*$/ })).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
  });

  await test.step("read a signal: reason, receipt and delivery", async () => {
    const delivered = () => bodies().find(({ personName }) => personName !== "Alex Sample");
    await expect(async () => expect(delivered()).toBeDefined()).toPass({ timeout: 60_000 });
    await page.getByRole("navigation").getByRole("link", { name: "Signals", exact: true }).click();
    await expect(page.getByRole("list", { name: "Signals" }).getByRole("listitem").first()).toBeVisible();
    await page.goto(`/signals/${delivered()?.signalId}`);
    await expect(page.getByRole("heading", { name: delivered()?.personName })).toBeVisible();
    for (const part of ["Why it matters", "Suggested opener", "Talking points", "Score breakdown"]) {
      await expect(page.getByRole("heading", { name: part })).toBeVisible();
    }
    await expect(page.getByText("By hand").first()).toBeVisible();
  });
  await receiver.close();
});

test("a used link says so and offers another", async ({ page, browser }) => {
  await page.goto("/sign-in");
  await page.getByLabel("Email").fill("operator@platform.example");
  await page.getByRole("button", { name: "Send me a link" }).click();
  await page.getByRole("link", { name: "Open the local mailbox" }).click();
  const link = await page.getByRole("link", { name: /\/sign-in\/confirm/ }).getAttribute("href");
  await page.getByRole("link", { name: /\/sign-in\/confirm/ }).click();
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).not.toHaveURL(/sign-in/);

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(link ?? "");
  await stranger.getByRole("button", { name: "Sign in" }).click();
  await expect(stranger.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
});
