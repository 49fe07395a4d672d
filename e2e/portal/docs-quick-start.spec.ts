import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { listSignalsV1 } from "@/lib/contracts/v1/signals";
import { expect, test } from "../fixtures";

/** Copies the code block with this title as a reader does, and returns the clipboard text. */
async function copy(page: Page, title: string): Promise<string> {
  await page.getByRole("button", { name: `Copy: ${title}` }).click();
  await expect(page.locator("figure", { hasText: title }).getByRole("status").first()).toHaveText("Copied");
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Runs commands in one shell and returns the standard output. */
async function run(commands: string): Promise<string> {
  return (await promisify(execFile)("bash", ["-euc", commands])).stdout;
}

test("the quick start commands work as shown, in one shell", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/docs/quick-start");
  const [register, token, signals] = [
    await copy(page, "Register"),
    await copy(page, "Token"),
    await copy(page, "Signals"),
  ];
  // The only value that a reader fills in.
  const filled = register.replace("you@example.com ", `quick-start-${Date.now()}@example.org `);
  const output = await run(`${filled}\n${token}\n${signals}`);
  const [registered = "", listed = ""] = output.split(/\n(?=\{)|(?<=\})(?=\{)/);
  expect(JSON.parse(registered)).toMatchObject({ approval_status: "pending", client_secret_expires_at: 0 });
  const answer = listSignalsV1.response.parse(JSON.parse(listed));
  expect(answer._meta.mode).toBe("sample");
  expect(answer.data).toHaveLength(3);
});

test("every code block is copied in full, and a browser that refuses says what to do", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/docs/webhooks");
  const blocks = page.locator("figure");
  expect(await blocks.count()).toBeGreaterThan(2);
  for (const block of await blocks.all()) {
    const shown = await block.locator("code").textContent();
    await block.getByRole("button").click();
    await expect(block.getByRole("status")).toHaveText("Copied");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
  }
  await context.clearPermissions();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  await blocks.last().getByRole("button").click();
  await expect(blocks.last().getByRole("status")).toHaveText("Select and copy");
});
