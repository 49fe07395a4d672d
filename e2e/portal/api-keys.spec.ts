import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { listSignalsV1 } from "@/lib/contracts/v1/signals";
import { enter, expect, expectAccessible, test } from "../fixtures";
import { expectEveryLook } from "./every-look";

/** Runs commands in their own shell and returns the standard output. */
async function run(commands: string): Promise<string> {
  return (await promisify(execFile)("bash", ["-euc", commands])).stdout;
}

test("creates a client, runs the command shown, rotates the secret and deletes the client", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const name = `Sync ${randomUUID().slice(0, 8)}`;
  await enter(page, baseURL ?? "", "admin@other.example");
  await page.goto("/settings/api-keys?new=client");

  const command = await test.step("create a client and copy the command", async () => {
    const form = page.getByRole("dialog", { name: "New API client" });
    await form.getByLabel("Name").fill(name);
    await expect(form.getByRole("checkbox", { name: /read:signals/ })).toBeChecked();
    await expect(form.getByRole("checkbox", { name: /write:destinations/ })).not.toBeChecked();
    await expectAccessible(page);
    await form.getByRole("button", { name: "Create client" }).click();
    const made = page.getByRole("dialog", { name: `${name} created` });
    await expect(made.getByText("Shown only once")).toBeVisible();
    await expectEveryLook(page);
    await made.getByRole("button", { name: "Copy: First call" }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    await made.getByRole("button", { name: "I have stored it" }).click();
    await expect(made).toBeHidden();
    return copied;
  });

  const secret = command.match(/client_secret=(\S+)/)?.[1] ?? "";
  await test.step("the command returns live signals, and the secret is never shown again", async () => {
    const answer = listSignalsV1.response.parse(JSON.parse(await run(command)));
    expect(answer._meta.mode).toBe("live");
    await page.reload();
    const row = page.getByRole("listitem").filter({ hasText: name });
    await expect(row.getByText("Approved")).toBeVisible();
    await expect(row.getByText(/Last used/)).toBeVisible();
    expect(secret.length).toBeGreaterThan(20);
    expect(await page.content()).not.toContain(secret);
    await expectEveryLook(page);
  });

  await test.step("rotate the secret; the old one works for another day", async () => {
    await page.getByRole("button", { name: `Rotate secret of ${name}` }).click();
    const dialog = page.getByRole("dialog", { name: `Rotate secret of ${name}` });
    await dialog.getByRole("button", { name: "Rotate secret" }).click();
    await expect(dialog.getByText("New client secret")).toBeVisible();
    await dialog.getByRole("button", { name: "I have stored it" }).click();
    await expect(page.getByText(/The previous secret works until/)).toBeVisible();
    expect(JSON.parse(await run(command))).toHaveProperty("data");
  });

  await test.step("delete the client; it is refused immediately", async () => {
    await page.getByRole("button", { name: `Delete ${name}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete client" }).click();
    await expect(page.getByText(`${name} deleted`)).toBeVisible();
    expect(JSON.parse(await run(command))).toMatchObject({ error: "unauthorized" });
  });
});

test("only admins can open the page", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", "manager@demo.example");
  await page.goto("/settings/api-keys");
  await expect(
    page.getByRole("heading", { level: 1, name: "You don't have access to this page" }),
  ).toBeAttached();
  await expect(page.getByRole("link", { name: "API keys" })).toHaveCount(0);
});
