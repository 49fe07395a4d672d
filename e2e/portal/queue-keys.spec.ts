import { type Locator, type Page, test as plain } from "@playwright/test";
import { callAs, enter, expect, expectAccessible, expectFits, test } from "../fixtures";
import { expectEveryLook } from "./every-look";
import { markSignals, rows } from "./queue-signals";

// One at a time: what one test archives is missing from the same user's queue in the next.
test.describe.configure({ mode: "default" });

const me = "manager@demo.example";

/** Opens the list and waits until it handles keys. */
async function openList(page: Page, search: string, count: number): Promise<void> {
  await page.goto(`/signals${search}`);
  await expect(rows(page)).toHaveCount(count);
  await listening(page);
}

async function openHelp(page: Page): Promise<Locator> {
  await page.goto("/signals");
  await listening(page);
  await page.keyboard.press("?");
  return page.getByRole("dialog", { name: "Keyboard shortcuts" });
}

/** The list handles keys once it is hydrated; this one is safe to repeat. */
async function listening(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("k");
    await expect(rows(page).first().getByRole("link").first()).toBeFocused({ timeout: 500 });
  }).toPass();
}

/** Presses a key and waits for the notice that says what it did. */
async function pressed(page: Page, key: string, notice: string | RegExp): Promise<void> {
  await page.keyboard.press(key);
  await expect(page.getByText(notice).first()).toBeVisible();
}

/** Two presses in the same moment, as of a key that bounces: real presses would be too far apart on a slow machine. */
const pressEnterTwice = (field: Locator): Promise<void> =>
  field.evaluate((element) => {
    for (let n = 0; n < 2; n++)
      element.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  });

test("every action on a signal has one key, and undo takes back the last one", async ({ page, baseURL }) => {
  const marked = await markSignals(await callAs(baseURL ?? "", me), 3, 6);
  const [first] = marked.signals;
  if (!first) throw new Error("The demo workspace has too few signals");
  const { id, person } = first;
  const { name } = person;
  await enter(page, baseURL ?? "", me);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await openList(page, marked.search, 3);
  const now = async () => {
    const { assignee, stage, feedback, archived } = await marked.read(id);
    return { email: assignee?.email ?? null, stage, verdict: feedback?.verdict ?? null, archived };
  };
  const untouched = { email: null, stage: "new", verdict: null, archived: false };

  await test.step("i assigns to me, Ctrl+Z takes it back", async () => {
    await pressed(page, "i", `${name} assigned to you`);
    await expect.poll(now).toEqual({ ...untouched, email: me });
    await pressed(page, "Control+z", `Undone: ${name} assigned to you`);
    await expect.poll(now).toEqual(untouched);
  });

  await test.step("a assigns to whom the highlighted row names", async () => {
    await page.keyboard.press("a");
    const dialog = page.getByRole("dialog", { name: `Assign ${name}` });
    await expect(dialog.getByRole("combobox")).toBeFocused();
    await page.keyboard.type("admin@demo");
    await expect(dialog.getByRole("option", { selected: true })).toHaveCount(1);
    await page.keyboard.press("Enter");
    await expect.poll(now).toEqual({ ...untouched, email: "admin@demo.example" });
    await expect(dialog).toBeHidden();
    await pressed(page, "z", /^Undone: .* assigned to/);
    await expect.poll(now).toEqual(untouched);
  });

  await test.step("s moves to a stage, m marks as contacted, and undo goes back step by step", async () => {
    await page.keyboard.press("s");
    await expect(page.getByRole("dialog", { name: `Move ${name} to a stage` })).toBeVisible();
    await page.keyboard.type("work");
    await page.keyboard.press("Enter");
    await expect.poll(now).toEqual({ ...untouched, stage: "working" });
    await expect(page.getByRole("dialog")).toBeHidden();
    await pressed(page, "m", `${name} marked as contacted`);
    await expect.poll(now).toEqual({ ...untouched, stage: "contacted" });
    await pressed(page, "z", `Undone: ${name} marked as contacted`);
    await expect.poll(now).toEqual({ ...untouched, stage: "working" });
    await pressed(page, "z", `Undone: ${name} moved to Working`);
    await expect.poll(now).toEqual(untouched);
  });

  await test.step("y and n give the verdict", async () => {
    await pressed(page, "y", `${name} judged a good fit`);
    await expect.poll(now).toEqual({ ...untouched, verdict: "good_fit" });
    await pressed(page, "n", `${name} judged not a fit`);
    await expect.poll(now).toEqual({ ...untouched, verdict: "not_fit" });
    await expect(page.getByRole("group", { name: "Why not?" })).toBeVisible();
    await pressed(page, "z", `Undone: ${name} judged not a fit`);
    await expect.poll(now).toEqual({ ...untouched, verdict: "good_fit" });
    await pressed(page, "z", `Undone: ${name} judged a good fit`);
    await expect.poll(now).toEqual(untouched);
  });

  await test.step("h snoozes, first of all until tomorrow, and e marks as done", async () => {
    await page.keyboard.press("h");
    const dialog = page.getByRole("dialog", { name: `Snooze ${name}` });
    await expect(dialog.getByRole("option")).toHaveText([/^Tomorrow/, /^Next week/, /^Next month/]);
    await page.keyboard.press("Enter");
    await expect(rows(page)).toHaveCount(2);
    await pressed(page, "Control+z", new RegExp(`^Undone: ${name} snoozed until`));
    await expect(rows(page)).toHaveCount(3);
    await expect.poll(now).toEqual(untouched);
    await rows(page).first().getByRole("link").first().focus();
    await pressed(page, "e", `${name} marked as done for you`);
    await expect(rows(page)).toHaveCount(2);
    await pressed(page, "z", `Undone: ${name} marked as done for you`);
    await expect(rows(page)).toHaveCount(3);
    await expect.poll(now).toEqual(untouched);
  });

  await test.step("o copies the opener, p opens the profile, c goes to the comment field", async () => {
    await rows(page).first().getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
    await pressed(page, "o", `Opener for ${name} copied`);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(first.suggestedOpener);
    const opened = page.waitForEvent("popup");
    await page.keyboard.press("p");
    const profile = await opened;
    await profile.close();
    await page.keyboard.press("c");
    await expect(page.getByLabel("New comment")).toBeFocused();
    // Keys typed into a field are letters, and Escape leaves it.
    await page.keyboard.type("e m i");
    await expect(page.getByLabel("New comment")).toHaveValue("e m i");
    await page.getByLabel("New comment").fill("");
    await page.keyboard.press("Escape");
    await expect(page.getByLabel("New comment")).not.toBeFocused();
  });

  await test.step("keys with modifiers, held down, or in an open dialog do nothing", async () => {
    await rows(page).first().getByRole("link").first().focus();
    for (const key of ["Control+e", "Alt+e", "Shift+I", "Meta+i"]) await page.keyboard.press(key);
    await page.keyboard.press("d");
    await expect(page.getByRole("dialog", { name: `Deliver ${name}` })).toBeVisible();
    await page.keyboard.press("e");
    await page.keyboard.press("i");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.keyboard.down("j");
    await page.keyboard.up("j");
    await expect(rows(page)).toHaveCount(3);
    expect(await now()).toEqual(untouched);
    // After g, a letter opens a page and does nothing to signals.
    await page.keyboard.press("g");
    await page.keyboard.press("a");
    await expect(page).toHaveURL(/\/activity/);
    await expect(page.getByRole("dialog")).toBeHidden();
  });
  await marked.clear();
});

