import type { APIRequestContext, Page } from "@playwright/test";
import type { Rejection } from "@/lib/contracts/rejections";
import { callAs, enter, expect, test } from "../fixtures";
import { expectEveryLook } from "./every-look";
import { rows } from "./queue-signals";

// One at a time: each test makes signals in the demo workspace and counts them.
test.describe.configure({ mode: "default" });

/** Longer than the longest wait between two requests of an open page. */
const patience = { timeout: 90_000 };

let colleague: APIRequestContext;
test.beforeAll(async ({ baseURL }) => {
  colleague = await callAs(baseURL ?? "", "admin@demo.example");
});
test.afterAll(() => colleague.dispose());

/** A colleague makes someone a signal, elsewhere; returns the person's name. */
async function makeSignal(): Promise<string> {
  const { data }: { data: Rejection[] } = await // The server may have closed the idle connection.
  (await colleague.get("/api/me/rejections?gate=score&limit=100", { maxRetries: 2 })).json();
  for (const { id, rescues, person } of data) {
    if (rescues.length > 0) continue;
    const answer = await colleague.post(`/api/me/rejections/${id}/rescue`, { data: { createSignal: true } });
    expect(answer.ok(), await answer.text()).toBe(true);
    return person.name;
  }
  throw new Error("Everyone who was rejected by the score is a signal already");
}

/** The people in the list, in its order. */
const peopleIn = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((row) => row.querySelector("a")?.textContent));
const shownTotal = async (page: Page) =>
  Number(
    (
      await page
        .getByRole("status")
        .filter({ hasText: /^[\d,]+ signals?$/ })
        .innerText()
    ).replace(/\D/g, ""),
  );
const tabTotal = async (page: Page) =>
  Number((await page.getByText(/^Active [\d,]+$/).innerText()).replace(/\D/g, ""));

test("the queue offers a new signal without moving, and shows it on request", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", "manager@demo.example");
  // By when they were found: what somebody did long ago is on a later page.
  await page.goto("/signals?sort=newest");
  await expect(rows(page).first()).toBeVisible();
  const second = rows(page).nth(1).getByRole("link").first();
  await second.focus();
  const [people, total] = [await peopleIn(page), await shownTotal(page)];

  const name = await makeSignal();
  const pill = page.getByRole("button", { name: /^\d+ new$/ });
  await expect(pill).toBeVisible(patience);
  await expect(page.getByText(/^\d+ new signals?$/)).toHaveRole("status");
  await test.step("nothing moved", async () => {
    await expect(second).toBeFocused();
    expect(await peopleIn(page)).toEqual(people);
    expect(await shownTotal(page)).toBe(total);
    expect(await tabTotal(page)).toBe(total);
    await expectEveryLook(page);
  });
  await test.step("pressing it shows the signal, with equal counts", async () => {
    await pill.press("Enter");
    await expect(pill).toBeHidden();
    await expect(rows(page).filter({ hasText: name }).first()).toBeVisible();
    await expect(rows(page).first().getByRole("link").first()).toBeFocused();
    expect(await shownTotal(page)).toBeGreaterThan(total);
    expect(await tabTotal(page)).toBe(await shownTotal(page));
  });
});

test("the dashboard counts a new signal by itself", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", "manager@demo.example");
  await page.goto("/dashboard?days=90");
  const signals = page.getByRole("term").filter({ hasText: /^Signals$/ });
  await expect(signals).toBeVisible();
  const before = await page.request.get("/api/me/dashboard/overview?days=90");
  const { kpis }: { kpis: { signals: { value: number } } } = await before.json();
  await makeSignal();
  await expect(async () => {
    const figure = await signals.locator("xpath=following-sibling::dd[1]/span[1]").innerText();
    expect(Number(figure.replace(/\D/g, ""))).toBeGreaterThan(kpis.signals.value);
  }).toPass(patience);
});

test("an open dialog, its text and the focus survive a refresh", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", "admin@demo.example");
  await page.goto("/sources");
  await page.getByRole("button", { name: "Add source" }).click();
  const dialog = page.getByRole("dialog");
  const field = dialog.getByRole("textbox").first();
  await field.fill("half a sentence");
  const refreshed = page.waitForResponse(/\/api\/me\/sources\?/, patience);
  await makeSignal();
  await refreshed;
  await expect(field).toHaveValue("half a sentence");
  await expect(field).toBeFocused();
});

test("going back, or to a page seen before, shows it without the network", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", "manager@demo.example");
  await page.goto("/signals");
  await expect(rows(page).first()).toBeVisible();
  const first = await rows(page).first().getByRole("link").first().innerText();
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByRole("link", { name: "Watched posts" }).click();
  const posts = page.getByRole("list", { name: "Watched posts" }).getByRole("listitem");
  await expect(posts.first()).toBeVisible();

  // From here on, every request stays unanswered.
  await page.route(/\/(api\/me|signals|watchlist|dashboard)/, () => new Promise(() => {}));
  await page.goBack();
  await expect(rows(page).first().getByRole("link").first()).toHaveText(first);
  await menu.getByRole("link", { name: "Watched posts" }).click();
  await expect(posts.first()).toBeVisible();
  await menu.getByRole("link", { name: "Signals", exact: true }).click();
  await expect(rows(page).first().getByRole("link").first()).toHaveText(first);
});
