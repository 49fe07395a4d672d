import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { enter, expect, test } from "../fixtures";
import { expectEveryLook } from "./every-look";

/** A profile address on the same network that no other test knows. */
async function newAddress(page: Page): Promise<string> {
  const { data } = await (await page.request.get("/api/me/sources?period=all")).json();
  const known = data.find(({ networkUrl }: { networkUrl: string | null }) => networkUrl);
  return `${new URL(known.networkUrl).origin}/in/private-${randomUUID().slice(0, 8)}`;
}

test("suppresses a domain, lifts the suppression and restores it", async ({ page, baseURL }) => {
  const domain = `${randomUUID().slice(0, 8)}.example.com`;
  await enter(page, baseURL ?? "", "admin@other.example");
  await page.goto("/settings/privacy");
  const field = page.getByLabel("Domain", { exact: true });
  // A choice before hydration is lost.
  await expect(async () => {
    await page.getByLabel("Type", { exact: true }).selectOption("domain");
    await expect(field).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await field.fill("no domain");
  await page.keyboard.press("Enter");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await field.fill(`https://${domain}/about`);
  await page.keyboard.press("Enter");
  const row = page.getByRole("list", { name: "Suppressions" }).getByText(domain, { exact: true });
  await expect(row).toBeVisible();
  await expect(field).toBeFocused();
  await expectEveryLook(page);
  await page.getByRole("button", { name: `Lift suppression of ${domain}` }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row).toBeVisible();
});

test("exports what is stored about a person, then erases it after their handle is typed", async ({
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
  const field = page.getByLabel("Person's profile URL");

  await test.step("no one is found under another address", async () => {
    await field.fill(`${address}-unknown`);
    await page.getByRole("button", { name: "Export" }).click();
    await expect(page.getByText("No data is stored about this person.")).toBeVisible();
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
    await expect(dialog.getByRole("list", { name: "To be erased" })).toContainText("Sources1");
    await expectEveryLook(page);
    await dialog.getByLabel(`Type ${handle} to confirm`).fill("somebody else");
    await page.keyboard.press("Enter");
    await expect(dialog.getByText(`This doesn't match ${handle}.`)).toBeVisible();
    await dialog.getByLabel(`Type ${handle} to confirm`).fill(handle);
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("list", { name: "Erased data" })).toContainText("Sources1");
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect(page.getByRole("list", { name: "Suppressions" })).toContainText(handle);
    const { data } = await (await page.request.get("/api/me/sources?period=all")).json();
    expect(data.map(({ networkUrl }: { networkUrl: string | null }) => networkUrl)).not.toContain(address);
  });
});

test("users who may not change suppressions can only view them", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", "user@demo.example");
  await page.goto("/settings/privacy");
  await expect(page.getByText(/Admins can export and erase/)).toBeVisible();
  await expect(page.getByRole("button", { name: /Suppress|Erase|Export/ })).toHaveCount(0);
});
