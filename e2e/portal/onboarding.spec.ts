import type { Page } from "@playwright/test";
import type { WebhookPayload } from "@/lib/contracts/webhook-payload";
import { answers } from "@/tests/factories/onboarding";
import { startReceiver } from "@/tests/fakes/receiver/receiver";
import { enter, expect, expectAccessible, test } from "../fixtures";

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

/** Fails if the page is wider than the screen. */
async function expectFits(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${page.url()} scrolls horizontally`).toBeLessThanOrEqual(0);
}

async function expectFine(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectFits(page);
}

test("from sign-up to the first delivered signal, through the UI", async ({ page }) => {
  test.setTimeout(240_000);
  const receiver = await startReceiver();
  const bodies = (): WebhookPayload[] => receiver.requests.map(({ body }) => JSON.parse(body));

  await test.step("sign up, and return by the emailed link with the answers kept", async () => {
    await page.goto("/sign-up");
    await page.getByRole("button", { name: "Email me a link" }).click();
    await expect(page.getByText("Enter your email address.")).toBeVisible();
    await expect(page.getByLabel("Work email")).toBeFocused();
    await page.getByLabel("Work email").fill(`founder-${Date.now()}@people.example`);
    await page.getByLabel("Company website").fill(answers.website);
    await page.getByLabel("Company page").fill(answers.companyNetworkUrl);
    await page.getByLabel("Workspace name").fill("By hand & Co");
    await page.getByRole("button", { name: "Email me a link" }).click();
    await page.getByRole("link", { name: "Open the local mailbox" }).click();
    await page.getByRole("link", { name: /\/sign-in\/confirm/ }).click();
    // Editing brings all answers back; the link that was not used still works.
    await page.getByRole("link", { name: "Edit your answers" }).click();
    await expect(page.getByLabel("Company website")).toHaveValue(answers.website);
    await expect(page.getByLabel("Company page")).toHaveValue(answers.companyNetworkUrl);
    await expect(page.getByLabel("Workspace name")).toHaveValue("By hand & Co");
    await page.goBack();
  });

  await test.step("confirm, and watch the setup start and finish by itself", async () => {
    await page.getByRole("button", { name: "Confirm and set up" }).click();
    await expect(heading(page, "Set up your workspace")).toBeVisible();
    await expect(heading(page, "Your ideal customer")).toBeVisible({ timeout: 120_000 });
    await expectFine(page);
    await expect(page.getByText("By hand & Co").first()).toBeVisible();
  });

  await test.step("edit the drafted ICP along the way", async () => {
    const titles = page.getByLabel("Job titles");
    await titles.fill("Head of Anything");
    await titles.press("Enter");
    await page.getByRole("button", { name: "Save and continue" }).click();
    await expect(heading(page, "Choose sources")).toBeVisible();
    await expect(page).toHaveURL(/step=sources/);
    await expectFine(page);
  });

  await test.step("keep suggested sources; leave others for later", async () => {
    const suggestions = page.getByRole("list", { name: "Suggested sources" });
    const first = suggestions.getByRole("checkbox").first();
    await expect(first).toBeChecked();
    await page.getByRole("button", { name: /^Add \d sources? and continue/ }).click();
    await expect(heading(page, "Where signals go")).toBeVisible();
    await expectFine(page);
  });

  await test.step("connect a webhook and send it a test", async () => {
    await page.getByRole("button", { name: "Connect a destination" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: /^Webhook/ }).click();
    await expect(dialog.getByText("No signals in the last 30 days yet.")).toBeVisible();
    await expectFine(page);
    await dialog.getByRole("button", { name: "Continue" }).click();
    await dialog.getByLabel("Name").fill("First place");
    await dialog.getByLabel("URL").fill(receiver.url);
    await dialog.getByRole("button", { name: "Create and show secret" }).click();
    await dialog.getByRole("button", { name: "I have stored it" }).click();
    await dialog.getByRole("button", { name: "Test later" }).click();
    const row = page.getByRole("list", { name: "Destinations" }).getByRole("listitem");
    await expect(row).toContainText("Not tested");
    receiver.behave({ kind: "status", status: 500, body: "no" });
    await page.getByRole("button", { name: "Send test to First place" }).click();
    await expect(row).toContainText("Not live: its last test failed.");
    await expect(row).toContainText(/Test failed (just now|.* ago)/);
    await expect(row).not.toContainText("Every new signal is sent.");
    await expectFine(page);
    receiver.behave({ kind: "status", status: 200, body: "" });
    receiver.requests.length = 0;
    // Other tests send to this machine too, and a test that gets no turn says nothing of the receiver.
    await expect(async () => {
      await page.getByRole("button", { name: "Test again to First place" }).click();
      await expect(row).toContainText("Ready", { timeout: 5_000 });
    }).toPass();
    await expect(row).toContainText("Connected");
    await expect(row).toContainText(/Tested (just now|.* ago)/);
    await page.reload();
    await expect(row).toContainText(/Tested (just now|.* ago)/);
    expect(new Set(bodies().map(({ personName }) => personName))).toEqual(new Set(["Alex Sample"]));
  });

  const { E2E_BASE_URL, FAKES } = process.env;
  if (!E2E_BASE_URL || FAKES === "1") {
    await test.step("connect a chat channel by its consent page, and come back to the setup", async () => {
      const openChat = async () => {
        await page.getByRole("button", { name: "Connect another" }).click();
        await page.getByRole("dialog").getByRole("button", { name: /^Chat/ }).click();
      };
      await openChat();
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByLabel("Min strength")).toHaveValue("7");
      await expect(dialog.getByText("A new signal is sent when strength is at least 7.")).toBeVisible();
      await expect(dialog.getByRole("status")).toHaveText("No signals in the last 30 days yet.");
      await expectFine(page);
      await dialog.getByRole("button", { name: "Continue" }).click();
      await dialog.getByRole("button", { name: "Choose a channel" }).click();
      // The dialog has a button of this name too, which must be gone.
      await expect(dialog).toBeHidden();
      await page.getByRole("button", { name: "Cancel" }).click();
      await expect(page).toHaveURL(/\/setup\?step=destination/);
      await expect(page.getByText("Access was denied in the chat tool.")).toBeVisible();
      await expectFine(page);
      await openChat();
      await dialog.getByRole("button", { name: "Continue" }).click();
      await dialog.getByRole("button", { name: "Choose a channel" }).click();
      await page.getByRole("button", { name: "Allow" }).click();
      await expect(heading(page, "Where signals go")).toBeVisible();
      await expect(page.getByText("Channel connected")).toBeVisible();
      const channel = page
        .getByRole("list", { name: "Destinations" })
        .getByRole("listitem")
        .filter({ hasText: "Chat" });
      await expect(channel).toContainText("A new signal is sent when strength is at least 7.");
      await expectFine(page);
    });
  }

  await test.step("leave, and be redirected to the remaining steps", async () => {
    await page.goto("/dashboard");
    await page.getByRole("link", { name: "Finish setup" }).click();
    await expect(heading(page, "Activate the workspace")).toBeVisible();
    await expect(page.getByText("First place")).toBeVisible();
    await expect(page.getByText("Ready", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Change the ideal customer" }).click();
    await expect(page.getByRole("button", { name: "Remove Head of Anything" })).toBeVisible();
    await page.goBack();
    await expect(heading(page, "Activate the workspace")).toBeVisible();
    await expectFine(page);
  });

  await test.step("activate, and receive the first signal", async () => {
    await page.getByRole("button", { name: "Activate", exact: true }).click();
    await expect(heading(page, "Your first signal")).toBeVisible();
    const work = page.getByRole("list", { name: "What runs" }).getByRole("listitem");
    await expect(work.filter({ hasText: "Searching your sources" })).toContainText(/every six hours/);
    await expect(work.filter({ hasText: "Sending to First place" })).toContainText("Runs");
    await expectFine(page);
    const delivered = () => bodies().find(({ personName }) => personName !== "Alex Sample");
    await expect(async () => expect(delivered()).toBeDefined()).toPass({ timeout: 120_000 });
    await page.goto(`/signals/${delivered()?.signalId}`);
    await expect(heading(page, delivered()?.personName ?? "")).toBeVisible();
    await page.goto("/setup");
    await expect(heading(page, "Dashboard")).toBeVisible();
  });
  await receiver.close();
});

test("a user without a workspace is redirected to the setup, and a failed setup can be restarted", async ({
  page,
  baseURL,
}) => {
  await enter(page, baseURL ?? "", `lone-${Date.now()}@people.example`);
  await page.goto("/signals");
  await expect(page).toHaveURL(/\/setup$/);
  await page.goto("/sign-up");
  await expect(page).toHaveURL(/\/setup$/);

  await page.getByLabel("Company website").fill("tally hawk");
  await page.getByLabel("Company page").fill("in/ana-lopez");
  await page.getByLabel("Company page").press("Enter");
  await expect(page.getByText(/is not the address of a website/i)).toBeVisible();

  await page.getByLabel("Company website").fill(answers.website);
  await page.getByLabel("Company page").fill("in/ana-lopez");
  await page.getByRole("button", { name: "Set up workspace" }).click();
  await expect(page.getByText(/is not the address of a company page/i)).toBeVisible();

  await page.getByLabel("Company page").fill("company/nobody-at-all");
  await page.getByRole("button", { name: "Set up workspace" }).click();
  await expect(page.getByText("Setup failed")).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText(/no company page at/)).toBeVisible();
  await expectFine(page);

  await page.getByLabel("Company page").fill(answers.companyNetworkUrl);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(heading(page, "Your ideal customer")).toBeVisible({ timeout: 120_000 });

  // Activation without a source is refused, with a link to the sources.
  await page.goto("/setup?step=activate");
  await page.getByRole("button", { name: "Activate", exact: true }).click();
  await expect(page.getByText("There are no active sources")).toBeVisible();
  await page.getByRole("button", { name: "Choose sources" }).click();
  await expect(page.locator("#setup-stage")).toBeFocused();
  await expect(heading(page, "Choose sources")).toBeVisible();
});

test("a link that anyone could have made starts nothing: it shows its answers, which can be edited", async ({
  page,
  baseURL,
}) => {
  await enter(page, baseURL ?? "", `linked-${Date.now()}@people.example`);
  const query = new URLSearchParams({ website: answers.website, company: answers.companyNetworkUrl });
  await page.goto(`/setup?${query}&seal=made-up`);
  await expect(page.getByText(answers.companyNetworkUrl)).toBeVisible();
  await expect(page.getByLabel("Company page")).toBeHidden();
  await expectFine(page);
  await page.getByRole("button", { name: "Edit your answers" }).click();
  await expect(page.getByLabel("Company page")).toHaveValue(answers.companyNetworkUrl);
  await expect(page.getByRole("button", { name: "Set up workspace" })).toBeVisible();
});

test("shows a setup that fails before the page first checks its progress", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", `hasty-${Date.now()}@people.example`);
  await page.goto("/setup");
  await page.route("**/api/me", async (route) => {
    await expect(async () => {
      const standing = await page.request.get("/api/me/provisioning-status");
      expect(await standing.json()).toMatchObject({ status: "failed" });
    }).toPass({ timeout: 120_000 });
    await route.continue();
  });
  await page.getByLabel("Company website").fill(answers.website);
  await page.getByLabel("Company page").fill("company/nobody-at-all");
  await page.getByRole("button", { name: "Set up workspace" }).click();
  await expect(page.getByText("Setup failed")).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText(/no company page at/)).toBeVisible();
});

for (const { name, width, colorScheme } of [
  { name: "a phone, light", width: 360, colorScheme: "light" },
  { name: "a desk, dark", width: 1280, colorScheme: "dark" },
] as const) {
  test(`sign-up and the start of the setup are accessible and fit on ${name}`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await page.goto("/sign-up");
    await expect(heading(page, "Create a workspace")).toBeVisible();
    await expectFine(page);
    await enter(page, baseURL ?? "", `visitor-${width}-${Date.now()}@people.example`);
    await page.goto("/setup");
    await expect(heading(page, "Set up your workspace")).toBeVisible();
    await expectFine(page);
  });
}
