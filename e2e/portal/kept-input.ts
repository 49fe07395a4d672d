/** Unsaved input that comes back when the page is left and opened again. */
import type { Locator, Page } from "@playwright/test";
import { expect } from "../fixtures";

/** A form's text field, and another page to leave for. */
export interface Kept {
  name: string;
  path: string;
  field: (page: Page) => Locator;
  /** Shows the field. */
  open?: (page: Page) => Promise<void>;
  text: string;
}

/** Until the page is hydrated, typing has no effect; a form that heard it has something to keep. */
export async function type(page: Page, { field, text }: Kept): Promise<void> {
  await expect(async () => {
    await field(page).fill(text);
    // Hydration in the middle of it leaves the text that was there behind the new one.
    await expect(field(page)).toHaveValue(text, { timeout: 1_000 });
    const drafts = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(drafts).toContain(JSON.stringify(text).slice(1, -1));
  }).toPass({ timeout: 30_000 });
}

/** Fails unless text that was typed is there again after another page was visited. */
export async function expectKept(page: Page, form: Kept): Promise<void> {
  await page.goto(form.path);
  await form.open?.(page);
  await type(page, form);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Activity" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Activity" })).toBeVisible();
  await page.goto(form.path);
  await expect(form.field(page)).toHaveValue(form.text);
}
