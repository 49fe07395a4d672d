/**
 * The first minute as one story, entirely through the browser, and recorded: as a video if Playwright can encode one
 * (`npx playwright install ffmpeg`), else as a trace with a film strip (`npx playwright show-trace`).
 */
import type { Locator, Page } from "@playwright/test";
import { canRecordVideo } from "@/scripts/browser";
import { fakesPorts } from "@/scripts/launcher/fakes";
import { answers } from "@/tests/factories/onboarding";
import { enter, expect, test } from "../fixtures";
import { expectEveryLook } from "./every-look";

const size = { width: 1280, height: 800 };
test.use({
  viewport: size,
  ...(canRecordVideo()
    ? { video: { mode: "on", size } as const }
    : { trace: { mode: "on", screenshots: true } as const }),
});

const heading = (scope: Page | Locator, name: string) => scope.getByRole("heading", { name, exact: true });
const stage = (page: Page, title: string) => page.getByRole("listitem").filter({ hasText: title });

/** Checks the page on all looks, and returns to that of the video. */
async function expectFine(page: Page): Promise<void> {
  await expectEveryLook(page);
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: "light" });
}

/** Clicks through what the wizard asks after the address, whichever steps there are. */
async function finishWizard(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog");
  const next = dialog.getByRole("button", {
    name: /^(Create and show secret|I have stored it|Continue|Next|Test later)$/,
  });
  await expect(async () => {
    if (await dialog.isVisible()) await next.first().click({ timeout: 2_000 });
    await expect(dialog).toBeHidden({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
}

test("from the sign-up form to a delivered signal, seen live", async ({ page, baseURL }) => {
  test.setTimeout(300_000);
  const fakes = fakesPorts(Number(new URL(baseURL ?? "").port));
  const email = `first-minute-${Date.now()}@people.example`;
  const edit = page.getByLabel("Company website");

  await test.step("sign up, and open the mail, which says that it is for a sign-up", async () => {
    await page.goto("/sign-up");
    await expectFine(page);
    await page.getByLabel("Work email").fill(email);
    await page.getByLabel("Company website").fill(answers.website);
    await page.getByLabel("Company page").fill(answers.companyNetworkUrl);
    await page.getByLabel("Workspace name").fill("The First Minute");
    await page.getByRole("button", { name: "Email me a link" }).click();
    await page.getByRole("link", { name: "Open the local mailbox" }).click();
    await expect(
      page.getByText("Confirm your email to create the workspace The First Minute").first(),
    ).toBeVisible();
    await page.getByRole("link", { name: /\/sign-in\/confirm/ }).click();
  });

  await test.step("confirm the answers as facts; the setup starts without asking again", async () => {
    await expect(heading(page, "Confirm your email")).toBeVisible();
    for (const fact of [answers.website, answers.companyNetworkUrl, "The First Minute"]) {
      await expect(page.getByText(fact, { exact: true })).toBeVisible();
    }
    await expectFine(page);
    await page.getByRole("button", { name: "Confirm and set up" }).click();
    await expect(heading(page, "Set up your workspace")).toBeVisible();
    await expect(heading(page, "Your ideal customer")).toBeVisible({ timeout: 120_000 });
    await expect(edit).toBeHidden();
  });

  await test.step("review the profile", async () => {
    await page.getByRole("button", { name: "Looks right, continue" }).click();
    await expect(heading(page, "Choose sources")).toBeVisible();
  });

  await test.step("find five sources selected, among them keyword searches, each with its reason", async () => {
    const suggestions = page.getByRole("list", { name: "Suggested sources" });
    const selected = suggestions
      .getByRole("listitem")
      .filter({ has: page.getByRole("checkbox", { checked: true }) });
    await expect(selected).toHaveCount(5);
    await expect(selected.filter({ hasText: "Your page writes about" })).toHaveCount(1);
    await expect(selected.filter({ hasText: "The people you sell to" })).toHaveCount(1);
    await expect(page.getByText("5 sources, the maximum in your plan.")).toBeVisible();
    await expectFine(page);
    await page.getByRole("button", { name: "Add 5 sources and continue" }).click();
  });

  await test.step("connect a webhook", async () => {
    await expect(heading(page, "Where signals go")).toBeVisible();
    await page.getByRole("button", { name: "Connect a destination" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: /^Webhook/ }).click();
    await dialog.getByRole("button", { name: "Continue" }).click();
    await dialog.getByLabel("Name").fill("First place");
    await dialog.getByLabel("URL").fill(`http://127.0.0.1:${fakes.hooks}/webhook`);
    await finishWizard(page);
    await expect(page.getByText("First place").first()).toBeVisible();
    await page.getByRole("button", { name: "Continue", exact: true }).click();
  });

  await test.step("activate, and watch it without a reload until the signal has arrived", async () => {
    await page.getByRole("button", { name: "Activate", exact: true }).click();
    await expect(heading(page, "Your first signal")).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await expect(stage(page, "Deliver it")).toContainText("Delivered to First place", { timeout: 120_000 });
    expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
    await expect(page.getByText(/\d+ posts found, \d+ relevant · \d+ (person|people) seen/)).toBeVisible();
    await expect(page.getByRole("heading", { name: /^First signal: / })).toBeVisible();
    await expectFine(page);
  });

  const name = await page.getByRole("heading", { name: /^First signal: / }).textContent();
  const person = name?.replace("First signal: ", "") ?? "";
  await test.step("see its delivery, the signal, and a checklist that agrees", async () => {
    await page.getByRole("link", { name: "Delivered to First place" }).click();
    await expect(heading(page, "First place")).toBeVisible();
    await expect(page.getByText(person).first()).toBeVisible();
    await page.goBack();
    await page.getByRole("link", { name: "Open the signal" }).click();
    await expect(heading(page, person)).toBeVisible();
    await page.goto("/dashboard");
    await expect(page.getByText("First signal delivered")).toBeVisible();
    await expect(page.getByText("5 of 5 done")).toBeVisible();
  });

  await test.step("find it at the receiver", async () => {
    await page.goto(`http://localhost:${fakes.page}/`);
    const received = page.locator("details").filter({ hasText: person }).first();
    await received.locator("summary").first().click();
    await expect(received.getByText(person).first()).toBeVisible();
  });
});

test("can be skipped, and is found again from an address", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", "admin@demo.example");
  await page.goto("/setup/first-signal");
  await expect(heading(page, "Your first signal")).toBeVisible();
  await expectFine(page);
  await page.getByRole("link", { name: /to the dashboard$/ }).click();
  await expect(heading(page, "Dashboard")).toBeVisible();
});
