/** Two clicks where one was meant: one comment, one API client, one payment page, one mail. */
import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { callAs, enter, expect, test } from "../fixtures";

const clicks: [string, (button: Locator) => Promise<void>][] = [
  ["a double click", (button) => button.dblclick()],
  [
    "two clicks before the page has shown the first",
    (button) =>
      button.evaluate((element: HTMLElement) => {
        element.click();
        element.click();
      }),
  ],
];

/** The changes that the page sends to this address from now on. */
function watch(page: Page, path: string): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && new URL(request.url()).pathname === path) sent.push(request.url());
  });
  return sent;
}

for (const [name, click] of clicks) {
  test(`${name} on "Comment" makes one comment`, async ({ page, baseURL }) => {
    const manager = await callAs(baseURL ?? "", "manager@demo.example");
    const { data } = await (await manager.get("/api/me/signals?view=all&limit=1&offset=12")).json();
    const path = `/api/me/signals/${data[0].id}/comments`;
    const text = `Once, ${randomUUID()}`;
    await enter(page, baseURL ?? "", "manager@demo.example");
    await page.goto(`/signals/${data[0].id}`);
    await page.getByLabel("New comment").fill(text);
    const sent = watch(page, path);
    await click(page.getByRole("button", { name: "Comment", exact: true }));
    await expect(page.getByLabel("New comment")).toHaveValue("");
    await expect(page.getByRole("list", { name: "Comments" }).getByText(text)).toHaveCount(1);
    const comments: { id: string; text: string }[] = (await (await manager.get(path)).json()).data;
    const mine = comments.filter((comment) => comment.text === text);
    for (const { id } of mine) await manager.delete(`${path}/${id}`);
    expect([sent.length, mine.length]).toEqual([1, 1]);
  });

  test(`${name} on "Create client" makes one API client`, async ({ page, baseURL }) => {
    const client = `Once ${randomUUID().slice(0, 8)}`;
    await enter(page, baseURL ?? "", "admin@other.example");
    await page.goto("/settings/api-keys?new=client");
    const form = page.getByRole("dialog", { name: "New API client" });
    await form.getByLabel("Name").fill(client);
    const sent = watch(page, "/api/me/api-clients");
    await click(form.getByRole("button", { name: "Create client" }));
    await expect(page.getByRole("dialog", { name: `${client} created` })).toBeVisible();
    const admin = await callAs(baseURL ?? "", "admin@other.example");
    const { data } = await (await admin.get("/api/me/api-clients")).json();
    const made: { id: string; name: string }[] = data.filter((one: { name: string }) => one.name === client);
    for (const { id } of made) await admin.delete(`/api/me/api-clients/${id}`);
    expect([sent.length, made.length]).toEqual([1, 1]);
  });

  test(`${name} on "Buy" opens one payment page`, async ({ page, baseURL }) => {
    await enter(page, baseURL ?? "", "admin@demo.example");
    await page.goto("/settings/billing");
    const sent = watch(page, "/api/me/billing/packs/checkout");
    await click(page.getByRole("button", { name: "Buy 1,000 credits" }));
    await page.waitForURL(/\/checkout\//);
    expect(sent).toHaveLength(1);
  });

  test(`${name} on "Send me a link" sends one mail`, async ({ page }) => {
    const email = `once-${randomUUID()}@people.example`;
    await page.goto("/sign-in");
    await page.getByLabel("Email").fill(email);
    await click(page.getByRole("button", { name: "Send me a link" }));
    await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
    const { data } = await (await page.request.get("/api/dev/mailbox", { params: { to: email } })).json();
    expect(data).toHaveLength(1);
  });
}
