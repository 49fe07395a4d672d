import { randomUUID } from "node:crypto";
import { startReceiver } from "@/tests/fakes/receiver/receiver";
import { enter, expect, test } from "../fixtures";
import { expectEveryLook } from "./every-look";

const kinds = [
  {
    destinationType: "webhook",
    config: { auth: { type: "bearer", token: "kept-secret" }, headers: { "X-Team": "revenue" } },
    sent: { authorization: "Bearer kept-secret", "x-team": "revenue" },
  },
  {
    destinationType: "automation",
    config: { apiKeyHeader: "x-api-key", apiKey: "kept-secret" },
    sent: { "x-api-key": "kept-secret" },
  },
  {
    destinationType: "enrichment_webhook",
    config: { token: "kept-secret" },
    sent: {},
  },
] as const;

for (const { destinationType, config, sent } of kinds) {
  test(`${destinationType}: renaming leaves the connection as it is, and only what changed is sent`, async ({
    page,
    baseURL,
  }) => {
    const receiver = await startReceiver();
    await enter(page, baseURL ?? "", "admin@demo.example");
    const name = `Kept ${randomUUID().slice(0, 8)}`;
    const created = await page.request.post("/api/me/destinations", {
      data: { destinationType, name, config: { url: `${receiver.url}/a`, ...config } },
    });
    expect(created.status()).toBe(201);
    const { id } = await created.json();
    await page.goto(`/destinations/${id}`);
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Edit destination" });
    await expect(dialog.getByLabel("Name", { exact: true })).toBeFocused();
    await expectEveryLook(page);

    const renamed = page.waitForRequest((request) => request.method() === "PATCH");
    await page.keyboard.press("End");
    await page.keyboard.type(" again");
    await page.keyboard.press("Enter");
    expect((await renamed).postDataJSON()).toEqual({ name: `${name} again` });
    await expect(page.getByRole("heading", { level: 1, name: `${name} again` })).toBeVisible();

    await page.getByRole("button", { name: "Edit", exact: true }).click();
    const moved = page.waitForRequest((request) => request.method() === "PATCH");
    await dialog.getByLabel(/URL$/).fill(`${receiver.url}/b`);
    await dialog.getByRole("button", { name: "Save" }).click();
    expect((await moved).postDataJSON()).toEqual({ config: { url: `${receiver.url}/b` } });
    await expect(dialog).toBeHidden();
    const answer = await page.request.post(`/api/me/destinations/${id}/test`);
    expect(await answer.json()).toMatchObject({ success: true });
    expect(receiver.requests.at(-1)).toMatchObject({ path: "/b", headers: sent });

    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await dialog.getByLabel(/URL$/).fill("https://elsewhere.example/c");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByText(/new host/).first()).toBeVisible();
    await page.request.delete(`/api/me/destinations/${id}`);
    await receiver.close();
  });
}
