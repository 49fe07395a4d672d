import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { enter, expect, test } from "../fixtures";
import { expectEveryLook } from "./every-look";

/** An address on the network of somebody whom nobody else's test knows. */
async function newAddress(page: Page): Promise<string> {
  const { data } = await (await page.request.get("/api/me/sources?period=all")).json();
  const known = data.find(({ networkUrl }: { networkUrl: string | null }) => networkUrl);
  return `${new URL(known.networkUrl).origin}/in/private-${randomUUID().slice(0, 8)}`;
}

test("a domain is suppressed, and the suppression lifted and brought back", async ({ page, baseURL }) => {
  const domain = `${randomUUID().slice(0, 8)}.example.com`;
  await enter(page, baseURL ?? "", "admin@other.example");
  await page.goto("/settings/privacy");
  await page.getByLabel("Kind").selectOption("domain");
  const field = page.getByLabel("Domain", { exact: true });
  await field.fill("no domain");
  await page.keyboard.press("Enter");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await field.fill(`https://${domain}/about`);
  await page.keyboard.press("Enter");
  const row = page.getByRole("list", { name: "Suppressions" }).getByText(domain, { exact: true });
  await expect(row).toBeVisible();
  await expect(field).toBeFocused();
  await expectEveryLook(page);
  await page.getByRole("button", { name: `Lift the suppression of ${domain}` }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row).toBeVisible();
});

test("what is kept of a person is downloaded, and then erased after their handle was typed", async ({
  page,
  baseURL,
}) => {
  await enter(page, baseURL ?? "", "admin@other.example");
  const address = await newAddress(page);
  const handle = address.split("/").at(-1) ?? "";
  const source = await page.request.post("/api/me/sources", {
    data: { sourceType: "target_person", networkUrl: address },
    headers: { Origin: baseURL ?? "" },
  });
  expect(source.status()).toBe(201);
  await page.goto("/settings/privacy");
  const field = page.getByLabel("Address of the person");

  await test.step("nobody is found under another address", async () => {
    await field.fill(`${address}-unknown`);
    await page.getByRole("button", { name: "Export" }).click();
    await expect(page.getByText("Nothing is kept of this person.")).toBeVisible();
    await expect(field).toBeFocused();
  });

  await test.step("export", async () => {
    await field.fill(address);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`person-${handle}.json`);
    const kept = JSON.parse(await readFile(await file.path(), "utf8"));
    expect(kept).toMatchObject({ networkUrl: address, sources: { total: 1 } });
  });

  await test.step("erase", async () => {
    await page.getByRole("button", { name: "Erase" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("list", { name: "What will be erased" })).toContainText("Sources1");
    await expectEveryLook(page);
    await dialog.getByLabel(`Type ${handle} to confirm`).fill("somebody else");
    await page.keyboard.press("Enter");
    await expect(dialog.getByText(`Type ${handle} to go on.`)).toBeVisible();
    await dialog.getByLabel(`Type ${handle} to confirm`).fill(handle);
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("list", { name: "What was erased" })).toContainText("Sources1");
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect(page.getByRole("list", { name: "Suppressions" })).toContainText(handle);
    const { data } = await (await page.request.get("/api/me/sources?period=all")).json();
    expect(data.map(({ networkUrl }: { networkUrl: string | null }) => networkUrl)).not.toContain(address);
  });
});

test("who may not change suppressions sees them, and nothing else", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", "user@demo.example");
  await page.goto("/settings/privacy");
  await expect(page.getByText(/Admins export and erase/)).toBeVisible();
  await expect(page.getByRole("button", { name: /Suppress|Erase|Export/ })).toHaveCount(0);
});
