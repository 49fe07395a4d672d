import { enter, expect, expectAccessible, expectFits, test } from "../fixtures";
import { looks } from "./every-look";

const pages = [
  { path: "/", heading: "Meet the buyers who show interest in public" },
  { path: "/pricing", heading: "Pricing" },
  { path: "/status", heading: "Status" },
  { path: "/privacy", heading: "Privacy" },
  { path: "/terms", heading: "Terms" },
  { path: "/dashboard", heading: "Dashboard" },
  { path: "/signals", heading: "Signals" },
  { path: "/companies", heading: "Companies" },
  { path: "/sources", heading: "Sources" },
  { path: "/watchlist", heading: "Watched posts" },
  { path: "/rejections", heading: "Not signals" },
  { path: "/destinations", heading: "Destinations" },
  { path: "/intelligence", heading: "Intelligence" },
  { path: "/activity", heading: "Activity" },
  { path: "/settings/profile", heading: "Profile" },
  { path: "/settings/notifications", heading: "Notifications" },
  { path: "/settings/sessions", heading: "Sessions" },
  { path: "/settings/billing", heading: "Billing" },
  { path: "/settings/credits", heading: "Credits" },
  { path: "/settings/audit", heading: "Audit log" },
  { path: "/dev/mailbox", heading: "Local mailbox" },
];

/** Pages whose accessibility other tests check; here, only whether they fit. */
const otherPages = [
  ...["/docs", "/docs/quick-start", "/docs/reference/v1", "/icp"],
  ...["/settings/team", "/settings/tags", "/settings/assignment", "/settings/api-keys", "/settings/privacy"],
];
/** Lists whose first row leads to a page of its own. */
const rowPages = [
  { api: "/api/me/signals", path: "/signals" },
  { api: "/api/me/sources", path: "/sources" },
  { api: "/api/me/destinations", path: "/destinations" },
];

for (const { name, width, colorScheme } of looks) {
  test(`every page is accessible and fits on ${name}`, async ({ page, baseURL }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await page.goto("/sign-in");
    await expectAccessible(page);
    await enter(page, baseURL ?? "", "admin@demo.example");
    for (const { path, heading } of pages) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await expectAccessible(page);
    }
    const rows = [];
    for (const { api, path } of rowPages) {
      const { data } = await (await page.request.get(api)).json();
      if (data[0]) rows.push(`${path}/${data[0].id}`);
    }
    for (const path of [...otherPages, ...rows]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("status", { name: /^Loading/ })).toHaveCount(0);
      expect(new URL(page.url()).pathname, "a page that redirects is not checked").toBe(path);
      await expectFits(page);
    }
  });
}

test("filters are in the URL, and Back works", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", "admin@demo.example");
  await page.goto("/signals");
  await page.getByLabel("Search signals").fill("nobody bears this name");
  await expect(page).toHaveURL(/search=nobody/);
  await expect(page.getByRole("list", { name: "Signals" })).toBeHidden();
  await page.reload();
  await expect(page.getByLabel("Search signals")).toHaveValue("nobody bears this name");
});

test("pauses a source and undoes the pause", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", "admin@other.example");
  const { data } = await (await page.request.get("/api/me/sources")).json();
  await page.goto("/sources");
  const row = page.getByRole("row", { name: data[0].displayName });
  const toggle = row.getByRole("switch");
  await toggle.click();
  await expect(toggle).not.toBeChecked();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(toggle).toBeChecked();
});

test("hides actions that a role may not take", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", "user@demo.example");
  await page.goto("/destinations");
  await expect(page.getByRole("heading", { name: "Destinations" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Add destination" })).toHaveCount(0);
  const refused = await page.request.post("/api/me/destinations", {
    data: { destinationType: "webhook", name: "No", config: { url: "http://127.0.0.1:9" } },
    headers: { Origin: baseURL ?? "" },
  });
  expect(refused.status()).toBe(403);
  expect(await refused.json()).toMatchObject({ error: "insufficient_role" });
});

test("an unknown address shows a helpful page", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", "admin@demo.example");
  for (const path of ["/signals/0190a5a0-0000-7000-8000-000000000000", "/destinations/nothing", "/nowhere"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: /not found/ })).toBeVisible();
    await expect(page.getByRole("link", { name: /dashboard|signals|destinations/i }).first()).toBeVisible();
  }
});

test("signing out ends the session immediately", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", "user@demo.example");
  await page.goto("/dashboard");
  const cookies = await page.context().cookies();
  await page.getByRole("button", { name: /Demo User/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await page.context().addCookies(cookies);
  expect((await page.request.get("/api/me")).status()).toBe(401);
});
