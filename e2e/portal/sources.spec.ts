import { randomUUID } from "node:crypto";
import { enter, expect, expectAccessible, test } from "../fixtures";
import { expectEveryLook } from "./every-look";

test("adds many people at once and shows what happens to each line", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", "admin@demo.example");
  const { data } = await (await page.request.get("/api/me/sources")).json();
  const person = data.find(({ type }: { type: string }) => type === "target_person");
  const host = new URL(person.networkUrl).origin;
  const fresh = `${host}/in/pasted-${randomUUID().slice(0, 8)}`;
  await page.goto("/sources");
  await page.getByRole("button", { name: "Bulk add" }).click();
  const dialog = page.getByRole("dialog", { name: "Bulk add people" });
  await dialog.getByLabel("Profile URLs").fill([fresh, fresh, person.networkUrl, "nonsense"].join("\n"));
  const lines = dialog.getByRole("list", { name: "Line preview" }).getByRole("listitem");
  await expect(lines).toHaveText([
    /Will be added/,
    /Duplicate line/,
    /Already a source/,
    /Not a profile URL/,
  ]);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Add 1 person" }).click();
  await expect(dialog.getByText("1 person added")).toBeVisible();
  const skipped = dialog.getByRole("list", { name: "Skipped lines" }).getByRole("listitem");
  await expect(skipped).toHaveText([/Duplicate line/, /Already a source/, /Not a profile URL/]);
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("row", { name: new RegExp(fresh.split("/").at(-1) ?? "") })).toBeVisible();
});

test("asks for confirmation before Escape or an outside click closes a dirty dialog", async ({
  page,
  baseURL,
}) => {
  await enter(page, baseURL ?? "", "admin@other.example");
  await page.goto("/sources");
  const opener = page.getByRole("button", { name: "Bulk add" });
  const dialog = page.getByRole("dialog", { name: "Bulk add people" });
  const field = dialog.getByLabel("Profile URLs");
  const question = page.getByRole("alertdialog", { name: "Discard changes?" });
  await expect(async () => {
    await opener.click();
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await opener.click();
  await field.fill("in/somebody");
  await page.keyboard.press("Escape");
  await expect(question.getByRole("button", { name: "Keep editing" })).toBeFocused();
  await expectEveryLook(page);
  await page.keyboard.press("Enter");
  await expect(question).toBeHidden();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("in/somebody");
  await page.mouse.click(5, 5);
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(field).toHaveValue("");
});

test("a source's page shows its results and renames it inline", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", "admin@demo.example");
  const { data } = await (await page.request.get("/api/me/sources?period=all")).json();
  const source = data.find(({ signalCount }: { signalCount: number }) => signalCount > 0);
  await page.goto(`/sources/${source.id}?period=all`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(source.displayName);
  await expect(page.getByRole("img", { name: /People by fit/ })).toBeVisible();
  await expect(page.getByRole("list", { name: "Signals" }).getByRole("listitem").first()).toBeVisible();
  await expectAccessible(page);
  await page.getByText("Posts", { exact: true }).click();
  await expect(page).toHaveURL(/tab=posts/);

  const name = `${source.displayName} again`;
  await page.getByRole("button", { name: "Rename" }).click();
  await page.getByLabel("Source name").fill(name);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
});
