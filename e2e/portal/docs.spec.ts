import type { Locator, Page } from "@playwright/test";
import { listSignalsV1 } from "@/lib/contracts/v1/signals";
import { shareOf } from "@/tests/setup/nightly";
import { expect, expectAccessible, test } from "../fixtures";

const guides = [
  ["Quick start", "/docs/quick-start"],
  ["Sample and live data", "/docs/sample-and-live"],
  ["Pagination", "/docs/pagination"],
  ["Errors", "/docs/errors"],
  ["Rate limits", "/docs/rate-limits"],
  ["Idempotency", "/docs/idempotency"],
];

/** The sidebar pages: their names and links. */
const railOf = (page: Page): Promise<string[][]> =>
  page
    .getByRole("navigation", { name: "Documentation" })
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => [link.textContent ?? "", link.getAttribute("href") ?? ""]));

const focused = (page: Page): Locator => page.locator(":focus");

/** Presses Tab until the element has focus; every stop on the way must show its focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press("Tab");
    const outline = await focused(page).evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(outline, (await focused(page).textContent()) ?? "").not.toBe("none");
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error("Not reached within 60 tab stops");
}

test("every sidebar page opens with its own heading", async ({ page }) => {
  await page.goto("/docs");
  const rail = await railOf(page);
  expect(rail).toEqual(expect.arrayContaining(guides));
  const listed = await (await page.request.get("/llms.txt")).text();
  const documents = listed.match(/\/docs\/[a-z-]+\.md/g) ?? [];
  for (const [, path = ""] of rail) {
    expect(documents).toContain(`${path.replace("/reference/", "/reference-")}.md`);
  }
  for (const [title = "", path = ""] of rail) {
    const link = page.getByRole("navigation", { name: "Documentation" }).getByRole("link", {
      name: title,
      exact: true,
    });
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect.poll(() => page.title()).toContain(title);
    await expect(link).toHaveAttribute("aria-current", "page");
    const markdown = await page.getByRole("link", { name: "Read as Markdown" }).getAttribute("href");
    expect(await (await page.request.get(markdown ?? "")).text()).toContain(`# ${title}`);
  }
  const answer = await page.goto("/docs/nothing-here");
  expect(answer?.status()).toBe(404);
});

test("an operation in the reference is found by its URL, its old URL and the indexes", async ({ page }) => {
  const { id, summary, path } = listSignalsV1;
  // When all operations were on one page, this was the address of one.
  await page.goto(`/docs/reference/customer-api#${id}`);
  const entry = page.getByRole("navigation", { name: "Operations" }).getByRole("link", { name: summary });
  await expect(entry).toBeInViewport();
  await entry.click();
  await expect(page).toHaveURL(`/docs/reference/customer-api/signals#${id}`);
  const heading = page.getByRole("heading", { name: summary, exact: true });
  await expect(heading).toBeInViewport();
  const bar = await page.getByRole("banner").boundingBox();
  const place = await heading.boundingBox();
  expect(place?.y, "the bar covers the heading").toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  const section = page.getByRole("region", { name: summary, exact: true });
  await expect(section.getByText(path, { exact: true })).toBeVisible();
  await section.getByText("Error responses").click();
  await section.getByRole("link", { name: "insufficient_scope", exact: true }).click();
  await expect(page.locator("#error-insufficient_scope")).toBeInViewport();

  await page.goto("/docs/reference/portal/signals-by-id");
  const index = page.getByRole("navigation", { name: "Operations on this page" }).getByRole("link");
  const targets = await index.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(targets.length).toBeGreaterThan(10);
  for (const target of targets) await expect(page.locator(target)).toHaveCount(1);
  await index.last().click();
  await expect(page).toHaveURL(new RegExp(`${targets.at(-1)}$`));
  await expect(page.locator(targets.at(-1) ?? "")).toBeInViewport();
  const rail = page.getByRole("navigation", { name: "Documentation" });
  await expect(rail.getByRole("link", { name: "Signals by ID" })).toHaveAttribute("aria-current", "page");
});

test("no page is larger than 360 kB, and every one is listed in the sitemap", async ({
  page,
  request,
  baseURL,
}) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)</g)]
    .map(([, address = ""]) => new URL(address).pathname)
    .filter((path) => path.startsWith("/docs"));
  expect(paths.length).toBeGreaterThan(60);
  const larger: string[] = [];
  for (const path of paths) {
    const headers = { "Accept-Encoding": "identity" };
    const answer = await request.get(path, { headers });
    expect(answer.status(), path).toBe(200);
    const bytes = (await answer.body()).byteLength;
    if (bytes > 360_000) larger.push(`${path}: ${bytes} bytes`);
    const alternate = /type="text\/markdown" href="([^"]+)"/.exec(await answer.text())?.[1];
    if (path === "/docs") continue;
    const markdown = await request.get(new URL(alternate ?? "", baseURL).pathname);
    expect(markdown.status(), `${path} as Markdown`).toBe(200);
  }
  expect(larger).toEqual([]);
  await page.goto("/docs/reference/portal");
  const links = page.getByRole("navigation", { name: "Operations" }).getByRole("link");
  const linked = await links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  );
  expect(linked.filter((path) => !paths.includes(path))).toEqual([]);
});

test("the keyboard alone reaches and copies code from the first page", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/docs");
  await page.keyboard.press("Tab");
  await expect(focused(page)).toHaveText("Skip to content");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await tabTo(page, page.getByRole("main").getByRole("link", { name: "Get started" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Quick start" })).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "Copy: Register" }));
  await page.keyboard.press("Enter");
  await expect(focused(page).getByRole("status")).toHaveText("Copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("/api/v1/register");
  await tabTo(page, page.locator("figure pre").first());

  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/docs/errors");
  await tabTo(page, page.locator("summary", { hasText: "All pages" }));
  await page.keyboard.press("Enter");
  await tabTo(
    page,
    page.getByRole("navigation", { name: "Documentation" }).getByRole("link", { name: "Webhooks" }),
  );
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Webhooks" })).toBeVisible();
});

for (const { name, width, colorScheme } of [
  { name: "a phone, dark", width: 360, colorScheme: "dark" },
  { name: "a desk, light", width: 1280, colorScheme: "light" },
] as const) {
  test(`the pages are accessible and fit on ${name}`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await page.goto("/docs");
    if (width === 360) await page.getByText("All pages").click();
    await expect(page.locator("html")).toHaveCSS("color-scheme", colorScheme);
    const rail = await railOf(page);
    expect(rail.length).toBeGreaterThan(guides.length);
    const groups = ["/docs/reference/portal/signals-by-id", "/docs/reference/public/plans"];
    for (const path of ["/docs", ...shareOf(rail, 4).map(([, path = ""]) => path), ...groups]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${path} scrolls horizontally`).toBeLessThanOrEqual(0);
    }
  });
}
