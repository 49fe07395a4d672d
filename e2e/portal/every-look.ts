import type { Page } from "@playwright/test";
import { expectAccessible } from "../fixtures";

/** Each width and each scheme once: layouts don't depend on the scheme, nor colors on the width. */
export const looks = [
  { name: "a phone, light", width: 360, colorScheme: "light" },
  { name: "a desk, dark", width: 1440, colorScheme: "dark" },
] as const;

/** Checks the current page on phone and desktop, light and dark: accessible, and never wider than the screen. */
export async function expectEveryLook(page: Page): Promise<void> {
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
}

/** As `expectEveryLook`, and on a tablet too: for lists whose rows change their columns there. */
export async function expectEveryWidth(page: Page): Promise<void> {
  await page.setViewportSize({ width: 768, height: 800 });
  await page.emulateMedia({ colorScheme: "light" });
  await expectAccessible(page);
  await expectEveryLook(page);
}
