import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { enter, expect, test } from "../fixtures";
import { expectEveryLook } from "./every-look";

/** Registers a client over the API and returns its name. */
async function register(page: Page): Promise<string> {
  const mark = randomUUID().slice(0, 8);
  const answer = await page.request.post("/api/v1/register", {
    data: {
      client_name: `Program ${mark}`,
      contact_email: `contact-${mark}@people.example`,
      network_url: `https://www.network.example/in/contact-${mark}`,
      company_name: `Company ${mark}`,
    },
  });
  expect(answer.status()).toBe(201);
  return `Program ${mark}`;
}

test("an operator finds a self-registered client, approves it, and later denies it", async ({
  page,
  baseURL,
}) => {
  const name = await register(page);
  const mark = name.split(" ")[1] ?? "";
  await enter(page, baseURL ?? "", "operator@platform.example");
  await page.goto("/admin");
  const main = page.getByRole("navigation", { name: "Main" });
  await expect(main.getByRole("link")).toHaveText(["Platform", "Set up", "API docs"]);
  await page.getByLabel("Search clients").fill(mark);
  await expect(page).toHaveURL(new RegExp(`q=${mark}`));
  const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
  await expect(page.getByRole("list", { name: "Clients" }).getByRole("heading")).toHaveCount(1);
  await expect(row).toContainText(`contact-${mark}@people.example`);
  await expect(row).toContainText(`Company ${mark}`);
  await expect(row.getByText("Pending approval")).toBeVisible();
  await expectEveryLook(page);

  await test.step("approve", async () => {
    await row.getByRole("button", { name: `Approve ${name}` }).click();
    const dialog = page.getByRole("dialog", { name: `Approve ${name}?` });
    await expect(dialog).toContainText(`contact-${mark}@people.example will be invited as its admin`);
    await dialog.getByLabel("Another workspace").fill("nonsense");
    await dialog.getByRole("button", { name: "Approve client" }).click();
    await expect(dialog.getByLabel("Another workspace")).toHaveAttribute("aria-invalid", "true");
    await dialog.getByLabel("Another workspace").fill("");
    await dialog.getByRole("button", { name: "Approve client" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText("No clients match")).toBeVisible();
    const mails = await (
      await page.request.get("/api/dev/mailbox", { params: { to: `contact-${mark}@people.example` } })
    ).json();
    expect(mails.data).toHaveLength(1);
  });

  await test.step("deny", async () => {
    await page.getByRole("radio", { name: "Approved" }).check();
    await expect(page).toHaveURL(/approval=approved/);
    await row.getByRole("button", { name: `Deny ${name}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Deny client" }).click();
    await expect(page.getByText("No clients match")).toBeVisible();
    await page.goto(`/admin?approval=denied&q=${mark}`);
    await expect(row.getByText("Denied", { exact: true })).toBeVisible();
  });
});

test("the pages do not exist for other users", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", "admin@demo.example");
  for (const path of ["/admin", "/admin/customers", `/admin/customers/${randomUUID()}`]) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
  }
  await expect(page.getByRole("link", { name: "Platform" })).toHaveCount(0);
});
