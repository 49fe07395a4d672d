import { enter, expect, expectAccessible, test } from "../fixtures";

test.use({ serviceWorkers: "allow" });

test("offline is said at once, a change fails at once, and no link ends on the browser's error page", async ({
  page,
  context,
  baseURL,
}) => {
  await enter(page, baseURL ?? "", "admin@demo.example", { fresh: true });
  await page.goto("/settings/profile");
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  const name = page.getByLabel("Name", { exact: true });
  await name.fill("Offline Admin");

  await context.setOffline(true);
  await expect(page.getByText("You are offline")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("main").getByRole("button", { name: "Save" }).first().click();
  await expect(page.getByText(/Could not reach the server/).first()).toBeVisible({
    timeout: 2_000,
  });

  await page.goto("/destinations").catch(() => undefined);
  await expect(page.getByRole("heading", { name: "This page can't be loaded right now" })).toBeVisible();
  await expectAccessible(page);

  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Destinations" })).toBeVisible();
  await page.goto("/settings/profile");
  await expect(name).toHaveValue("Offline Admin");
  await page.getByRole("button", { name: "Discard" }).first().click();
});
