import { randomUUID } from "node:crypto";
import { enter, expect, expectAccessible, test } from "../fixtures";
import { expectEveryLook } from "./every-look";

test("adds people, company pages and keywords from one paste, after showing what each line becomes", async ({
  page,
  baseURL,
}) => {
  await enter(page, baseURL ?? "", "admin@demo.example");
  const { data, networks } = await (await page.request.get("/api/me/sources")).json();
  const person = data.find(({ type }: { type: string }) => type === "target_person");
  const origin = `https://${networks[0].host}`;
  const mark = randomUUID().slice(0, 8);
  const fresh = `https://m.${new URL(origin).host.replace(/^www\./, "")}/in/pasted-${mark}/?trk=feed`;
  await page.goto("/sources");
  await page.getByRole("button", { name: "Bulk add" }).click();
  const dialog = page.getByRole("dialog", { name: "Bulk add sources" });
  const field = dialog.getByLabel("People, companies and keywords");
  const lines = dialog.getByRole("list", { name: "What each line becomes" }).getByRole("listitem");

  await test.step("lines with bullets, names, tracking and mobile hosts", async () => {
    await field.fill(
      [
        `1. Ada Pasted – ${fresh}`,
        `• ${origin}/company/pasted-${mark}`,
        `"lead scoring ${mark}"`,
        fresh,
        person.networkUrl,
        "https://other.example/in/ada",
        "company: tallyhawk",
      ].join("\n"),
    );
    await expect(lines).toHaveText([
      /Ada Pasted · Person.*Will be added/,
      /Company page.*Will be added/,
      /lead scoring .* · Keywords.*Will be added/,
      /Duplicate line/,
      /Already a source/,
      /Left out.*belongs to no configured network/,
      /tallyhawk · Company, by name.*Not looked up yet/,
    ]);
    await expectEveryLook(page);
  });

  await test.step("a company is found by its name and chosen by keyboard", async () => {
    await dialog.getByRole("button", { name: "Find its page" }).focus();
    await page.keyboard.press("Enter");
    const choice = dialog.getByLabel("Page of tallyhawk");
    await expect(choice).toBeVisible();
    await choice.selectOption({ index: 1 });
    await expect(lines.last()).toContainText("Will be added");
    await expectAccessible(page);
  });

  await test.step("what is added, and a company that is one already", async () => {
    await dialog.getByRole("button", { name: "Add 4 sources" }).click();
    await expect(dialog.getByText(/[34] sources added/)).toBeVisible();
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect(page.getByRole("row", { name: /Ada Pasted/ })).toBeVisible();
    await expect(page.getByRole("row", { name: new RegExp(`lead scoring ${mark}`) })).toBeVisible();
  });
});

test("reads a table that was copied from a spreadsheet, and refuses more than 100 lines", async ({
  page,
  baseURL,
}) => {
  await enter(page, baseURL ?? "", "admin@demo.example");
  await page.goto("/sources");
  await page.getByRole("button", { name: "Bulk add" }).click();
  const dialog = page.getByRole("dialog", { name: "Bulk add sources" });
  const field = dialog.getByLabel("People, companies and keywords");
  const mark = randomUUID().slice(0, 8);
  await field.fill(
    `First name\tLast name\tTitle\tURL\nAda\tKeller\tVP, Sales\tin/table-${mark}\nZoe\tIto\t\t`,
  );
  const lines = dialog.getByRole("list", { name: "What each line becomes" }).getByRole("listitem");
  await expect(lines).toHaveText([
    /Column headings/,
    /Ada Keller · Person.*Will be added/,
    /Left out.*no address in this row/,
  ]);
  await field.fill(Array.from({ length: 101 }, (_, n) => `in/many-${n}x`).join("\n"));
  await expect(dialog.getByText("The text asks for 101 sources. Paste at most 100 at a time.")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Add 0 sources" })).toBeDisabled();
});

test("a single company is found by its name, by keyboard", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", "admin@demo.example");
  await page.goto("/sources");
  await page.getByRole("button", { name: "Add source" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a source" });
  await dialog.getByLabel("Type").selectOption("competitor_company");
  await dialog.getByLabel("Find its page by name").fill("tallyhawk");
  await page.keyboard.press("Enter");
  const found = dialog.getByRole("list", { name: "Companies found" }).getByRole("button").first();
  await expect(found).toBeVisible();
  await expectEveryLook(page);
  await found.focus();
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Company page URL")).toHaveValue(/\/company\//);
  await expect(dialog.getByRole("textbox", { name: /^Name/ })).not.toHaveValue("");
});

test("asks for confirmation before Escape or an outside click closes a dirty dialog", async ({
  page,
  baseURL,
}) => {
  await enter(page, baseURL ?? "", "admin@other.example");
  await page.goto("/sources");
  const opener = page.getByRole("button", { name: "Bulk add" });
  const dialog = page.getByRole("dialog", { name: "Bulk add sources" });
  const field = dialog.getByLabel("People, companies and keywords");
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
  await expect(page).toHaveTitle(`${source.displayName} · Signal-to-Action`);
  await page.getByRole("button", { name: "Rename" }).click();
  await page.getByLabel("Source name").fill(name);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
});
