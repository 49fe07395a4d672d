import type { Page } from "@playwright/test";
import { draftWorkspace } from "../api/draft-workspace";
import { enter, expect, expectAccessible, test } from "../fixtures";

const savedTitles = async (page: Page): Promise<string[]> =>
  (await (await page.request.get("/api/me/icp")).json()).targetTitles;

test("edits the ICP by keyboard, saves it, undoes the save, and resets it to the draft", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const email = `profiler-${Date.now()}@people.example`;
  await draftWorkspace(baseURL ?? "", email);
  await enter(page, baseURL ?? "", email);
  await page.goto("/icp");
  await expect(page.getByRole("heading", { level: 1, name: "Ideal customer" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Reset to draft" })).toBeDisabled();
  const drafted = await savedTitles(page);
  const titles = page.getByLabel("Job titles", { exact: true });

  await test.step("add and remove words by keyboard", async () => {
    await titles.focus();
    await page.keyboard.type("Chief Anything");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Remove Chief Anything" })).toBeVisible();
    await page.keyboard.press("Backspace");
    await expect(page.getByRole("button", { name: "Remove Chief Anything" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Save" })).toBeHidden();
    await page.keyboard.type("Chief Anything");
    await page.keyboard.press("Enter");
    await expect(titles).toBeFocused();
  });

  await test.step("limits that match no one are refused next to the field", async () => {
    const least = page.getByLabel("Min employees");
    const before = await least.inputValue();
    await least.fill("500");
    await page.getByLabel("Max employees").fill("20");
    await expect(page.getByText("This is less than the minimum.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Save" })).toBeDisabled();
    await least.fill(before);
    await page.getByLabel("Max employees").fill("");
  });

  await test.step("save, and undo", async () => {
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("ICP saved")).toBeVisible();
    await expect(page.getByText(/Job titles: Chief Anything added/)).toBeVisible();
    await expect.poll(() => savedTitles(page)).toEqual([...drafted, "Chief Anything"]);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => savedTitles(page)).toEqual(drafted);
    await expect(page.getByRole("button", { name: "Remove Chief Anything" })).toBeHidden();
  });

  await test.step("reset to the draft after a warning about what is lost", async () => {
    await titles.fill("Chief Anything");
    await titles.press("Enter");
    await page.getByRole("button", { name: "Save" }).click();
    await expect.poll(() => savedTitles(page)).toContain("Chief Anything");
    await page.getByRole("button", { name: "Reset to draft" }).click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog.getByText("Job titles: Chief Anything removed")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Reset to draft" }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => savedTitles(page)).toEqual(drafted);
  });
});

test("previews a change on the last 30 days; users without permission cannot save it", async ({
  page,
  baseURL,
}) => {
  await enter(page, baseURL ?? "", "user@demo.example");
  await page.goto("/icp");
  await expect(page.getByText(/admins and managers can save them/)).toBeVisible();
  await expect(page.getByText(/people who engaged/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Reset to draft" })).toHaveCount(0);
  await page.getByLabel("Min employees").fill("9000000");
  await page.getByLabel("Max employees").fill("");
  await expect(page.getByText(/^\d signals? instead of [1-9]\d/)).toBeVisible();
  await expect(page.getByRole("radio", { name: /^Lost [1-9]/ })).toBeChecked();
  await expect(
    page.getByRole("list", { name: "Examples, lost" }).getByRole("listitem").first(),
  ).toContainText("Excluded by this change");
  await expect(page.getByRole("button", { name: "Save" })).toHaveCount(0);
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(page.getByText(/Make a change to see its effect/)).toBeVisible();
});

test("shows who fits before and after a change, and nothing about its effect before the answer", async ({
  page,
  baseURL,
}) => {
  await enter(page, baseURL ?? "", "user@demo.example");
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/me/icp/what-if", async (route) => {
    if (route.request().postData()?.includes("9000000")) await isAnswered;
    await route.continue();
  });
  await page.goto("/icp");
  const figures = page.getByRole("table", { name: /^People by fit/ });
  await expect(page.getByRole("img", { name: /^People by fit/ })).toBeVisible();
  await page.getByText("Show table").press("Enter");
  await expect(figures.getByRole("columnheader")).toHaveText(["Fit", "People"]);
  await expect(figures.getByRole("row")).toHaveCount(21);

  await page.getByLabel("Max employees").fill("");
  await page.getByLabel("Min employees").fill("9000000");
  await expect(page.getByText("Trying your change on these people")).toBeVisible();
  await expect(page.getByText(/Gained|instead of/)).toHaveCount(0);
  await expect(figures.getByRole("columnheader")).toHaveText(["Fit", "People"]);

  answer();
  await expect(page.getByRole("radio", { name: /^Lost [1-9]/ })).toBeChecked();
  await expect(figures.getByRole("columnheader")).toHaveText(["Fit", "Saved ICP", "Your change"]);
  const best = figures.getByRole("row", { name: /^95 to 100/ });
  await expect(best).toHaveText(/^95 to 100[1-9]\d*\d$/);
});

for (const { name, width, colorScheme } of [
  { name: "a phone, dark", width: 360, colorScheme: "dark" },
  { name: "a desk, light", width: 1280, colorScheme: "light" },
] as const) {
  test(`the ICP page is accessible and fits on ${name}`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await enter(page, baseURL ?? "", "admin@demo.example");
    await page.goto("/icp");
    await expect(page.getByText(/who engaged/)).toBeVisible();
    await page.getByLabel("Job titles", { exact: true }).fill("Chief Anything");
    await page.getByLabel("Job titles", { exact: true }).press("Enter");
    await expect(page.getByRole("button", { name: "Save" })).toBeVisible();
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
