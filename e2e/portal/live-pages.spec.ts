/** What a colleague does to sources and destinations shows on open pages, without a reload. */
import { randomUUID } from "node:crypto";
import { callAs, enter, expect, test } from "../fixtures";

/** Longer than the longest wait between two requests of an open page. */
const patience = { timeout: 90_000 };

test("open pages follow what a colleague does to sources and destinations", async ({ page, baseURL }) => {
  test.setTimeout(300_000);
  const name = `Followed ${randomUUID().slice(0, 8)}`;
  const admin = await callAs(baseURL ?? "", "admin@demo.example");
  await enter(page, baseURL ?? "", "manager@demo.example");
  const open = async (path: string, heading: string) => {
    const tab = await page.context().newPage();
    await tab.goto(`${baseURL}${path}`);
    await expect(tab.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    return tab;
  };
  const sources = await open("/sources", "Sources");
  const destinations = await open("/destinations", "Destinations");

  const made = await admin.post("/api/me/sources", {
    data: { sourceType: "keyword_search", keywords: ["pipeline", name], displayName: name },
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
  await expect(sources.getByRole("row", { name })).toBeVisible(patience);
  await expect(destinations.getByText(name)).toBeVisible(patience);

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

  await admin.delete(`/api/me/sources/${source.id}`);
  await admin.dispose();
});
