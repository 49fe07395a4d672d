import type { Page } from "@playwright/test";
import { startReceiver } from "@/tests/fakes/receiver/receiver";
import { signIn } from "../api/session";
import { enter, expect, test } from "../fixtures";
import { admin, dialogOf, uniqueName } from "./destination-dialogs";
import { expectEveryLook } from "./every-look";

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
