import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import type { SignalItem } from "@/lib/contracts/signals";
import type { TagCategory, TagFacets, TagValue } from "@/lib/contracts/tags";
import { callAs, enter, expect, expectAccessible, test } from "../fixtures";
import { rows, shownSignals } from "./queue-signals";

// One at a time: a signal archived in one test is missing from the same user's queue in the next.
test.describe.configure({ mode: "default" });

interface SignalPage {
  data: SignalItem[];
  total: number;
}

async function read<T>(person: APIRequestContext, path: string): Promise<T> {
  const answer = await person.get(path);
  expect(answer.status()).toBe(200);
  return answer.json();
}

async function make<T>(person: APIRequestContext, path: string, data: object): Promise<T> {
  const answer = await person.post(path, { data });
  expect(answer.ok()).toBe(true);
  return answer.json();
}

/** A tag category for this test only, with its values. */
async function makeCategory(person: APIRequestContext, ...names: string[]) {
  const name = `Stage ${randomUUID().slice(0, 8)}`;
  const category = await make<TagCategory>(person, "/api/me/tag-categories", { name });
  const path = `/api/me/tag-categories/${category.id}`;
  const values: TagValue[] = [];
  for (const value of names) values.push(await make<TagValue>(person, `${path}/values`, { name: value }));
  return { name, path, id: category.id, values };
}

/** The page is hydrated once a key has an effect; this key is safe to repeat. */
async function listening(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(page.getByLabel("Search signals")).toBeFocused({ timeout: 500 });
  }).toPass();
}

/** Waits until the API reports the signal as archived, or not. */
async function expectArchived(page: Page, id: string, archived: boolean): Promise<void> {
  await expect(async () => {
    expect(await read(page.request, `/api/me/signals/${id}`)).toMatchObject({ archived });
  }).toPass();
}

test("the queue works by keyboard only", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", "manager@demo.example");
  const [first, second, third] = await shownSignals(page.request);
  if (!first || !second || !third) throw new Error("The demo workspace has too few signals");
  await page.goto("/signals");
  await expect(rows(page).first()).toBeVisible();

  await test.step("j and k move, and the pane follows", async () => {
    await listening(page);
    await page.keyboard.press("Enter");
    await expect(rows(page).nth(0).getByRole("link")).toBeFocused();
    await page.keyboard.press("j");
    await expect(page.getByRole("heading", { level: 2, name: second.person.name })).toBeVisible();
    await expect(rows(page).nth(1).getByRole("link")).toBeFocused();
    await page.keyboard.press("k");
    await expect(rows(page).nth(0).getByRole("link")).toBeFocused();
  });

  await test.step("x selects, Escape clears the selection", async () => {
    await page.keyboard.press("x");
    await page.keyboard.press("j");
    await page.keyboard.press("x");
    await expect(page.getByText("2 selected")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByText("2 selected")).toBeHidden();
  });

  await test.step("e archives and moves to the next; Undo restores it", async () => {
    await page.keyboard.press("e");
    await expect(page.getByRole("heading", { level: 2, name: third.person.name })).toBeVisible();
    await expectArchived(page, second.id, true);
    await page.getByRole("button", { name: "Undo" }).focus();
    await page.keyboard.press("Enter");
    await expectArchived(page, second.id, false);
    await expect(rows(page).nth(1)).toContainText(second.person.name);
    // The message gives the focus back when it goes, which would take it from what is focused next.
    await expect(rows(page).nth(2).getByRole("link")).toBeFocused();
  });

  await test.step("d and t open their dialogs, and focus returns", async () => {
    await rows(page).first().getByRole("link").focus();
    await page.keyboard.press("d");
    await expect(page.getByRole("dialog", { name: `Deliver ${first.person.name}` })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(rows(page).first().getByRole("link")).toBeFocused();
    await page.keyboard.press("t");
    await expect(page.getByRole("dialog", { name: `Tag ${first.person.name}` })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(rows(page).first().getByRole("link")).toBeFocused();
  });

  await test.step("/ searches, and Enter opens the signal's page", async () => {
    await page.keyboard.press("/");
    await expect(page.getByLabel("Search signals")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(rows(page).nth(2).getByRole("link")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: third.person.name })).toBeVisible();
  });
});

