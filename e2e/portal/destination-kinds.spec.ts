/** Each kind connects to its fake (a server that is already running needs FAKES=1) and receives a test. */
import type { Page } from "@playwright/test";
import { sampleNotes } from "@/tests/fakes/notes/notes";
import { sampleChatPath, sampleSpreadsheet } from "@/tests/fakes/page/sample-values";
import { signIn } from "../api/session";
import { enter, expect, test } from "../fixtures";
import { admin, dialogOf, uniqueName } from "./destination-dialogs";
import { expectEveryLook } from "./every-look";

/** Address of a local fake tool: the product's port plus an offset. */
function standIn(baseURL: string, offset: number): string {
  return `http://127.0.0.1:${Number(new URL(baseURL).port) + offset}`;
}

/** Opens the wizard for a kind, lets every signal through, and names the destination. */
async function begin(page: Page, baseURL: string, kind: RegExp, name: string): Promise<void> {
  await enter(page, baseURL ?? "", admin);
  await page.goto("/destinations?new=destination");
  await dialogOf(page).getByRole("button", { name: kind }).click();
  await dialogOf(page).getByRole("button", { name: "Continue" }).click();
  await dialogOf(page).getByLabel("Name", { exact: true }).fill(name);
}

/** The wizard's last step: the sample arrives and the destination's page opens. Then the destination is deleted. */
async function testAndDelete(page: Page, name: string): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.getByRole("button", { name: "Send test" }).click();
  await expect(dialog.getByText("Connected", { exact: true })).toBeVisible({ timeout: 20_000 });
  await dialog.getByRole("link", { name: "Open destination" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete destination" }).click();
  await expect(page).toHaveURL(/\/destinations$/);
  await expect(page.getByRole("link", { name })).toHaveCount(0);
}

test("a chat channel, by incoming webhook", async ({ page, baseURL }) => {
  const name = uniqueName("Chat");
  await begin(page, baseURL ?? "", /^Chat/, name);
  await dialogOf(page)
    .getByLabel("Incoming webhook URL")
    .fill(`${standIn(baseURL ?? "", 101)}${sampleChatPath}`);
  await dialogOf(page).getByRole("button", { name: "Create" }).click();
  await testAndDelete(page, name);
});

test("a spreadsheet, which shows the address to share it with", async ({ page, baseURL }) => {
  const name = uniqueName("Rows");
  await begin(page, baseURL ?? "", /^Spreadsheet/, name);
  const dialog = dialogOf(page);
  await expect(dialog.getByText("signals@this-machine.example")).toBeVisible();
  await dialog.getByLabel("Spreadsheet URL").fill(sampleSpreadsheet.id);
  await dialog.getByLabel("Tab").fill(sampleSpreadsheet.tab);
  await dialog.getByRole("button", { name: "Create" }).click();
  await testAndDelete(page, name);
});

test("a notes database, with its properties read and mapped", async ({ page, baseURL }) => {
  const name = uniqueName("Pages");
  await begin(page, baseURL ?? "", /^Notes/, name);
  const dialog = dialogOf(page);
  await dialog.getByLabel("Database URL").fill(sampleNotes.databaseId);
  await dialog.getByLabel("Integration token").fill("ntn_not_the_token");
  await dialog.getByRole("button", { name: "Read properties" }).click();
  await expect(dialog.getByText("The database could not be read")).toBeVisible();
  await dialog.getByLabel("Integration token").fill(sampleNotes.token);
  await dialog.getByRole("button", { name: "Read properties" }).click();
  await expect(dialog.getByLabel("Field for Company")).toHaveValue("personCompany");
  await expect(dialog.getByLabel("Field for Created")).toHaveCount(0);
  await dialog.getByLabel("Field for Tags").selectOption("");
  await dialog.getByRole("button", { name: "Create" }).click();
  await testAndDelete(page, name);
});

test("a notes database that lacks properties, named with what to do until dismissed", async ({
  page,
  baseURL,
}) => {
  const manager = await signIn(baseURL ?? "", admin);
  const name = uniqueName("Lacking");
  const { token: integrationToken, databaseId } = sampleNotes;
  const mapping = { Company: "personCompany", Role: "personTitle", Created: "occurredAt" };
  const config = { integrationToken, databaseId, mapping };
  const data = { destinationType: "notes", name, config, routing: { mode: "manual" } };
  const created = await manager.post("/api/me/destinations", { data });
  expect(created.status()).toBe(201);
  const { id } = await created.json();

  await enter(page, baseURL ?? "", admin);
  await page.goto(`/destinations/${id}`);
  await page.getByRole("button", { name: "Test connection" }).click();
  const result = page.getByRole("status").filter({ hasText: "Connected, but not everything is written" });
  await expect(result).toContainText('The property "Role" is missing.');
  await expect(result).toContainText(`The property "Created" has a type that can't hold its values.`);
  await expect(
    page.getByText(/The property "Role" has been missing since .+\. Its values are not written\./),
  ).toBeVisible();
  await expect(page.getByText("map the field to another property")).toBeVisible();
  await expectEveryLook(page);
  await page.goto("/destinations");
  const entry = page
    .getByRole("list", { name: "Destinations" })
    .getByRole("listitem")
    .filter({ hasText: name });
  await expect(entry).toContainText('The property "Role" is missing. Its values are not written.');
  await entry.getByRole("link", { name }).click();
  // Exact: the beta notice of the page has a Dismiss button of its own.
  const dismiss = page.getByRole("button", { name: "Dismiss", exact: true });
  await dismiss.click();
  await expect(page.getByText(/has been missing since/)).toHaveCount(0);
  await expect(dismiss).toHaveCount(0);
  await manager.delete(`/api/me/destinations/${id}`);
  await manager.dispose();
});

test("an automation hook, with a warning for a test address", async ({ page, baseURL }) => {
  const name = uniqueName("Workflow");
  await begin(page, baseURL ?? "", /^Automation/, name);
  const dialog = dialogOf(page);
  const address = dialog.getByLabel("Webhook URL");
  await address.fill("https://tool.example/webhook-test/1");
  await expect(dialog.getByText(/works for 120 seconds/)).toBeVisible();
  const hook = `${standIn(baseURL ?? "", 104)}/hooks/catch/1234567/sample`;
  await address.fill(hook);
  await expect(dialog.getByText(/works for 120 seconds/)).toBeHidden();
  await dialog.getByRole("button", { name: "Preview payload" }).click();
  await expect(dialog.getByText(/"strength": \d/)).toBeVisible();
  await expect(address).toBeHidden();
  await expectEveryLook(page);
  await dialog.getByRole("button", { name: "Back to connection" }).click();
  await expect(address).toHaveValue(hook);
  await dialog.getByRole("button", { name: "Create" }).click();
  await testAndDelete(page, name);
});

test("an enrichment table, with its token and its row limit", async ({ page, baseURL }) => {
  const name = uniqueName("Table");
  await begin(page, baseURL ?? "", /^Enrichment/, name);
  const dialog = dialogOf(page);
  await dialog.getByLabel("Table webhook URL").fill(`${standIn(baseURL ?? "", 104)}/sources/webhook/sample`);
  await dialog.getByLabel("Token").fill("sample-token-of-a-table");
  await expect(dialog.getByText(/50,000 signals/)).toBeVisible();
  await dialog.getByRole("button", { name: "Create" }).click();
  await testAndDelete(page, name);
});
