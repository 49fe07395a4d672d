import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { listSignalsV1 } from "@/lib/contracts/v1/signals";
import { enter, expect, expectAccessible, test } from "../fixtures";
import { expectEveryLook } from "./every-look";

/** Runs commands in a shell of their own; what they print on the standard output. */
async function run(commands: string): Promise<string> {
  return (await promisify(execFile)("bash", ["-euc", commands])).stdout;
}

test("from a new client to its first call with the command that is shown, to its rotation and its end", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const name = `Sync ${randomUUID().slice(0, 8)}`;
  await enter(page, baseURL ?? "", "admin@other.example");
  await page.goto("/settings/api-keys?new=client");

  const command = await test.step("make it, and copy the command", async () => {
    const form = page.getByRole("dialog", { name: "New API client" });
    await form.getByLabel("Name").fill(name);
    await expect(form.getByRole("checkbox", { name: /read:signals/ })).toBeChecked();
    await expect(form.getByRole("checkbox", { name: /write:destinations/ })).not.toBeChecked();
    await expectAccessible(page);
    await form.getByRole("button", { name: "Make client" }).click();
    const made = page.getByRole("dialog", { name: `${name} is ready` });
    await expect(made.getByText("Shown only this once")).toBeVisible();
    await expectEveryLook(page);
    await made.getByRole("button", { name: "Copy: First call" }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    await made.getByRole("button", { name: "I have stored it" }).click();
    await expect(made).toBeHidden();
    return copied;
  });

  const secret = command.match(/client_secret=(\S+)/)?.[1] ?? "";
  await test.step("the command answers live signals, and the secret is shown nowhere again", async () => {
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

  await test.step("the secret is rotated, and the one before works on for a day", async () => {
    await page.getByRole("button", { name: `Rotate the secret of ${name}` }).click();
    const dialog = page.getByRole("dialog", { name: `Rotate the secret of ${name}` });
    await dialog.getByRole("button", { name: "Rotate secret" }).click();
    await expect(dialog.getByText("New client secret")).toBeVisible();
    await dialog.getByRole("button", { name: "I have stored it" }).click();
    await expect(page.getByText(/The secret before works too/)).toBeVisible();
    expect(JSON.parse(await run(command))).toHaveProperty("data");
  });

  await test.step("it is deleted, and refused at once", async () => {
    await page.getByRole("button", { name: `Delete ${name}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete client" }).click();
    await expect(page.getByText(`${name} deleted`)).toBeVisible();
    expect(JSON.parse(await run(command))).toMatchObject({ error: "unauthorized" });
  });
});

test("the page is for admins alone", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", "manager@demo.example");
  await page.goto("/settings/api-keys");
  await expect(page.getByRole("heading", { level: 1, name: "This page is not open to you" })).toBeAttached();
  await expect(page.getByRole("link", { name: "API keys" })).toHaveCount(0);
});
