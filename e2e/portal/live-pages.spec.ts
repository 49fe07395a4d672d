/** Every list that the product or a colleague changes shows it on open pages, without a reload. */
import { randomUUID } from "node:crypto";
import { signIn } from "../api/session";
import { enter, expect, test } from "../fixtures";

/** Longer than the longest wait between two requests of an open page. */
const patience = { timeout: 90_000 };

test("sources, destinations, reports, the feed and watched posts follow what a colleague does", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const name = `Followed ${randomUUID().slice(0, 8)}`;
  const admin = await signIn(baseURL ?? "", "admin@demo.example");
  const read = async (path: string) => (await admin.get(path)).json();
  await enter(page, baseURL ?? "", "manager@demo.example");
  const open = async (path: string, heading: string) => {
    const tab = await page.context().newPage();
    await tab.goto(`${baseURL}${path}`);
    await expect(tab.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    return tab;
  };
  const sources = await open("/sources", "Sources");
  const destinations = await open("/destinations", "Destinations");
  const reports = await open("/intelligence", "Intelligence");
  const feed = await open("/activity", "Activity");
  const posts = await open("/watchlist", "Watched posts");
  const watched = (await read("/api/me/watchlist?limit=1")).total;

  const made = await admin.post("/api/me/sources", {
    data: { sourceType: "keyword_search", keywords: ["sales pipeline"], displayName: name },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const source = await made.json();
  const destination = await (
    await admin.post("/api/me/destinations", {
      data: {
        ...{ destinationType: "webhook", name, routing: { mode: "manual" } },
        config: { url: "https://hooks.example.com/a" },
      },
    })
  ).json();
  const { data: companies } = await read("/api/me/signals/companies?limit=20");
  const company = companies.findLast(({ networkUrl }: { networkUrl: string | null }) => networkUrl);
  const started = await admin.post("/api/me/intelligence/accounts", {
    data: { networkUrl: company.networkUrl },
  });
  expect(started.ok(), await started.text()).toBe(true);

  await expect(sources.getByRole("row", { name })).toBeVisible(patience);
  await expect(destinations.getByText(name)).toBeVisible(patience);
  await expect(reports.getByRole("button", { name: /^\d+ new$/ })).toBeVisible(patience);
  await expect(feed.getByRole("button", { name: /^\d+ new$/ })).toBeVisible(patience);

  await test.step("a pause, a new name and a deletion show too", async () => {
    await admin.patch(`/api/me/sources/${source.id}`, { data: { displayName: `${name} again` } });
    await admin.patch(`/api/me/destinations/${destination.id}`, { data: { isActive: false } });
    await expect(sources.getByRole("row", { name: `${name} again` })).toBeVisible(patience);
    await expect(destinations.getByRole("listitem").filter({ hasText: name })).toContainText(
      "Paused",
      patience,
    );
    await admin.delete(`/api/me/destinations/${destination.id}`);
    await expect(destinations.getByText(name)).toBeHidden(patience);
  });

  await test.step("posts that the new source found are offered", async () => {
    await expect
      .poll(async () => (await read("/api/me/watchlist?limit=1")).total, patience)
      .toBeGreaterThan(watched);
    await posts.getByRole("button", { name: /^\d+ new$/ }).click(patience);
    await expect(posts.getByRole("list", { name: "Watched posts" })).toBeVisible();
  });

  await admin.delete(`/api/me/sources/${source.id}`);
  await admin.dispose();
});
