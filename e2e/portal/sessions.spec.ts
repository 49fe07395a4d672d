import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { answers } from "@/tests/factories/onboarding";
import { enter, expect, test } from "../fixtures";
import { expectEveryLook } from "./every-look";

/** Creates a workspace for a new user, up to the ICP review. */
async function provision(page: Page, origin: string): Promise<void> {
  const started = await page.request.post("/api/me/onboarding", { data: answers, headers: { origin } });
  expect(started.ok()).toBe(true);
  await page.goto("/setup");
  await expect(page.getByRole("heading", { name: "Your ideal customer" })).toBeVisible({ timeout: 120_000 });
}

test("signing out everywhere also ends the session in another browser", async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const base = baseURL ?? "";
  const email = `traveller-${randomUUID().slice(0, 8)}@people.example`;
  await enter(page, base, email, { fresh: true });
  await provision(page, base);
  const elsewhere = await browser.newContext({ baseURL: base });
  const other = await elsewhere.newPage();
  await enter(other, base, email, { fresh: true });
  await other.clock.install();
  await other.goto("/settings/sessions");
  await expect(other.getByRole("list", { name: "Sessions" }).getByRole("listitem")).toHaveCount(2);

  await page.goto("/settings/sessions");
  await expect(page.getByText("This browser")).toHaveCount(1);
  await expectEveryLook(page);
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Sign out everywhere?" });
  await expect(dialog).toBeVisible();
  await expectEveryLook(page);
  await dialog.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  expect((await page.request.get("/api/me")).status()).toBe(401);

  await test.step("the other browser's next request redirects to sign-in, and back", async () => {
    expect((await other.request.get("/api/me")).status()).toBe(401);
    await other.clock.fastForward(60_000);
    await other.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
    await expect(other).toHaveURL(/\/sign-in\?callbackUrl=%2Fsettings%2Fsessions$/);
  });
  await elsewhere.close();
});
