import type { Page } from "@playwright/test";
import { expect, expectAccessible } from "../fixtures";

const looks = [
  { width: 360, colorScheme: "light" },
  { width: 360, colorScheme: "dark" },
  { width: 1280, colorScheme: "dark" },
  { width: 1280, colorScheme: "light" },
] as const;

/** The page as it stands, on a phone and at a desk, in light and dark: accessible, and never wider than the screen. */
export async function expectEveryLook(page: Page): Promise<void> {
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `scrolls sideways at ${width} px, ${colorScheme}`).toBeLessThanOrEqual(0);
  }
}
