import { enter, expect, expectAccessible, test } from "../fixtures";

declare global {
  interface Window {
    /** Changes of the theme, and styles against transitions, since the page began. */
    restyled: string[];
  }
}

test("a theme is chosen from the menu, at once, and kept", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", "user@demo.example");
  await page.goto("/settings/profile");
  const root = page.locator("html");
  await expect(root).toHaveAttribute("data-theme", "light");
  await page.getByRole("button", { name: /Account of/ }).click();
  await page.getByRole("menuitemradio", { name: "Dark" }).click();
  await expect(root).toHaveAttribute("data-theme", "dark");
  await expect(root).not.toHaveAttribute("data-theme-changes");
  await expectAccessible(page);
  await page.reload();
  await expect(root).toHaveAttribute("data-theme", "dark");
});

test("the theme is not set again while a page starts, which would compute every style again", async ({
  page,
  baseURL,
}) => {
  await enter(page, baseURL ?? "", "user@demo.example");
  await page.addInitScript(() => {
    window.restyled = [];
    new MutationObserver((changes) => {
      for (const { type, oldValue, addedNodes } of changes) {
        if (type === "attributes" && oldValue !== null && oldValue !== document.documentElement.dataset.theme)
          window.restyled.push(`from ${oldValue}`);
        for (const { nodeName, textContent } of addedNodes)
          if (nodeName === "STYLE" && textContent?.includes("transition:none"))
            window.restyled.push(textContent);
      }
    }).observe(document, {
      subtree: true,
      childList: true,
      attributeFilter: ["data-theme"],
      attributeOldValue: true,
    });
  });
  await page.goto("/settings/profile");
  await page.waitForLoadState("networkidle");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  expect(await page.evaluate(() => window.restyled)).toEqual([]);
});