test("with rows selected, a key acts on all of them, and one undo takes all of it back", async ({
  page,
  baseURL,
}) => {
  const marked = await markSignals(await callAs(baseURL ?? "", me), 4, 10);
  await enter(page, baseURL ?? "", me);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await openList(page, marked.search, 4);
  const every = async () =>
    (await marked.readAll()).map(({ assignee, stage, feedback, archived }) =>
      [assignee?.email, stage, feedback?.verdict, archived ? "archived" : undefined]
        .filter(Boolean)
        .join(" "),
    );

  await test.step("Shift with j or an arrow extends the selection", async () => {
    await page.keyboard.press("Shift+J");
    await page.keyboard.press("Shift+ArrowDown");
    await expect(page.getByText("3 selected")).toBeVisible();
    await expect(rows(page).nth(2).getByRole("link").first()).toBeFocused();
  });

  await test.step("assigned, moved and judged together", async () => {
    await pressed(page, "i", "3 signals assigned to you");
    await pressed(page, "m", "3 signals marked as contacted");
    await pressed(page, "y", "3 signals judged a good fit");
    const worked = `${me} contacted good_fit`;
    await expect.poll(every).toEqual([worked, worked, worked, "new"]);
  });

  await test.step("all openers are copied, each below its name", async () => {
    await pressed(page, "o", "3 openers copied");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    for (const { person, suggestedOpener } of marked.signals.slice(0, 3))
      expect(copied).toContain(`${person.name}\n${suggestedOpener}`);
  });

  await test.step("one comment for each of them", async () => {
    await page.keyboard.press("c");
    const dialog = page.getByRole("dialog", { name: "Comment on 3 signals" });
    await dialog.getByLabel("New comment").fill("Seen at the fair");
    await page.keyboard.press("Control+Enter");
    await expect(page.getByText("Comment added to 3 signals")).toBeVisible();
    await expect(dialog).toBeHidden();
    const counts = (await marked.readAll()).map(({ commentCount }) => commentCount);
    expect(counts.slice(0, 3).every((count) => count > 0)).toBe(true);
  });

  await test.step("undone one after the other", async () => {
    await pressed(page, "z", "Undone: 3 signals judged a good fit");
    await pressed(page, "z", "Undone: 3 signals marked as contacted");
    await pressed(page, "z", "Undone: 3 signals assigned to you");
    await expect.poll(every).toEqual(["new", "new", "new", "new"]);
  });

  await test.step("done and returned together", async () => {
    await expect(page.getByText("3 selected")).toBeVisible();
    await pressed(page, "e", "3 signals marked as done for you");
    await expect(rows(page)).toHaveCount(1);
    await pressed(page, "z", "Undone: 3 signals marked as done for you");
    await expect(rows(page)).toHaveCount(4);
    await expect.poll(every).toEqual(["new", "new", "new", "new"]);
  });
  await marked.clear();
});

