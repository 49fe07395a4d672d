import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { inShownOrder } from "@/components/signals/group-reactions";
import type { SignalDetail, SignalItem } from "@/lib/contracts/signals";
import type { TagCategory } from "@/lib/contracts/tags";
import { callAs, enter, expect, test } from "../fixtures";
import { expectEveryLook } from "./every-look";
import { rows, shownSignals } from "./queue-signals";

async function read<T>(page: Page, path: string): Promise<T> {
  const answer = await page.request.get(path);
  expect(answer.status()).toBe(200);
  return answer.json();
}

test.beforeEach(async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", "manager@demo.example");
});

test("a desk shows 12 signals in full, each on two lines with what the post says", async ({ page }) => {
  await page.goto("/signals");
  await expect(rows(page).first()).toBeVisible();
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 860 });
    await expect(rows(page).nth(11), `at ${width} px`).toBeInViewport({ ratio: 1 });
  }
  const data = await shownSignals(page.request);
  const name = await rows(page).first().getByRole("link").innerText();
  const signal = data.find(({ person }) => person.name === name);
  if (!signal) throw new Error(`No signal of ${name} among the newest`);
  await expect(rows(page).first()).toContainText((signal.quote ?? signal.postExcerpt).slice(0, 20));
  await expect(rows(page).first()).toContainText(`Strength ${signal.strength} of 10`);
  await expect(rows(page).first()).toContainText(`Fit ${signal.icpScore} of 100`);
});

test("a phone shows the first signal within 200 px, and its filters on request", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/signals");
  await expect(rows(page).first()).toBeVisible();
  const box = await rows(page).first().boundingBox();
  expect(box?.y).toBeLessThanOrEqual(200);
  await expect(page.getByLabel("Search signals")).toBeHidden();
  // The page is hydrated once the button has an effect.
  await expect(async () => {
    await page.getByRole("button", { name: "Filters", exact: true }).click();
    await expect(page.getByLabel("Search signals")).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole("radio", { name: /^Active/ })).toBeVisible();
  await expectEveryLook(page);
});

test("a row with every mark keeps its name and fits", async ({ page, baseURL }) => {
  const manager = await callAs(baseURL ?? "", "manager@demo.example");
  const mark = randomUUID().slice(0, 8);
  const names = [`A long-winded name of a tag ${mark}`, `Another one ${mark}`];
  const created = await manager.post("/api/me/tag-categories", {
    data: { name: `Marks ${mark}`, selectionMode: "multi", values: names },
  });
  const category: TagCategory = await created.json();
  const [first] = category.values;
  const { user }: { user: { id: string } } = await (await manager.get("/api/me")).json();
  // The longest role, if there is one.
  const { data } = await read<{ data: SignalItem[] }>(page, "/api/me/signals?limit=100");
  const signal = data.find(({ classification }) => classification === "influencer") ?? data[0];
  if (!signal) throw new Error("There are no signals");
  const { id, person } = signal;
  await manager.patch("/api/me/signal-stages", { data: { working: "Waiting for their next budget" } });
  await manager.patch("/api/me/signals", {
    data: { signalIds: [id], stage: "working", assigneeId: user.id },
  });
  for (const { id: valueId } of category.values)
    await manager.post(`/api/me/signals/${id}/tags`, { data: { valueId } });
  await manager.post(`/api/me/signals/${id}/comments`, { data: { text: "Seen" } });

  const list = `/signals?tags=${category.id}:${first?.id}`;
  await page.goto(list);
  await expect(rows(page).first()).toContainText("Waiting for their next budget");
  await expectEveryLook(page);
  const until = new Date(Date.now() + 86_400_000).toISOString();
  await manager.post(`/api/me/signals/${id}/snooze`, { data: { until } });
  await page.goto(`${list}&view=archived`);
  await expect(rows(page).first()).toContainText("Until");
  await expectEveryLook(page);
  await page.setViewportSize({ width: 360, height: 780 });
  const link = rows(page).first().getByRole("link", { name: person.name });
  expect(await link.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);

  await manager.delete(`/api/me/signals/${id}/archive`);
  await manager.patch("/api/me/signals", { data: { signalIds: [id], stage: "new", assigneeId: null } });
  await manager.patch("/api/me/signal-stages", { data: { working: null } });
});

test("the reading pane leads with the evidence and links to the person and the company", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 860 });
  const { data } = await read<{ data: SignalItem[] }>(page, "/api/me/signals?limit=25");
  const details: SignalDetail[] = [];
  for (const { id } of data) details.push(await read<SignalDetail>(page, `/api/me/signals/${id}`));
  // Some companies have no page that is known.
  const signal = details.find(({ company }) => company?.website ?? company?.networkUrl);
  if (!signal) throw new Error("The newest signals have no company with an address");
  await page.goto(`/signals?signal=${signal.id}`);
  const pane = page.getByRole("article");
  await expect(pane.getByRole("heading", { level: 3 }).first()).toHaveText("What they did");
  await expect(
    pane.getByRole("heading", { level: 2 }).getByRole("link", { name: signal.person.name }),
  ).toHaveAttribute("href", signal.person.networkUrl);
  await expect(pane.getByRole("link", { name: "View profile" })).toHaveAttribute(
    "href",
    signal.person.networkUrl,
  );
  await expect(
    pane.getByRole("link", { name: signal.companyName ?? "", exact: true }).first(),
  ).toHaveAttribute("href", signal.company?.website ?? signal.company?.networkUrl ?? "");
});

for (const { label, sort, score } of [
  { label: "Strongest", sort: "strength", score: ({ strength }: SignalItem) => strength },
  { label: "Best fit", sort: "fit", score: ({ icpScore }: SignalItem) => icpScore ?? -1 },
  { label: "Newest", sort: "engaged", score: ({ engagedAt }: SignalItem) => Date.parse(engagedAt) },
  { label: "Recently found", sort: "newest", score: ({ createdAt }: SignalItem) => Date.parse(createdAt) },
] as const) {
  test(`sorts by ${sort}`, async ({ page }) => {
    await page.goto(sort === "engaged" ? "/signals?sort=fit" : "/signals");
    const answered = page.waitForResponse((answer) => {
      const address = new URL(answer.url());
      const sorted = address.searchParams.get("sort") ?? "newest";
      return address.pathname === "/api/me/signals" && sorted === sort && answer.ok();
    });
    const select = page.getByRole("combobox", { name: "Sort by" });
    // The page is hydrated once the choice changes the URL.
    await expect(async () => {
      await select.selectOption({ label: sort === "engaged" ? "Best fit" : "Newest" });
      await select.selectOption({ label });
      await expect(page).toHaveURL(sort === "engaged" ? /\/signals$/ : new RegExp(`sort=${sort}`), {
        timeout: 2_000,
      });
    }).toPass();
    const { data }: { data: SignalItem[] } = await (await answered).json();
    const scores = data.map(score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    const names = rows(page).getByRole("link");
    await expect(names).toHaveText(inShownOrder(data).map(({ person }) => person.name));
  });
}
