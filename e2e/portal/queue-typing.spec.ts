import type { Locator } from "@playwright/test";
import { callAs, enter, expect, test } from "../fixtures";
import { expectEveryLook } from "./every-look";
import { me, openList, pressed } from "./queue-keyboard";
import { markSignals, rows } from "./queue-signals";

// One at a time: what one test archives is missing from the same user's queue in the next.
test.describe.configure({ mode: "default" });

/** Two presses in the same moment, as of a key that bounces: real presses would be too far apart on a slow machine. */
const pressEnterTwice = (field: Locator): Promise<void> =>
  field.evaluate((element) => {
    for (let n = 0; n < 2; n++)
      element.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
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
