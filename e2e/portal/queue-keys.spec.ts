import { callAs, enter, expect, test } from "../fixtures";
import { me, openList, pressed } from "./queue-keyboard";
import { markSignals, rows } from "./queue-signals";

// One at a time: what one test archives is missing from the same user's queue in the next.
test.describe.configure({ mode: "default" });

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
