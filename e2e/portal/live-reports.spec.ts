/** A report that a colleague starts shows on an open page, and becomes ready there, without a reload. */
import { sandboxCatalogue } from "@/packages/sandbox-network/catalogue";
import { callAs, enter, expect, test } from "../fixtures";

/** Longer than the longest wait between two requests of an open page. */
const patience = { timeout: 90_000 };

test("an open list of reports follows a report that a colleague starts", async ({ page, baseURL }) => {
  test.setTimeout(300_000);
  const admin = await callAs(baseURL ?? "", "admin@demo.example");
  await enter(page, baseURL ?? "", "manager@demo.example");
  const open = async (path: string, heading: string) => {
    const tab = await page.context().newPage();
    await tab.goto(`${baseURL}${path}`);
    await expect(tab.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await tab.evaluate(() => Object.assign(window, { isSamePage: true }));
    return tab;
  };
  const reports = await open("/intelligence", "Intelligence");

  const { data: before } = await (await admin.get("/api/me/intelligence?limit=100")).json();
  const known = new Set(before.map(({ name }: { name: string }) => name));
  const company = sandboxCatalogue().companies.findLast(({ name }) => !known.has(name));
  const started = await admin.post("/api/me/intelligence/accounts", {
    data: { companyUrl: company?.networkUrl },
  });
  expect(started.status(), await started.text()).toBe(202);
  const arrive = reports.getByRole("button", { name: /^\d+ new$/ });
  await expect(async () => {
    if (await arrive.isVisible()) await arrive.click();
    await expect(reports.getByText(company?.name ?? "").first()).toBeVisible({ timeout: 1_000 });
  }).toPass(patience);
  await expect(reports.getByRole("main")).toContainText(
    /Borderline|Qualified|Disqualified|Not enough/i,
    patience,
  );

  expect(await reports.evaluate(() => "isSamePage" in window)).toBe(true);
  await admin.dispose();
});
