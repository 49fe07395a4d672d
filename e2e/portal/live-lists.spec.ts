/** New activity and new watched posts are offered on open pages, and nothing moves. */
import { randomUUID } from "node:crypto";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { sandboxCatalogue } from "@/packages/sandbox-network/catalogue";
import { signIn } from "../api/session";
import { enter, expect, test } from "../fixtures";
import { openEmptyWorkspace } from "./empty-workspace";
import { expectEveryLook } from "./every-look";

/** Longer than the longest wait between two requests of an open page. */
const patience = { timeout: 90_000 };

/** An open list, and how to read it. */
interface OpenList {
  page: Page;
  rows: Locator;
  /** What stays the same of a row: links and titles, without times and numbers. */
  names: () => Promise<(string | null)[]>;
  /** How many rows the page says there are, on all of its pages. */
  total: () => Promise<number>;
  /** How many there are. */
  stored: () => Promise<number>;
}

const pillOf = (page: Page) => page.getByRole("button", { name: /^\d+ new$/ });

/** How many rows are announced. */
const announced = async (page: Page): Promise<number> => {
  const pill = pillOf(page);
  return (await pill.isVisible()) ? Number.parseInt(await pill.innerText(), 10) : 0;
};

function listOn(page: Page, rows: Locator, named: string, api: () => Promise<number>): OpenList {
  return {
    page,
    rows,
    names: () => rows.locator(named).evaluateAll((all) => all.map(({ textContent }) => textContent)),
    total: async () => {
      const pages = page.getByRole("navigation", { name: "Pages" });
      if ((await pages.count()) === 0) return rows.count();
      const [, total = ""] = / of ([\d,]+)/.exec(await pages.innerText()) ?? [];
      return Number(total.replaceAll(",", ""));
    },
    stored: api,
  };
}

/** Someone adds a person to watch, in a session of their own; returns the source's ID. */
async function watch(person: APIRequestContext, nth: number): Promise<string> {
  const author = sandboxCatalogue().authors[nth];
  const made = await person.post("/api/me/sources", {
    data: { sourceType: "target_person", networkUrl: author?.networkUrl, displayName: author?.name },
  });
  expect(made.ok(), await made.text()).toBe(true);
  return (await made.json()).id;
}

/** A trial's credits for the day would end in the middle of the test. */
async function leaveTrial(baseURL: string, email: string): Promise<void> {
  const operator = await signIn(baseURL, "operator@platform.example");
  const { data } = await (await operator.get("/api/admin/customers", { params: { q: email } })).json();
  const change = { plan: "starter", reason: "Needs more than a trial" };
  const answer = await operator.patch(`/api/admin/customers/${data[0].id}`, { data: change });
  expect(answer.ok(), await answer.text()).toBe(true);
  await operator.dispose();
}

const totalOf = (person: APIRequestContext, path: string) => async (): Promise<number> =>
  (await (await person.get(path)).json()).total;

/** Makes rows appear while `list` is open: they are announced, and nothing moves until they are shown. */
async function expectOffered(list: OpenList, add: () => Promise<unknown>): Promise<void> {
  const { page, rows } = list;
  const pill = pillOf(page);
  await expect(rows.first()).toBeVisible();
  await expect.poll(list.total).toBe(await list.stored());
  const second = rows.getByRole("link").nth(1);
  await second.focus();
  const [names, total] = [await list.names(), await list.total()];

  await add();
  await expect(pill).toBeVisible(patience);
  await expect(page.getByRole("status").filter({ hasText: /^\d+ new (post|activit)/ })).toBeAttached();
  await test.step("nothing moved, and both numbers together are all there is", async () => {
    await expect(second).toBeFocused();
    expect(await list.names()).toEqual(names);
    expect(await list.total()).toBe(total);
    await expect
      .poll(async () => (await list.total()) + (await announced(page)) - (await list.stored()), patience)
      .toBe(0);
    expect(await list.names()).toEqual(names);
    await expectEveryLook(page);
  });
  await test.step("pressing it shows them first, with the number of all", async () => {
    await pill.press("Enter");
    await expect(pill).toBeHidden();
    await expect(rows.first().getByRole("link").first()).toBeFocused();
    await expect.poll(list.total).toBe(await list.stored());
    expect(await list.total()).toBeGreaterThan(total);
    expect(await list.names()).not.toEqual(names);
  });
}

test("new activity and new watched posts are offered, with equal numbers, and nothing moves", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(300_000);
  // A workspace of its own: nobody else makes rows in it.
  const email = `watching-${randomUUID()}@people.example`;
  await enter(page, baseURL ?? "", email, { fresh: true });
  await openEmptyWorkspace(page, baseURL ?? "");
  await leaveTrial(baseURL ?? "", email);
  const elsewhere = await signIn(baseURL ?? "", email);
  const posts = totalOf(elsewhere, "/api/me/watchlist?limit=1");
  const checks = totalOf(elsewhere, "/api/me/activity?category=discovery&days=7&limit=1");
  const settled = async (nth: number) => {
    const [before, checked] = [await posts(), await checks()];
    await watch(elsewhere, nth);
    await expect.poll(posts, patience).toBeGreaterThan(before);
    await expect.poll(checks, patience).toBeGreaterThan(checked);
  };
  await settled(0);
  await settled(1);

  await test.step("watched posts", async () => {
    await page.goto("/watchlist");
    const rows = page.getByRole("list", { name: "Watched posts" }).getByRole("listitem");
    await expectOffered(listOn(page, rows, "a[target=_blank]", posts), () => settled(2));
    const name = sandboxCatalogue().authors[2]?.name ?? "";
    await expect(rows.first()).toContainText(name);
  });

  await test.step("activity", async () => {
    await page.goto("/activity?category=discovery");
    const rows = page.getByRole("main").locator("section").getByRole("listitem");
    await expectOffered(listOn(page, rows, "a", checks), () => settled(3));
  });
  await elsewhere.dispose();
});