test("in the tag dialog, Enter does what the highlighted row says, and a second one nothing", async ({
  page,
  baseURL,
}) => {
  const manager = await callAs(baseURL ?? "", me);
  const marked = await markSignals(manager, 2, 14);
  const [first] = marked.signals;
  if (!first) throw new Error("The demo workspace has too few signals");
  const values = `/api/me/tag-categories/${marked.category}/values`;
  const existing = `To contact ${marked.name}`;
  await manager.patch(`/api/me/tag-categories/${marked.category}`, { data: { selectionMode: "multi" } });
  await manager.post(values, { data: { name: existing } });
  await enter(page, baseURL ?? "", me);
  await openList(page, marked.search, 2);
  const tags = async () => (await marked.read(first.id)).tags.map(({ name }) => name);
  const before = await tags();
  const dialog = page.getByRole("dialog", { name: `Tag ${first.person.name}` });
  const highlighted = dialog.getByRole("option", { selected: true });

  await page.keyboard.press("t");
  await expect(dialog.getByRole("combobox")).toBeFocused();

  await test.step("part of a name highlights the tag that has it, and offers to create one", async () => {
    await page.keyboard.type(`contact ${marked.name}`);
    await expect(highlighted).toHaveAccessibleName(existing);
    await expect(highlighted).toContainText("Add");
    const created = `Create “contact ${marked.name}” in ${marked.name}`;
    await expect(dialog.getByRole("option", { name: created })).toBeVisible();
    await pressEnterTwice(dialog.getByRole("combobox"));
    await expect.poll(tags).toEqual(expect.arrayContaining([...before, existing]));
    await expect(highlighted).toHaveAccessibleName("Done");
    await expectEveryLook(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step("the arrow goes to the row that creates it", async () => {
    await dialog.getByRole("combobox").focus();
    await page.keyboard.type(`contact ${marked.name}`);
    await page.keyboard.press("ArrowDown");
    const row = `Create “contact ${marked.name}” in ${marked.name}`;
    while ((await highlighted.getAttribute("aria-label")) !== row) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect.poll(tags).toContain(`contact ${marked.name}`);
    await expect.poll(tags).toContain(existing);
  });

  await test.step("Enter on Done closes, and the focus is back on the row", async () => {
    await expect(highlighted).toHaveAccessibleName("Done");
    // The list ignores an Enter that follows at once.
    await page.waitForTimeout(500);
    await pressEnterTwice(dialog.getByRole("combobox"));
    await expect(dialog).toBeHidden();
    await expect(rows(page).first().getByRole("link").first()).toBeFocused();
    await expect(page).toHaveURL(/\/signals\?/);
  });

  await test.step("undo removes the tags again", async () => {
    await pressed(page, "z", /^Undone: contact Keys .* added to/);
    await pressed(page, "z", `Undone: ${existing} added to ${first.person.name}`);
    await expect.poll(tags).toEqual(before);
  });
  await marked.clear();
});

test("while a teammate is offered, Enter mentions the highlighted one and breaks no line", async ({
  page,
  baseURL,
}) => {
  const marked = await markSignals(await callAs(baseURL ?? "", me), 1, 16);
  await enter(page, baseURL ?? "", me);
  await openList(page, marked.search, 1);
  await page.keyboard.press("c");
  const field = page.getByLabel("New comment");
  await expect(field).toBeFocused();
  await page.keyboard.type("Please call, @");
  const offered = page.getByRole("listbox", { name: "Mention" }).getByRole("option");
  await expect(offered.first()).toHaveAttribute("aria-selected", "true");
  await expectEveryLook(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  // Phones show no pane, so it has lost the focus.
  await field.focus();
  await page.keyboard.press("ArrowDown");
  await expect(offered.nth(1)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.type("user");
  await page.keyboard.press("Enter");
  await expect(offered).toHaveCount(0);
  await expect(field).toHaveValue(/^Please call, @[^\n]+ $/);
  await expect(field).toBeFocused();

  // Nobody is offered now, so Enter is a new line again; declined with Escape, it is one too.
  await page.keyboard.press("Enter");
  await page.keyboard.type("@");
  await expect(offered.first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(offered).toHaveCount(0);
  await expect(field).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue(/^Please call, @[^\n]+ \n@\n$/);
  await field.fill("");
  await marked.clear();
});

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
