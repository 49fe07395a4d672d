import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { sampleNotes } from "@/tests/fakes/notes/notes";
import { sampleChatPath, sampleSpreadsheet } from "@/tests/fakes/page/sample-values";
import { startReceiver } from "@/tests/fakes/receiver/receiver";
import { signIn } from "../api/session";
import { enter, expect, test } from "../fixtures";
import { expectEveryLook } from "./every-look";

const admin = "admin@demo.example";
const dialogOf = (page: Page) => page.getByRole("dialog");
const uniqueName = (kind: string) => `${kind} ${randomUUID().slice(0, 8)}`;

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

test.describe("each kind connects and receives a test", () => {
  const { E2E_BASE_URL, FAKES } = process.env;
  // A server that is already running has the fakes only if FAKES says so.
  test.skip(Boolean(E2E_BASE_URL) && FAKES !== "1", "requires a server with FAKES=1");

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
    await dialog
      .getByLabel("Table webhook URL")
      .fill(`${standIn(baseURL ?? "", 104)}/sources/webhook/sample`);
    await dialog.getByLabel("Token").fill("sample-token-of-a-table");
    await expect(dialog.getByText(/50,000 signals/)).toBeVisible();
    await dialog.getByRole("button", { name: "Create" }).click();
    await testAndDelete(page, name);
  });
});

