import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { startReceiver } from "@/tests/fakes/receiver/receiver";
import { signIn } from "../api/session";
import { enter, expect, test } from "../fixtures";
import { expectEveryLook } from "./every-look";

const admin = "admin@demo.example";

/** Presses Tab until this has focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

/** How many signals the preview counts. */
async function counted(dialog: Locator): Promise<{ sent: number; of: number }> {
  const text = await dialog.getByRole("status").innerText();
  const [first = 0, second = first] = [...text.replace(/30 days/, "").matchAll(/\d+/g)].map(Number);
  return text.startsWith("None") ? { sent: 0, of: first } : { sent: first, of: second };
}

test("a webhook receives nothing before its signals are chosen, and only those, by keyboard", async ({
  page,
  baseURL,
}) => {
  const receiver = await startReceiver();
  const person = await signIn(baseURL ?? "", admin);
  const name = `Chosen ${randomUUID().slice(0, 8)}`;
  const dialog = page.getByRole("dialog");
  const status = dialog.getByRole("status");
  await enter(page, baseURL ?? "", admin);
  await page.goto("/destinations");
  await tabTo(page, page.getByRole("button", { name: "Add destination" }));
  await page.keyboard.press("Enter");
  await tabTo(page, dialog.getByRole("button", { name: /^Webhook/ }));
  await page.keyboard.press("Enter");

  await test.step("the count follows the rules", async () => {
    await expect(dialog.getByRole("heading", { name: "Which signals?" })).toBeVisible();
    await expect(status).toHaveText(/^All \d+ signals of the last 30 days would have been sent\.$/);
    const all = (await counted(dialog)).of;
    await expect(dialog.getByRole("list", { name: "The newest of them" }).getByRole("listitem")).toHaveCount(
      3,
    );
    await tabTo(page, dialog.getByLabel("Min strength"));
    // End: characters typed soon after others would search for all of them.
    for (const [key, strength] of [
      ["6", 6],
      ["End", 10],
    ] as const) {
      await page.keyboard.press(key);
      await expect(dialog.getByLabel("Min strength")).toHaveValue(String(strength));
      // Signals may come meanwhile, which changes both.
      await expect(async () => {
        const { total } = await (
          await person.get(`/api/me/signals?days=30&view=all&limit=1&minScore=${strength}`)
        ).json();
        expect((await counted(dialog)).sent).toBe(total);
      }).toPass({ timeout: 60_000 });
      expect((await counted(dialog)).sent).toBeLessThan(all);
    }
    await expectEveryLook(page);
    await tabTo(page, dialog.getByRole("button", { name: "Continue" }));
    await page.keyboard.press("Enter");
  });

  await test.step("going back keeps the rules and the connection", async () => {
    await expect(dialog.getByLabel("Name", { exact: true })).toBeFocused();
    await page.keyboard.type(name);
    await tabTo(page, dialog.getByLabel("URL"));
    await page.keyboard.type(receiver.url);
    await dialog.getByRole("button", { name: "Which signals?" }).focus();
    await page.keyboard.press("Enter");
    await expect(dialog.getByLabel("Min strength")).toHaveValue("10");
    await tabTo(page, dialog.getByRole("button", { name: "Continue" }));
    await page.keyboard.press("Enter");
    await expect(dialog.getByLabel("Name", { exact: true })).toBeFocused();
    await expect(dialog.getByLabel("URL")).toHaveValue(receiver.url);
    const { data } = await (await person.get("/api/me/destinations")).json();
    expect(data.map((one: { name: string }) => one.name)).not.toContain(name);
  });

  await test.step("the destination is created with the rules", async () => {
    await page.keyboard.press("Enter");
    await expect(dialog.getByText(/^whsec_/)).toBeVisible();
    const { data } = await (await person.get("/api/me/destinations")).json();
    const made = data.find((one: { name: string }) => one.name === name);
    expect(made.routing).toEqual({ mode: "auto", minStrength: 10 });
    await page.goto(`/destinations/${made.id}`);
    await page.getByRole("button", { name: "Edit routing" }).click();
    await expect(status).toHaveText(/ would (not )?have been sent\.$/);
    await dialog.getByText("Manually only").click();
    await expect(status).toHaveText(/^None of /);
    await expectEveryLook(page);
    await person.delete(`/api/me/destinations/${made.id}`);
  });
  await person.dispose();
  await receiver.close();
});
