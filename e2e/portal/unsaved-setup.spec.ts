/** What was answered and chosen in an unfinished setup is still there when someone leaves and comes back. */
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { answers } from "@/tests/factories/onboarding";
import { enter, expect, test } from "../fixtures";
import { type } from "./kept-input";

const labels = ["Company website", "Company page", "Your profile", "Workspace name"];

const valuesOf = (page: Page) =>
  Promise.all(labels.map((label) => page.getByLabel(label, { exact: false }).inputValue()));

/** Opens a page outside of the setup, as from a link. */
async function leave(page: Page): Promise<void> {
  await page.goto("/pricing");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

test("unsent answers of the setup come back", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", `unsent-${randomUUID()}@people.example`, { fresh: true });
  await page.goto("/setup");
  const texts = ["https://half.example", "company/half", "in/half-a-person", "Half & Co"];
  for (const [n, label] of labels.entries()) {
    await type(page, {
      name: label,
      path: "/setup",
      field: () => page.getByLabel(label),
      text: texts[n] ?? "",
    });
  }
  await leave(page);
  await page.goto("/setup");
  await expect.poll(() => valuesOf(page)).toEqual(texts);

  await test.step("also those of a link, which are shown as facts until they are edited", async () => {
    const query = new URLSearchParams({ website: answers.website, company: answers.companyNetworkUrl });
    const path = `/setup?${query}&seal=made-up`;
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(path);
    await expect(page.getByText(answers.companyNetworkUrl)).toBeVisible();
    await page.getByRole("button", { name: "Edit your answers" }).click();
    const field = page.getByLabel("Company page");
    await type(page, { name: "edited", path, field: () => field, text: "company/another" });
    await leave(page);
    await page.goto(path);
    await expect(field).toHaveValue("company/another");
    await expect(page.getByLabel("Company website")).toHaveValue(answers.website);
  });
});

test("the choice among suggested sources comes back, and ends once they are added", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000);
  await enter(page, baseURL ?? "", `choosing-${randomUUID()}@people.example`, { fresh: true });
  const headers = { origin: baseURL ?? "" };
  const started = await page.request.post("/api/me/onboarding", { data: answers, headers });
  expect(started.ok(), await started.text()).toBe(true);
  await page.goto("/setup");
  await expect(page.getByRole("heading", { name: "Your ideal customer" })).toBeVisible({ timeout: 120_000 });
  await page.goto("/setup?step=sources");
  const boxes = page.getByRole("list", { name: "Suggested sources" }).getByRole("checkbox");
  await expect(boxes.first()).toBeChecked();
  const chosen = () => boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).checked));
  const offered = await chosen();
  const proceed = page.getByRole("button", { name: /and continue$/ });
  const words = await proceed.innerText();
  await boxes.first().uncheck();
  const mine = [false, ...offered.slice(1)];
  await expect.poll(chosen).toEqual(mine);
  await expect(proceed).not.toHaveText(words);
  const mineInWords = await proceed.innerText();

  await leave(page);
  await page.goto("/setup?step=sources");
  await expect.poll(chosen).toEqual(mine);
  await expect(proceed).toHaveText(mineInWords);

  await proceed.click();
  await expect(page.getByRole("heading", { name: "Where signals go" })).toBeVisible();
  await page.goto("/setup?step=sources");
  await expect.poll(chosen).toEqual(mine);
  await expect(page.getByRole("button", { name: "Continue", exact: true })).toBeVisible();
});
