import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { expectEveryLook } from "./every-look";

const paths = ["/", "/pricing", "/status", "/privacy", "/terms"];

test("every public page leads to the status, the legal texts, the documentation and the contact", async ({
  page,
}) => {
  for (const path of [...paths, "/docs"]) {
    await page.goto(path);
    const footer = page.getByRole("contentinfo");
    for (const name of ["Pricing", "Documentation", "Status", "Privacy", "Terms"]) {
      await expect(footer.getByRole("link", { name, exact: true }), path).toBeVisible();
    }
    await expect(footer.getByRole("link", { name: "Contact" })).toHaveAttribute(
      "href",
      "mailto:hello@portal.example",
    );
  }
  await page.goto("/sign-up");
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Terms" })).toBeVisible();
});

test("the landing page names the networks and shows sample signals that differ in strength", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("list", { name: "Reads public posts on" })).toContainText(
    "Sample network with made-up people",
  );
  const signals = page.getByRole("list", { name: "Sample signals" }).getByRole("listitem");
  await expect(signals).toHaveCount(3);
  for (const [index, strength] of [9, 6, 3].entries()) {
    await expect(signals.nth(index)).toContainText(`Strength ${strength} of 10`);
    const sum = /Strength \d+ = (.+)$/.exec((await signals.nth(index).textContent()) ?? "")?.[1] ?? "";
    const points = [...sum.matchAll(/(\d+)(?: \+|$)/g)].map(([, figure]) => Number(figure));
    expect(
      points.reduce((total, part) => total + part, 0),
      sum,
    ).toBe(strength);
  }
  await page.getByRole("link", { name: "Calculate your cost" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Pricing" })).toBeVisible();
});

test("the trial stands beside the plans, and one plan is recommended with its reason", async ({
  page,
  request,
}) => {
  const { data } = await (await request.get("/api/public/plans")).json();
  await page.goto("/pricing");
  const offers = page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2 }) });
  await expect(offers).toHaveCount(data.length + 1);
  await expect(offers.first()).toContainText("Trial");
  await expect(offers.first()).toContainText("250 credits in all");
  await expect(page.getByText("Recommended", { exact: true })).toHaveCount(1);
  await expect(offers.filter({ hasText: "Recommended" })).toContainText(
    "The smallest plan with every feature.",
  );
  const header = page.getByRole("region", { name: "Compare plans" }).getByRole("columnheader");
  await expect(header).toHaveText([
    "Limit or feature",
    "Trial",
    ...data.map(({ name }: { name: string }) => name),
  ]);
});

test("the worked example adds up to its credits", async ({ page }) => {
  await page.goto("/pricing");
  const steps = page
    .getByRole("region", { name: "What a credit brings" })
    .getByRole("figure")
    .locator("> ol > li");
  const texts = await steps.allTextContents();
  const costs = texts
    .slice(0, -1)
    .map((text) => Number(/([\d,]+) credits?$/.exec(text)?.[1]?.replace(",", "")));
  const total = Number(/([\d,]+) credits in all/.exec(texts.at(-1) ?? "")?.[1]?.replace(",", ""));
  expect(costs.reduce((sum, cost) => sum + cost, 0)).toBe(total);
});

/** Presses the key until the slider has the value; sliders take no text. */
async function setSlider(slider: Locator, key: string, value: string): Promise<void> {
  await slider.focus();
  for (let presses = 0; presses < 40 && (await slider.inputValue()) !== value; presses += 1)
    await slider.press(key);
  await expect(slider).toHaveValue(value);
}

const answerOf = (page: Page) =>
  page.getByRole("region", { name: "Which plan is enough for you?" }).getByRole("status");

test("the calculator works by keyboard, names the plan that is enough, and keeps the use in the address", async ({
  page,
}) => {
  await page.goto("/pricing");
  await expect(answerOf(page)).toHaveText("Growth is enough: $299 a month.");
  const seats = page.getByRole("slider", { name: "Members with a seat" });
  await setSlider(page.getByRole("slider", { name: "Posts read a week" }), "ArrowLeft", "5");
  await expect(answerOf(page)).toHaveText("Starter is enough: $99 a month.");
  await setSlider(seats, "ArrowRight", "4");
  await expect(answerOf(page)).toHaveText("Growth is enough: $299 a month.");
  const costs = page.getByRole("list", { name: "Cost of this use on each plan" }).getByRole("listitem");
  await expect(costs.first()).toContainText("Allows only 3 seats");
  await expect(page).toHaveURL(/posts=5/);
  await expect(page).toHaveURL(/seats=4/);
  await page.reload();
  await expect(seats).toHaveValue("4");
  await expect(answerOf(page)).toHaveText("Growth is enough: $299 a month.");
  await page.goto("/pricing?posts=1000&engagements=100");
  await expect(answerOf(page)).toContainText("Scale with credit packs is enough");
  await page.goto("/pricing?posts=99999999&seats=-3");
  await expect(page.getByRole("slider", { name: "Posts read a week" })).toHaveValue("1000");
});

test("the status says what the health check says, and that the service can't be reached", async ({
  page,
}) => {
  await page.goto("/status");
  const summary = page.getByRole("main").getByRole("status");
  await expect(summary).toContainText(/Everything works|Background work may be late/);
  const sick = { database: "read_only", engine: "ok" };
  const body = {
    status: "degraded",
    version: "0.1.0",
    time: new Date().toISOString(),
    checks: sick,
    setAside: 3,
  };
  await page.route("**/api/health", (route) => route.fulfill({ status: 503, json: body }));
  await page.getByRole("button", { name: "Check now" }).click();
  await expect(summary).toContainText("Something is wrong");
  await expect(page.getByRole("main")).toContainText("nothing can be saved");
  await expect(page.getByRole("main")).toContainText("3 items");
  await page.unroute("**/api/health");
  await page.route("**/api/health", (route) => route.abort());
  await page.getByRole("button", { name: "Check now" }).click();
  await expect(summary).toContainText("The service can't be reached from here");
});

test("the status refreshes itself", async ({ page }) => {
  await page.clock.install();
  await page.goto("/status");
  const asked = page.waitForRequest("**/api/health");
  await page.clock.fastForward(31_000);
  await asked;
});

test("the legal texts name the networks and the contact, and mark what the operator has to fill in", async ({
  page,
}) => {
  for (const path of ["/privacy", "/terms"]) {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.getByText("This text is not complete")).toBeVisible();
    await expect(main.getByRole("link", { name: "hello@portal.example" }).first()).toBeVisible();
    await expect(main).toContainText("Sample network");
    await expect(main.locator("mark").first()).toContainText("Name and postal address");
    await expect(main).not.toContainText("{{");
  }
});

test("the public pages don't move while they load", async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        const root = document.documentElement.dataset;
        if (!hadRecentInput) root.shift = String(Number(root.shift ?? 0) + value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(Number((await page.locator("html").getAttribute("data-shift")) ?? 0), path).toBeLessThan(0.01);
  }
});

test("the public pages are accessible and fit on a phone, a tablet and a desk", async ({ page }) => {
  for (const path of paths) {
    await page.goto(path);
    await expectEveryLook(page);
    await page.setViewportSize({ width: 768, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${path} at 768 px`).toBeLessThanOrEqual(0);
  }
});
