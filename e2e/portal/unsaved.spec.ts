import { enter, expect, test } from "../fixtures";

test("unsaved input comes back in the same tab, until it is discarded or saved", async ({
  page,
  baseURL,
}) => {
  await enter(page, baseURL ?? "", "manager@demo.example");

  await test.step("edits of the ICP", async () => {
    await page.goto("/icp");
    const context = page.getByLabel(/^Context/);
    const before = await context.inputValue();
    // Until the page is hydrated, typing has no effect.
    await expect(async () => {
      await context.fill(`${before} Not saved yet.`);
      await expect(page.getByRole("button", { name: "Discard" })).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await page.getByRole("link", { name: "Signals", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Signals" })).toBeVisible();
    await page.goto("/icp");
    await expect(context).toHaveValue(`${before} Not saved yet.`);
    await page.getByRole("button", { name: "Discard" }).click();
    await expect(context).toHaveValue(before);
    await page.goto("/signals");
    await page.goto("/icp");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(context).toHaveValue(before);
  });

  await test.step("a comment on a signal, and only on that signal", async () => {
    const { data } = await (await page.request.get("/api/me/signals?limit=2&view=all")).json();
    const comment = page.getByLabel("New comment");
    await page.goto(`/signals/${data[0].id}`);
    await expect(async () => {
      await comment.fill("Half a thought");
      await expect(page.getByRole("button", { name: "Comment", exact: true })).toBeEnabled({
        timeout: 2_000,
      });
    }).toPass();
    await page.goto(`/signals/${data[1].id}`);
    await expect(comment).toHaveValue("");
    await page.goto(`/signals/${data[0].id}`);
    await expect(comment).toHaveValue("Half a thought");
    await comment.fill("");
  });
});