test("tag facets and filters match the API's counts", async ({ page, baseURL }) => {
  const admin = await callAs(baseURL ?? "", "admin@demo.example");
  const category = await makeCategory(admin, "Warm", "Cool");
  const [warm, cool] = category.values;
  const { data } = await read<SignalPage>(admin, "/api/me/signals?limit=5");
  const [first, second, third] = data;
  if (!warm || !cool || !first || !second || !third) throw new Error("Too little data to test with");
  await make(admin, `/api/me/signals/${first.id}/tags`, { valueId: warm.id });
  await make(admin, `/api/me/signals/${second.id}/tags`, { valueId: warm.id });
  await make(admin, `/api/me/signals/${third.id}/tags`, { valueId: cool.id });

  await enter(page, baseURL ?? "", "user@demo.example");
  // The page's own response: more signals arrive meanwhile.
  const loaded = page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith("/tag-facets"));
  await page.goto("/signals");
  const panel = page.getByRole("dialog", { name: "Filter by tags" });
  await expect(async () => {
    await page.getByRole("button", { name: /^Tags/ }).click();
    await expect(panel).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const group = panel.getByRole("group", { name: category.name });
  const facets: TagFacets = await (await loaded).json();
  const counted = facets.categories.find(({ id }) => id === category.id);
  await expect(group).toContainText(/Warm.*2 signals.*Cool.*1 signal/s);
  await expect(group).toContainText(`${counted?.noneCount.toLocaleString("en-US")} signals`);
  await expectAccessible(page);

  await group.getByLabel("Warm", { exact: true }).check();
  await expect(page).toHaveURL(new RegExp(`tags=${category.id}:${warm.id}`));
  await expect(rows(page)).toHaveCount(2);
  await group.getByLabel("Cool", { exact: true }).check();
  await expect(rows(page)).toHaveCount(3);
  await group.getByRole("button", { name: "Exclude Warm" }).click();
  await group.getByLabel("Cool", { exact: true }).uncheck();
  await group.getByRole("button", { name: "Exclude Warm" }).click();
  await group.getByLabel("Any of these").check();
  await expect(rows(page)).toHaveCount(3);
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByRole("button", { name: `Tags: ${category.name}: any` })).toBeVisible();

  await page.goto("/signals?minScore=7&classification=buyer");
  // More signals arrive meanwhile.
  await expect(async () => {
    await page.reload();
    const strong = await read<SignalPage>(page.request, "/api/me/signals?minScore=7&classification=buyer");
    const active = page.getByRole("radio", { name: `Active ${strong.total}` });
    await expect(active).toBeChecked({ timeout: 2_000 });
  }).toPass();
  await page.getByRole("button", { name: "Clear filters" }).first().click();
  await expect(page).not.toHaveURL(/minScore/);
  await admin.delete(category.path);
  await admin.dispose();
});

test("tags and archives many signals at once, and undoes it", async ({ page, baseURL }) => {
  const admin = await callAs(baseURL ?? "", "admin@demo.example");
  const category = await makeCategory(admin, "Chosen");
  await enter(page, baseURL ?? "", "user@demo.example");
  const data = (await shownSignals(page.request)).slice(0, 2);
  await page.goto("/signals");
  await expect(async () => {
    for (const { person } of data) {
      await page.getByLabel(`Select ${person.name}`).first().check({ timeout: 2_000 });
    }
    await expect(page.getByText("2 selected")).toBeVisible({ timeout: 2_000 });
  }).toPass();

  await page.getByRole("button", { name: "Tag", exact: true }).first().click();
  const dialog = page.getByRole("dialog", { name: "Tag 2 signals" });
  await dialog.getByRole("group", { name: category.name }).getByRole("option", { name: "Chosen" }).click();
  const tagged = async () =>
    (await read<SignalPage>(admin, `/api/me/signals?tags=${category.id}:any`)).data
      .map(({ id }) => id)
      .sort();
  await expect.poll(tagged).toEqual(data.map(({ id }) => id).sort());
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect.poll(tagged).toEqual([]);

  await page.getByRole("button", { name: "Done for me", exact: true }).first().click();
  await expect(page.getByText("2 signals marked as done for you")).toBeVisible();
  for (const { id } of data) await expectArchived(page, id, true);
  await page
    .getByRole("listitem")
    .filter({ hasText: "2 signals marked as done for you" })
    .getByRole("button", { name: "Undo" })
    .click();
  for (const { id } of data) await expectArchived(page, id, false);
  await admin.delete(category.path);
  await admin.dispose();
});