test("a webhook from wizard to console, by keyboard where it matters", async ({ page, baseURL }) => {
  test.setTimeout(300_000);
  const receiver = await startReceiver();
  const name = uniqueName("Console");
  const dialog = dialogOf(page);
  await enter(page, baseURL ?? "", admin);

  await test.step("choose the kind and see the secret once", async () => {
    await page.goto("/destinations?new=destination");
    await expect(dialog).toBeVisible();
    await expectEveryLook(page);
    await dialog.getByRole("button", { name: /^Webhook/ }).focus();
    await page.keyboard.press("Enter");
    await dialog.getByRole("button", { name: "Continue" }).click();
    await dialog.getByLabel("Name", { exact: true }).fill(name);
    await dialog.getByLabel("URL").fill(receiver.url);
    await page.keyboard.press("Enter");
    await expect(dialog.getByText(/^whsec_/)).toBeVisible();
    await dialog.getByRole("button", { name: "I have stored it" }).click();
    await dialog.getByRole("button", { name: "Send test" }).click();
    await expect(dialog.getByText("Connected", { exact: true })).toBeVisible();
    await dialog.getByRole("link", { name: "Open destination" }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    expect(receiver.requests).not.toHaveLength(0);
  });

  await test.step("edit the routing rule, read it as a sentence, and undo it", async () => {
    await page.getByRole("button", { name: "Edit routing" }).click();
    await dialog.getByLabel("Min strength").selectOption("9");
    await dialog.getByLabel("Buyer").check();
    await expect(
      dialog.getByText("A new signal is sent when strength is at least 9 and the person is a buyer."),
    ).toBeVisible();
    await expect(dialog.getByRole("status")).toHaveText(
      / of the last 30 days’ \d+ signals would have been sent/,
    );
    await expectEveryLook(page);
    await dialog.getByRole("button", { name: "Save" }).click();
    // The dialog shows the same sentence until the change is saved.
    await expect(dialog).toBeHidden();
    await expect(page.getByText("strength is at least 9 and the person is a buyer")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("Every new signal is sent.")).toBeVisible();
  });

  await test.step("show what is sent and how to verify it", async () => {
    await page.getByRole("button", { name: "Preview payload" }).click();
    await expect(dialog.getByText('"signalId"')).toBeVisible();
    await expect(dialog.getByRole("link", { name: "Download JSON Schema" })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Verify signatures" }).click();
    await dialog.getByRole("tab", { name: "Python" }).click();
    await expect(dialog.getByText("def has_service_signature")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Verify signatures" })).toBeFocused();
  });

  await test.step("deliver manually, and send again", async () => {
    const { id } = await destinationCalled(page, name);
    const { data } = await (await page.request.get("/api/me/signals?limit=1")).json();
    const signalId: string = data[0].id;
    const delivered = await page.request.post(`/api/me/signals/${signalId}/deliver`, {
      data: { destinationId: id },
      headers: { Origin: baseURL ?? "" },
    });
    expect(delivered.ok()).toBe(true);
    await page.goto(`/destinations/${id}?status=delivered`);
    const entry = page.getByRole("list", { name: "Deliveries" }).getByRole("listitem").first();
    await expect(async () => {
      await page.reload();
      await expect(entry).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 40_000 });
    await entry.locator("summary").click();
    await expect(entry.getByText("Attempt 1")).toBeVisible();
    await expect(page.getByRole("img", { name: /^Duration of attempts by day/ })).toBeVisible();
    await page.getByText("Show table").last().click();
    const durations = page.getByRole("table", { name: "Duration of attempts by day" });
    await expect(durations.getByRole("row").last()).toHaveText(/ m?s$/);
    await expectEveryLook(page);
    const before = receiver.requests.length;
    await entry.getByRole("button", { name: /^Send again/ }).click();
    await expect(page.getByText(/^Sending .* again$/)).toBeVisible();
    await expect.poll(() => receiver.requests.length, { timeout: 30_000 }).toBeGreaterThan(before);
  });

  await test.step("recover, and delete", async () => {
    await page.getByRole("button", { name: "Recover failed" }).click();
    await dialog.getByLabel("Since").selectOption("720");
    await dialog.getByRole("button", { name: "Send again" }).click();
    await expect(page.getByText(/No failed or held deliveries|sent again/).last()).toBeVisible();
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("button", { name: "Delete destination" }).click();
    await expect(page).toHaveURL(/\/destinations$/);
  });
  await receiver.close();
});

test("one that failed its test is not live on any page, until someone resumes it", async ({
  page,
  baseURL,
}) => {
  const receiver = await startReceiver();
  receiver.behave({ kind: "status", status: 500, body: "no" });
  const manager = await signIn(baseURL ?? "", admin);
  const name = uniqueName("Failing test");
  const data = { destinationType: "webhook", name, config: { url: receiver.url } };
  const { id } = await (await manager.post("/api/me/destinations", { data })).json();
  await enter(page, baseURL ?? "", admin);

  await test.step("its own page says one thing", async () => {
    await page.goto(`/destinations/${id}`);
    await expect(page.getByText("Not tested yet")).toBeVisible();
    await page.getByRole("button", { name: "Test connection" }).click();
    await expect(page.getByText("Not live: its last test failed.")).toBeVisible();
    await expect(page.getByText("Once it resumes: every new signal is sent.")).toBeVisible();
    await expect(page.getByText("Every new signal is sent.", { exact: true })).toHaveCount(0);
    await expectEveryLook(page);
  });

  await test.step("so do the list and the dashboard", async () => {
    await page.goto("/destinations");
    const entry = page
      .getByRole("list", { name: "Destinations" })
      .getByRole("listitem")
      .filter({ hasText: name });
    await expect(entry).toContainText("Not live");
    await expect(entry).not.toContainText("Every new signal is sent.");
    await expectEveryLook(page);
    await page.goto("/dashboard");
    const failing = page.getByRole("list", { name: "What needs attention" });
    await expect(failing.getByRole("listitem").filter({ hasText: name })).toContainText("Not live");
  });

  await test.step("a person resumes it without another test", async () => {
    await page.goto(`/destinations/${id}`);
    await page.getByRole("button", { name: "Resume without a test" }).click();
    await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
    await expect(page.getByText("Every new signal is sent.", { exact: true })).toBeVisible();
  });
  await manager.delete(`/api/me/destinations/${id}`);
  await manager.dispose();
  await receiver.close();
});

test("says why no channel was connected, and the notice can be dismissed", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", admin);
  await page.goto("/destinations?chat=denied");
  await expect(page.getByText("Access was denied in the chat tool. Nothing was connected.")).toBeVisible();
  await expectEveryLook(page);
  await page.getByRole("button", { name: "Dismiss", exact: true }).click();
  await expect(page).toHaveURL(/\/destinations$/);
});

test("read-only users see health and deliveries, but no actions", async ({ page, baseURL }) => {
  const manager = await signIn(baseURL ?? "", admin);
  const name = uniqueName("Read only");
  const config = { url: "https://hooks.example.com/signals" };
  const data = { destinationType: "webhook", name, config, routing: { mode: "manual" } };
  const created = await manager.post("/api/me/destinations", { data });
  expect(created.status()).toBe(201);
  const { id } = await created.json();

  await enter(page, baseURL ?? "", "user@demo.example");
  await page.goto("/destinations?new=destination");
  await expect(page.getByRole("heading", { name: "Destinations" })).toBeVisible();
  await expect(dialogOf(page)).toHaveCount(0);
  await page.getByRole("list", { name: "Destinations" }).getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { name: "Deliveries" })).toBeVisible();
  for (const action of ["Test connection", "Edit routing", "Recover failed", "Delete"]) {
    await expect(page.getByRole("button", { name: action })).toHaveCount(0);
  }
  await manager.delete(`/api/me/destinations/${id}`);
  await manager.dispose();
});

/** The workspace's destination with this name. */
async function destinationCalled(page: Page, name: string): Promise<{ id: string }> {
  const answer = await page.request.get("/api/me/destinations");
  const { data }: { data: { id: string; name: string }[] } = await answer.json();
  const found = data.find((one) => one.name === name);
  if (!found) throw new Error(`No destination named ${name}`);
  return found;
}
