import { enter, expect, expectAccessible, test } from "../fixtures";

test("starts a report with its price shown, waits for it, and reads it", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", "admin@demo.example");
  const companies = await (await page.request.get("/api/me/signals/companies?limit=20")).json();
  const company = companies.data.find(({ networkUrl }: { networkUrl: string | null }) => networkUrl);
  await page.goto("/intelligence?new=report");
  const dialog = page.getByRole("dialog", { name: "Start report" });
  await expect(dialog.getByText("25 credits", { exact: false }).first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Company page").fill("nonsense");
  await dialog.getByRole("button", { name: "Start for 25 credits" }).click();
  await expect(dialog.getByLabel("Company page")).toHaveAttribute("aria-invalid", "true");
  await dialog.getByLabel("Company page").fill(company.networkUrl);
  await dialog.getByRole("button", { name: "Start for 25 credits" }).click();
  await expect(page).toHaveURL(/\/intelligence\/accounts\//);
  await expect(page.getByRole("heading", { name: "Buying committee" })).toBeVisible({ timeout: 60_000 });
  for (const name of ["Next step", "Activity", "Topics"]) {
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole("link", { name: /^Profile [A-Z]/ }).first()).toHaveAttribute("href", /\/in\//);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Intelligence" }).first().click();
  await expect(page.getByRole("list", { name: "Reports" }).getByRole("listitem").first()).toBeVisible();
});
