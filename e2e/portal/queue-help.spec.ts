/** What shows the actions on signals: the help, and the bar. */
import { type Locator, type Page, test as plain } from "@playwright/test";
import { callAs, enter, expect, expectAccessible, expectFits, test } from "../fixtures";
import { expectEveryLook } from "./every-look";
import { listening, me } from "./queue-keyboard";
import { markSignals, rows } from "./queue-signals";

// One at a time: what one test archives is missing from the same user's queue in the next.
test.describe.configure({ mode: "default" });

async function openHelp(page: Page): Promise<Locator> {
  await page.goto("/signals");
  await listening(page);
  await page.keyboard.press("?");
  return page.getByRole("dialog", { name: "Keyboard shortcuts" });
}

test("the help lists every key of signals with the signs of the reader's keyboard", async ({
  page,
  baseURL,
  browser,
}) => {
  await enter(page, baseURL ?? "", me);
  const help = await openHelp(page);
  const ways = (label: string) => help.getByText(label, { exact: true }).locator("xpath=../dd");
  await expect(ways("Undo the last change")).toHaveText("ZorCtrlZ");
  await expect(ways("Extend the selection down")).toHaveText("ShiftJorShift↓");
  for (const [label, key] of [
    ["Done for me", "E"],
    ["Done for everyone", "ShiftE"],
    ["Snooze", "H"],
    ["Assign to me", "I"],
    ["Assign to someone", "A"],
    ["Move to a stage", "S"],
    ["Move to the next stage", "]orShift→"],
    ["Move to the previous stage", "[orShift←"],
    ["Mark as read or unread", "U"],
    ["Tag", "T"],
    ["Write a comment", "C"],
    ["Deliver", "D"],
    ["Copy the opener", "O"],
    ["Mark as contacted", "M"],
    ["Good fit", "Y"],
    ["Not a fit", "N"],
    ["Open the profile", "P"],
  ] as const)
    await expect(ways(label)).toHaveText(key);
  await expectEveryLook(page);

  const mac = await browser.newContext({
    baseURL: baseURL ?? "",
    userAgent:
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0 Safari/537.36",
  });
  const apple = await mac.newPage();
  await enter(apple, baseURL ?? "", me);
  const appleHelp = await openHelp(apple);
  const row = (label: string) => appleHelp.getByText(label, { exact: true }).locator("xpath=../dd");
  await expect(row("Undo the last change")).toHaveText("Zor⌘Z");
  await expect(row("Extend the selection down")).toHaveText("⇧Jor⇧↓");
  await expect(row("Open the signal's page")).toHaveText("⏎");
  await mac.close();
});

plain.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("next and previous lead through the list that a signal was opened from", async ({ page, baseURL }) => {
    const marked = await markSignals(await callAs(baseURL ?? "", me), 3, 17);
    const [first, second, third] = marked.signals;
    if (!first || !second || !third) throw new Error("The demo workspace has too few signals");
    await enter(page, baseURL ?? "", me);
    await page.goto(`/signals${marked.search}&sort=strength`);
    await expect(rows(page)).toHaveCount(3);
    const names = await rows(page).getByRole("link").allTextContents();
    const bar = page.getByRole("region", { name: "Actions on this signal" });
    const next = bar.getByRole("button", { name: "Next signal" });
    const previous = bar.getByRole("button", { name: "Previous signal" });
    const title = page.getByRole("heading", { level: 1 });
    await rows(page).first().getByRole("link").first().click();
    await expect(title).toHaveText(names[0] ?? "");

    await expect(previous).toHaveAttribute("aria-disabled", "true");
    await next.click();
    await expect(title).toHaveText(names[1] ?? "");
    await expect(page).toHaveURL(/sort=strength/);
    await next.click();
    await expect(title).toHaveText(names[2] ?? "");
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await previous.click();
    await expect(title).toHaveText(names[1] ?? "");

    for (const button of await bar.getByRole("button").filter({ visible: true }).all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await page.mouse.wheel(0, 10_000);
    await expect(next).toBeInViewport();
    await expectAccessible(page);

    // Back leads to the list, not through the signals.
    await page.goBack();
    await expect(page).toHaveURL(/\/signals\?.*sort=strength/);
    await expect(rows(page)).toHaveCount(3);
    await marked.clear();
  });
});

test("a signal shows first what to act on, and no action is ever out of sight", async ({ page, baseURL }) => {
  const marked = await markSignals(await callAs(baseURL ?? "", me), 2, 20);
  const [first] = marked.signals;
  if (!first) throw new Error("The demo workspace has too few signals");
  await enter(page, baseURL ?? "", me);
  await page.goto(`/signals/${first.id}${marked.search}`);
  await expect(page.getByRole("heading", { level: 1, name: first.person.name })).toBeVisible();
  const parts = await page.getByRole("heading", { level: 2 }).allTextContents();
  expect(parts.slice(0, 6)).toEqual([
    ...["What they did", "Why it matters", "Suggested opener", "Is it a good fit?"],
    ...["Work", "Talking points"],
  ]);
  const bar = page.getByRole("region", { name: "Actions on this signal" });
  await expectEveryLook(page);

  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByRole("heading", { level: 2 }).last().scrollIntoViewIfNeeded();
    for (const name of ["Done for me", "Mark as contacted", "Deliver", "All actions"])
      await expect(bar.getByRole("button", { name, exact: true })).toBeInViewport();
  }

  await test.step("the opener is marked as contacted, which can be undone", async () => {
    const stage = async () => (await marked.read(first.id)).stage;
    await page.getByRole("button", { name: "Mark as contacted" }).last().click();
    await expect.poll(stage).toBe("contacted");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(stage).toBe("new");
  });

  await test.step("the menu has every action with its key, and works by keyboard", async () => {
    await bar.getByRole("button", { name: "All actions" }).focus();
    await page.keyboard.press("Enter");
    const menu = page.getByRole("menu");
    await expect(menu.getByRole("menuitem")).toHaveCount(17);
    await expectFits(page);
    await expect(async () => {
      await page.keyboard.type("move");
      const found = menu.getByRole("menuitem", { name: /^Move to a stage/ });
      await expect(found).toBeFocused({ timeout: 1_500 });
    }).toPass();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: /to a stage$/ })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(bar.getByRole("button", { name: "All actions" })).toBeFocused();
  });

  await test.step("j leads to the next signal of the list", async () => {
    await page.keyboard.press("j");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(marked.signals[1]?.person.name ?? "");
  });
  await marked.clear();
});