test("a signal's page takes a verdict and undoes it", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", "user@demo.example");
  const { data } = await read<SignalPage>(page.request, "/api/me/signals?limit=1");
  const [signal] = data;
  if (!signal) throw new Error("The workspace has no signal");
  await page.goto(`/signals/${signal.id}`);
  await expect(page).toHaveTitle(`${signal.person.name} · Signal-to-Action`);
  const verdict = async () =>
    (
      await read<{ feedback: { verdict: string; reasons: string[] } | null }>(
        page.request,
        `/api/me/signals/${signal.id}`,
      )
    ).feedback;
  // The page is hydrated once the choice reveals its follow-up.
  await expect(async () => {
    await page.getByRole("radio", { name: "Not a fit" }).check({ force: true });
    await expect(page.getByRole("group", { name: "Why not?" })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.getByLabel("Too small").click();
  await expect.poll(verdict).toMatchObject({ verdict: "not_fit", reasons: ["too_small"] });
  await page.getByRole("button", { name: "Remove feedback" }).click();
  await expect.poll(verdict).toBeNull();
  await expect(page.getByRole("link", { name: /^Start person report/ })).toHaveAttribute(
    "href",
    `/intelligence?new=report&person=${encodeURIComponent(signal.person.networkUrl)}`,
  );
});

for (const { name, width, colorScheme } of [
  { name: "a phone, dark", width: 360, colorScheme: "dark" },
  { name: "a desk, light", width: 1280, colorScheme: "light" },
] as const) {
  test(`the queue and signal pages are accessible and fit on ${name}`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await enter(page, baseURL ?? "", "admin@demo.example");
    const { data } = await read<SignalPage>(page.request, "/api/me/signals?limit=1");
    for (const path of ["/signals", "/signals?view=archived&search=nobody", `/signals/${data[0]?.id}`]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
    }
  });
}

test("sorts the queue by score and filters it by company size, as the API does", async ({
  page,
  baseURL,
}) => {
  const person = await callAs(baseURL ?? "", "admin@demo.example");
  await enter(page, baseURL ?? "", "admin@demo.example");
  await page.goto("/signals");
  await listening(page);
  await page.getByRole("combobox", { name: "Sort by" }).selectOption({ label: "Best fit" });
  await expect(page).toHaveURL(/sort=fit/);
  await page.getByRole("button", { name: "More filters" }).click();
  await page.getByRole("textbox", { name: "Min employees" }).fill("200 people");
  await page.getByRole("textbox", { name: "Max employees" }).fill("2000");
  await expect(page).toHaveURL(/minEmployees=200&maxEmployees=2000/);
  const { data, total } = await read<SignalPage>(
    person,
    "/api/me/signals?sort=fit&minEmployees=200&maxEmployees=2000",
  );
  expect(total).toBeGreaterThan(0);
  for (const { employeeCount } of data) expect(employeeCount).toBeGreaterThanOrEqual(200);
  const fits = data.map(({ icpScore }) => icpScore ?? -1);
  expect(fits).toEqual(fits.toSorted((a, b) => b - a));
  await expect(page.getByRole("status").filter({ hasText: /^\d+ signals?$/ })).toHaveText(`${total} signals`);
  await expect(rows(page).first()).toContainText(data[0]?.person.name ?? "nobody");
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page).toHaveURL(/\/signals\?sort=fit$/);
  await person.dispose();
});
