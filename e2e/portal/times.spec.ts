import { signIn } from "../api/session";
import { enter, expect, test } from "../fixtures";
import { expectEveryLook } from "./every-look";

test.use({ timezoneId: "Asia/Tokyo" });

test("times are the browser's until the profile names a zone, with the exact time on hover", async ({
  page,
  baseURL,
}) => {
  // Nobody else changes this person's profile.
  const person = await signIn(baseURL ?? "", "operator@platform.example");
  await person.patch("/api/me/profile", { data: { timeZone: null } });
  await enter(page, baseURL ?? "", "admin@other.example", { fresh: true });
  await page.request.patch("/api/me/profile", { data: { timeZone: null, name: "Other Admin" } });
  const seen = page.getByRole("listitem").locator("time").first();

  await page.goto("/settings/sessions");
  await expect(seen).toHaveAttribute("title", /GMT\+9$/);

  await test.step("set a zone and a name", async () => {
    await page.goto("/settings/profile");
    await page.getByLabel("Time zone").fill("Nowhere/City");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Choose a time zone from the list")).toBeVisible();
    await page.getByLabel("Time zone").fill("America/New_York");
    await page.getByLabel("Name", { exact: true }).fill("Robin Sample");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Profile saved")).toBeVisible();
    await expect(page.getByText("Robin Sample").first()).toBeVisible();
    await expectEveryLook(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/settings/sessions");
    await expect(seen).toHaveAttribute("title", /E[SD]T$/);
  });

  await test.step("rename the workspace", async () => {
    await page.goto("/settings/profile");
    const before = await page.getByLabel("Workspace name").inputValue();
    for (const name of ["Another name", before]) {
      await page.getByLabel("Workspace name").fill(name);
      await page.getByRole("button", { name: "Rename" }).click();
      await expect(page.getByRole("banner").getByText(name).first()).toBeVisible();
    }
  });
  await page.request.patch("/api/me/profile", { data: { timeZone: null, name: "Other Admin" } });
  await person.dispose();
});

test.describe("for a reader in another country", () => {
  test.use({ locale: "de-DE", timezoneId: "Europe/Berlin" });

  test("times have the day first and 24 hours", async ({ page, baseURL }) => {
    await enter(page, baseURL ?? "", "admin@other.example", { fresh: true });
    await page.goto("/settings/sessions");
    const seen = page.getByRole("listitem").locator("time").first();
    await expect(seen).toHaveAttribute("title", /^\w{3}, \d{1,2} \w{3} \d{4}, \d\d:\d\d CES?T$/);
  });
});
