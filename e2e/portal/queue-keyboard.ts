import type { Page } from "@playwright/test";
import { expect } from "../fixtures";
import { rows } from "./queue-signals";

/** Whose queue is worked. */
export const me = "manager@demo.example";

/** Opens the list and waits until it handles keys. */
export async function openList(page: Page, search: string, count: number): Promise<void> {
  await page.goto(`/signals${search}`);
  await expect(rows(page)).toHaveCount(count);
  await listening(page);
}

/** The list handles keys once it is hydrated; this one is safe to repeat. */
export async function listening(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("k");
    await expect(rows(page).first().getByRole("link").first()).toBeFocused({ timeout: 500 });
  }).toPass();
}

/** Presses a key and waits for the notice that says what it did. */
export async function pressed(page: Page, key: string, notice: string | RegExp): Promise<void> {
  await page.keyboard.press(key);
  await expect(page.getByText(notice).first()).toBeVisible();
}
