import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { draftWorkspace } from "../api/draft-workspace";
import { enter, expect, test } from "../fixtures";
import { expectEveryLook } from "./every-look";

/** Opens a dialog of the menu by keyboard. */
async function choose(page: Page, act: string): Promise<void> {
  await page.getByRole("button", { name: "Actions" }).press("Enter");
  await page.getByRole("menuitem", { name: act }).press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
}

/** Gives the reason, submits, and waits until it is done. */
async function confirm(page: Page, reason: string, button: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Reason").fill(reason);
  await dialog.getByRole("button", { name: button }).click();
  await expect(dialog).toBeHidden();
}

test("an operator finds a customer, helps it, and its admin reads why", async ({ page, baseURL }) => {
  test.setTimeout(300_000);
  const mark = randomUUID().slice(0, 8);
  const email = `owner-${mark}@people.example`;
  const name = `Company ${mark}`;
  await draftWorkspace(baseURL ?? "", email, { workspaceName: name });
  await enter(page, baseURL ?? "", "operator@platform.example");

  await test.step("search by a member's address, and filter", async () => {
    await page.goto("/admin");
    await page.getByRole("navigation", { name: "Platform" }).getByRole("link", { name: "Customers" }).click();
    await page.getByLabel("Search customers").fill(email.toUpperCase());
    await expect(page).toHaveURL(/q=OWNER-/);
    await expect(page.getByRole("table").getByRole("link")).toHaveText([name]);
    await expectEveryLook(page);
    await page.getByLabel("Lifecycle").selectOption("suspended");
    await expect(page).toHaveURL(/lifecycle=suspended/);
    await expect(page.getByText("No customers match")).toBeVisible();
    await page.getByRole("button", { name: "Clear filters" }).first().click();
    // Its draft profile waits for its admin's review.
    await page.goto(`/admin/customers?q=${mark}&health=inactive`);
    await expect(page.getByRole("table").getByRole("link")).toHaveText([name]);
    await expect(page.getByText("Need attention", { exact: true })).toBeVisible();
    await page.getByLabel("Health").selectOption("attention");
    await expect(page.getByText("No customers match")).toBeVisible();
    await page.goto(`/admin/customers?q=${mark}&plan=trial`);
    await page.getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
    await expect(page.getByRole("link", { name: email })).toBeVisible();
    await expectEveryLook(page);
  });

  await test.step("change the plan, once everything is filled in", async () => {
    await choose(page, "Change plan");
    const dialog = page.getByRole("dialog", { name: `Change the plan of ${name}` });
    await dialog.getByRole("button", { name: "Change plan" }).click();
    await expect(dialog.getByLabel("New plan")).toHaveAttribute("aria-invalid", "true");
    await expect(dialog.getByLabel("New plan")).toBeFocused();
    await expect(dialog.getByLabel("Reason")).toHaveAttribute("aria-invalid", "true");
    await dialog.getByLabel("New plan").selectOption("growth");
    await confirm(page, "Pilot agreed by phone", "Change plan");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Growth");
    await expect(page.getByRole("button", { name: "Actions" })).toBeFocused();
  });

  await test.step("grant a pack", async () => {
    await choose(page, "Grant credits");
    await page.getByRole("dialog").getByLabel("Pack").selectOption("other");
    await page.getByRole("dialog").getByLabel("Credits").fill("1234");
    await confirm(page, "Sorry for the outage", "Grant credits");
    await expect(page.getByRole("region", { name: "Packs" })).toContainText("1,234 of 1,234");
    await expect(page.getByRole("region", { name: "Ledger" })).toContainText("+1,234");
  });

  const other = await page
    .context()
    .browser()
    ?.newContext({ baseURL: baseURL ?? "" });
  const theirs = await other?.newPage();
  if (!theirs) throw new Error("No second browser");
  await enter(theirs, baseURL ?? "", email);

  await test.step("its admin reads both in the audit log", async () => {
    await theirs.goto("/settings/audit");
    const entry = (action: string) => theirs.getByRole("listitem").filter({ hasText: action });
    await expect(entry("changed the plan")).toContainText("Pilot agreed by phone");
    await expect(entry("granted credits")).toContainText("(platform operator)");
    await expect(entry("granted credits")).toContainText("Sorry for the outage");
  });

  await test.step("suspend, which its admin sees with the reason, and reopen", async () => {
    await choose(page, "Suspend");
    await confirm(page, "Reported for abuse", "Suspend");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Suspended");
    await theirs.goto("/settings/audit");
    await expect(theirs.getByText("Your workspace is suspended").last()).toBeVisible();
    await expect(theirs.getByText("Reason: Reported for abuse")).toBeVisible();
    await choose(page, "Reopen");
    await confirm(page, "The report was wrong", "Reopen");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Awaiting review");
    await theirs.reload();
    await expect(theirs.getByText("The report was wrong")).toBeVisible();
  });
  await other?.close();
});

test("a list that does not load says so and can be tried again", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", "operator@platform.example");
  await page.goto("/admin/customers");
  const isList = (url: URL) => url.pathname === "/api/admin/customers";
  await page.route(isList, (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByLabel("Search customers").fill("Demo");
  await expect(page.getByText("The customers could not be loaded")).toBeVisible({ timeout: 60_000 });
  await page.unroute(isList);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("link", { name: "Demo" })).toBeVisible();
});
