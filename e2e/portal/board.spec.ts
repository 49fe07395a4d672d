import type { Page } from "@playwright/test";
import { callAs, enter, expect, test } from "../fixtures";
import { expectEveryLook } from "./every-look";
import { markSignals, rows } from "./queue-signals";

// One at a time: the second counts signals that the first moves.
test.describe.configure({ mode: "default" });

const me = "manager@demo.example";

const column = (page: Page, name: string) => page.getByRole("region", { name: new RegExp(`^${name} `) });

test("signals stand on a board by stage, and move by keys, by dragging and by a dialog", async ({
  page,
  baseURL,
}) => {
  const marked = await markSignals(await callAs(baseURL ?? "", me), 3, 12);
  const [first] = marked.signals;
  if (!first) throw new Error("The demo workspace has too few signals");
  const { id, person } = first;
  const card = (stage: string) => column(page, stage).getByRole("link", { name: person.name });
  const stageNow = async () => (await marked.read(id)).stage;
  await enter(page, baseURL ?? "", me);

  await test.step("the switch keeps the filters and the focus", async () => {
    await page.goto(`/signals${marked.search}`);
    const board = page.getByRole("radio", { name: "Board" });
    await expect(async () => {
      await board.check({ force: true, timeout: 1_000 });
      await expect(board).toBeFocused({ timeout: 1_000 });
    }).toPass();
    await expect(page).toHaveURL(/tags=.*layout=board/);
    await expect(column(page, "New")).toHaveAccessibleName("New 3 signals");
    await expect(column(page, "Not a fit")).toContainText("No signals");
    await expectEveryLook(page);
  });

  await test.step("keys move the focused card, which keeps the focus, and undo moves it back", async () => {
    await card("New").focus();
    await page.keyboard.press("]");
    await expect(page.getByText(`${person.name} moved to Working`)).toBeVisible();
    await expect(card("Working")).toBeFocused();
    await page.keyboard.press("Shift+ArrowRight");
    await expect(card("Contacted")).toBeFocused();
    await expect.poll(stageNow).toBe("contacted");
    await page.keyboard.press("z");
    await expect(card("Working")).toBeFocused();
    await expect.poll(stageNow).toBe("working");
    await page.keyboard.press("ArrowLeft");
    await expect(column(page, "New").getByRole("link").first()).toBeFocused();
    await page.keyboard.press("[");
    await expect(page.getByText("already in the first stage")).toBeVisible();
  });

  await test.step("a card is dragged to another column", async () => {
    await card("Working").hover();
    await page.mouse.down();
    await column(page, "Won").hover();
    await column(page, "Won").hover({ position: { x: 60, y: 80 } });
    await page.mouse.up();
    await expect(card("Won")).toBeVisible();
    await expect(column(page, "Won")).toHaveAccessibleName("Won 1 signal");
    await expect.poll(stageNow).toBe("won");
  });

  await test.step("without dragging, the card's button asks for the stage", async () => {
    await column(page, "Won")
      .getByRole("button", { name: `Move ${person.name} to a stage` })
      .click();
    await page.getByRole("dialog").getByRole("option", { name: "Not a fit" }).click();
    await expect(card("Not a fit")).toBeVisible();
    await expect.poll(stageNow).toBe("not_a_fit");
  });

  await test.step("a card opens its signal, and Back leads to the board", async () => {
    await card("Not a fit").press("Enter");
    await expect(page).toHaveURL(new RegExp(`/signals/${id}\\?`));
    await page.goBack();
    await expect(card("Not a fit")).toBeVisible();
  });
  await marked.clear();
});

test("the sidebar counts the signals that are mine, nobody's and new", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", me);
  const link = (name: string) => page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });
  for (const [name, filter, title] of [
    ["Mine", "assignee=me", "Assigned to you"],
    ["Unassigned", "assignee=none", "Unassigned"],
    ["New since last visit", "found=since_last_visit", "New since your last visit"],
  ] as const) {
    await page.goto("/signals");
    const answer = await page.request.get(`/api/me/signals?${filter}&limit=1`);
    const { total }: { total: number } = await answer.json();
    await expect(link(name)).toContainText(`${total.toLocaleString("en-US")} signal`);
    await link(name).click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(filter));
    await expect(link(name)).toHaveAttribute("aria-current", "page");
  }
  await expectEveryLook(page);
});

test("a signal is unread until it is opened, and again after u", async ({ page, baseURL }) => {
  const manager = await callAs(baseURL ?? "", me);
  const marked = await markSignals(manager, 3, 15);
  const signalIds = marked.signals.map(({ id }) => id);
  const answer = await manager.patch("/api/me/signal-reads", { data: { signalIds, isRead: false } });
  expect(await answer.json()).toEqual({ marked: 3 });
  const unread = (row: number) => rows(page).nth(row).getByText("Unread", { exact: true });
  await enter(page, baseURL ?? "", me);
  await page.goto(`/signals${marked.search}`);
  await expect(unread(2)).toBeAttached();
  await expectEveryLook(page);
  // On a wide screen the pane has the first one open.
  await expect(unread(0)).toHaveCount(0);
  await rows(page).nth(1).getByRole("link").first().click();
  await expect(unread(1)).toHaveCount(0);
  await page.keyboard.press("u");
  await expect(page.getByText(`${marked.signals[1]?.person.name} marked as unread`)).toBeVisible();
  await expect(unread(1)).toBeAttached();
  await expect
    .poll(async () => (await marked.readAll()).map(({ isRead }) => isRead))
    .toEqual([true, false, false]);
  await marked.clear();
});
