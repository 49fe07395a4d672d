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
  const html = (await (await page.reload())?.text()) ?? "";
  // What says that the connection is lost is loaded after the page, and before it is needed.
  await expect
    .poll(async () => {
      const loaded = await page.evaluate(() =>
        performance.getEntriesByType("resource").map(({ name }) => name.split("/").at(-1) ?? ""),
      );
      return loaded.filter((file) => file.endsWith(".js") && !html.includes(file)).length;
    })
    .toBeGreaterThan(0);
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
  await expect(page.getByRole("heading", { level: 1, name: "Destinations" })).toBeVisible();
  await page.goto("/settings/profile");
  await expect(name).toHaveValue("Offline Admin");
});
