import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { expectEveryLook } from "./every-look";

/** Goes to the local provider; a click before hydration has no effect. */
async function begin(page: Page, provider: "Google" | "Microsoft"): Promise<void> {
  const there = page.getByRole("heading", { name: /^Local / });
  const button = page.getByRole("button", { name: `Continue with ${provider}` });
  await expect(async () => {
    if (!(await there.isVisible())) await button.click({ timeout: 1_000 }).catch(() => {});
    await expect(there).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

/** Chooses who to be at the local provider. */
async function consent(page: Page, email: string, { verified = true } = {}): Promise<void> {
  // Our own page has a field with this label too.
  await expect(page.getByRole("heading", { name: /^Local / })).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Verified").setChecked(verified);
  await page.getByRole("button", { name: "Continue" }).click();
}
const emailOfMe = async (page: Page) => (await (await page.request.get("/api/me")).json()).user?.email;

test("a member signs in with Google, returns to their page, and is the same person with Microsoft", async ({
  page,
}) => {
  await page.goto("/companies");
  await expect(page).toHaveURL(/\/sign-in\?/);
  await expectEveryLook(page);
  await page.getByRole("button", { name: "Continue with Google" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Local google" })).toBeVisible();
  await consent(page, "user@demo.example");
  await expect(page.getByRole("heading", { level: 1, name: "Companies" })).toBeVisible();
  expect(await emailOfMe(page)).toBe("user@demo.example");
  const { user } = await (await page.request.get("/api/me")).json();

  await page.context().clearCookies();
  await page.goto("/sign-in");
  await begin(page, "Microsoft");
  await consent(page, "user@demo.example");
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  expect((await (await page.request.get("/api/me")).json()).user).toEqual(user);
});

test("someone new signs up with Google and goes on with the setup", async ({ page }) => {
  await page.goto("/sign-up");
  await expectEveryLook(page);
  await begin(page, "Google");
  const email = `new-${randomUUID().slice(0, 8)}@people.example`;
  await consent(page, email);
  await expect(page).toHaveURL(/\/setup/);
  expect(await emailOfMe(page)).toBe(email);
});

test("says why a provider's account did not sign in, and keeps the page to return to", async ({ page }) => {
  await page.goto("/sign-in?callbackUrl=%2Fcompanies");
  await begin(page, "Microsoft");
  await consent(page, "admin@demo.example", { verified: false });
  await expect(page.getByText("Your email address is not verified there")).toBeVisible();
  expect((await page.request.get("/api/me")).status()).toBe(401);
  await expectEveryLook(page);

  await begin(page, "Microsoft");
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page.getByText("Sign-in canceled")).toBeVisible();

  await begin(page, "Google");
  await consent(page, "user@demo.example");
  await expect(page.getByRole("heading", { level: 1, name: "Companies" })).toBeVisible();
});
