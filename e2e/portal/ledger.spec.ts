import { randomUUID } from "node:crypto";
import { callAs, enter, expect, test } from "../fixtures";
import { expectEveryLook } from "./every-look";

test("the ledger shows what each run came to, and opens to its entries by keyboard", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000);
  await enter(page, baseURL ?? "", "admin@demo.example");
  // A discovery of its own: in a new world, the first page has none, only what came of the first ones.
  const admin = await callAs(baseURL ?? "", "admin@demo.example");
  const name = `Ledger ${randomUUID().slice(0, 8)}`;
  const made = await admin.post("/api/me/sources", {
    data: { sourceType: "keyword_search", keywords: ["buying signals", name], displayName: name },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { id } = await made.json();
  const paid = async () => {
    const answer = await admin.get("/api/me/credits/ledger/groups?limit=25");
    const { data }: { data: { cause: string; source: { id: string } | null }[] } = await answer.json();
    return data.some(({ cause, source }) => cause === "discovery" && source?.id === id);
  };
  await expect.poll(paid, { timeout: 90_000 }).toBe(true);
  await page.goto("/settings/credits");
  const ledger = page.getByRole("region", { name: "Ledger by run" });
  await expect(ledger).toBeVisible();
  const period = page.getByRole("combobox", { name: "Ledger period" });
  await period.selectOption("365");
  await expect(page).toHaveURL(/back=365/);
  const discovery = ledger.getByRole("row", { name: `of Discovery of ${name}` }).first();
  await expect(discovery).toContainText(/\d+ posts?/);

  await test.step("open a group by keyboard", async () => {
    const opener = discovery.getByRole("button");
    await opener.press("Enter");
    await expect(opener).toHaveAttribute("aria-expanded", "true");
    const entries = ledger.getByRole("list", { name: /^Entries of Discovery of/ });
    await expect(entries.getByRole("listitem").first()).toContainText("Used");
    await expectEveryLook(page);
    await opener.press("Enter");
    await expect(entries).toHaveCount(0);
  });

  await test.step("on a phone, each row has its balance, and nothing is beside the screen", async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    await expect(discovery).toContainText(/Balance [\d,]+/);
    await discovery.scrollIntoViewIfNeeded();
    await expect(discovery.getByText(/^Balance/)).toBeInViewport({ ratio: 1 });
    for (const show of await page.getByText("Show table").all()) await show.click();
    for (const name of ["Ledger by run", /^Credits left by day/, /^Credits used/]) {
      const table = page.getByRole("region", { name });
      await expect(table).toBeVisible();
      expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    }
    await page.setViewportSize({ width: 1440, height: 800 });
    await expect(discovery.getByText(/^Balance/)).toBeHidden();
  });

  await test.step("follow a group to its source", async () => {
    await discovery.getByRole("link").first().click();
    await expect(page).toHaveURL(/\/sources\//);
  });
  await admin.delete(`/api/me/sources/${id}`);
  await admin.dispose();
});

test("the chosen initials are shown in the account menu", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", "user@demo.example");
  await page.goto("/settings/profile");
  const field = page.getByLabel("Initials");
  const save = page.getByRole("button", { name: "Save", exact: true });
  const account = page.getByRole("button", { name: /^Account of/ }).first();
  const set = async (letters: string) => {
    await field.fill(letters);
    await save.click();
  };
  await set("7!");
  await expect(page.getByText("Use one or two letters")).toBeVisible();
  await set("qz");
  await expect(account).toContainText("QZ");
  await expectEveryLook(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await set("");
  await expect(account).not.toContainText("QZ");
});

test("what was left is shown day by day with its forecast, as a picture and as a table", async ({
  page,
  baseURL,
}) => {
  await enter(page, baseURL ?? "", "admin@demo.example");
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/settings/credits?days=7");
  await expect(page.getByRole("img", { name: /^Credits left by day/ })).toBeVisible();
  for (const show of await page.getByText("Show table").all()) await show.press("Enter");
  const left = page.getByRole("table", { name: /^Credits left by day/ });
  const used = page.getByRole("table", { name: "Credits used a day" });
  await expect(used.getByRole("row")).toHaveCount(8);
  // The seven days, and the forecast if credits are used and the period goes on.
  await expect(left.getByRole("row").nth(7)).toHaveText(/^\w+ \d+[\d,]+/);
  await expectEveryLook(page);
});
