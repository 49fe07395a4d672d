import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { callAs, enter, expect, expectAccessible, test } from "../fixtures";

test.describe.configure({ mode: "default" });

/** The id and address of a ready account report about a company with signals. */
async function readyReport(person: APIRequestContext): Promise<{ id: string; path: string; name: string }> {
  const companies = await (await person.get("/api/me/signals/companies?limit=20")).json();
  const { networkUrl } = companies.data.find((one: { networkUrl: string | null }) => one.networkUrl);
  const started = await person.post("/api/me/intelligence/accounts", { data: { companyUrl: networkUrl } });
  const { id, slug } = await started.json();
  const read = async () => (await person.get(`/api/me/intelligence/accounts/${id}`)).json();
  await expect.poll(async () => (await read()).status, { timeout: 60_000 }).toBe("ready");
  return { id, path: `/intelligence/accounts/${slug}?id=${id}`, name: (await read()).name };
}

/** The largest and smallest screens, light and dark. */
const looks = [360, 1440].flatMap((width) =>
  (["light", "dark"] as const).map((colorScheme) => ({ width, colorScheme })),
);

test("a report is shared with a link that works without an account until it is revoked", async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const label = `For the board, ${randomUUID()}`;
  const person = await callAs(baseURL ?? "", "manager@demo.example");
  const report = await readyReport(person);
  await enter(page, baseURL ?? "", "manager@demo.example");
  await page.goto(report.path);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Share report" });
  await dialog.getByLabel("Label (optional)").fill(label);
  await dialog.getByLabel("Works for").selectOption("1 day");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Create link" }).click();
  const url = await dialog.getByText(/\/shared\/[\w-]{43}$/).innerText();
  const path = new URL(url).pathname;
  const row = dialog.getByRole("listitem").filter({ hasText: label });
  await expect(row).toContainText("Not opened yet");
  await expectAccessible(page);

  const visitor = await browser.newContext({ baseURL: baseURL ?? "" });
  const opened = await visitor.newPage();
  await test.step("a visitor without a session reads and prints it", async () => {
    const answer = await opened.goto(path);
    expect(answer?.status()).toBe(200);
    expect(await visitor.cookies()).toEqual([]);
    await expect(opened.getByRole("heading", { level: 1, name: report.name })).toBeVisible();
    await expect(opened.getByRole("heading", { name: "Buying committee" })).toBeVisible();
    await expect(opened.getByRole("heading", { name: "Activity" })).toBeVisible();
    await expect(opened.getByRole("button", { name: "Print" })).toBeVisible();
    for (const { width, colorScheme } of looks) {
      await opened.setViewportSize({ width, height: 800 });
      await opened.emulateMedia({ colorScheme });
      await expectAccessible(opened);
      const overflow = await opened.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `scrolls horizontally at ${width} px`).toBeLessThanOrEqual(0);
    }
  });

  await test.step("neither found, nor kept, nor told to other sites", async () => {
    const headers = (await visitor.request.get(path)).headers();
    expect(headers).toMatchObject({ "referrer-policy": "no-referrer" });
    expect(headers["x-robots-tag"]).toContain("noindex");
    expect(headers["cache-control"]).toContain("no-store");
    expect(headers["cache-control"]).not.toContain("public");
    await expect(opened.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
    await expect(opened.locator('meta[name="referrer"]')).toHaveAttribute("content", "no-referrer");
  });

  await test.step("its HTML tells nothing else of the workspace", async () => {
    const html = await (await visitor.request.get(path)).text();
    const full = await (await person.get(`/api/me/intelligence/accounts/${report.id}`)).json();
    const { id: workspaceId } = (await (await person.get("/api/me")).json()).customer;
    const signalIds = full.activity.entries.flatMap(
      ({ signalId }: { signalId: string | null }) => signalId ?? [],
    );
    expect(signalIds.length).toBeGreaterThan(0);
    for (const held of [
      ...[report.id, workspaceId, "manager@demo.example", label, ...signalIds],
      ...[
        full.nextStep.opener?.text,
        full.nextStep.opener?.text && JSON.stringify(full.nextStep.opener.text).slice(1, -1),
      ],
      ...[
        "Look for:",
        "of 10",
        "credits",
        "/signals/",
        "/intelligence",
        "/icp",
        "disposition",
        "dispositionReason",
      ],
    ]) {
      if (held) expect(html).not.toContain(held);
    }
    const links = await opened
      .getByRole("link")
      .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
    expect(links.filter((href) => new URL(href).origin === new URL(baseURL ?? "").origin)).toEqual([]);
  });

  await test.step("the maker sees that it was opened, and revokes it", async () => {
    await page.reload();
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await expect(row).toContainText(/Opened (once|\d+ times), last/);
    await expect(page.getByText(path)).toHaveCount(0);
    await row.getByRole("button", { name: /^Revoke/ }).click();
    const asks = page.getByRole("alertdialog", { name: "Revoke this link?" });
    await expectAccessible(page);
    await asks.getByRole("button", { name: "Revoke link" }).click();
    await expect(page.getByText("Link revoked")).toBeVisible();
    await expect(row).toHaveCount(0);
  });

  await test.step("a revoked link and an unknown one get the same page, which says what to do", async () => {
    const texts: string[] = [];
    for (const gone of [path, `/shared/${"x".repeat(43)}`, "/shared/nonsense"]) {
      const answer = await opened.goto(gone);
      expect(answer?.status()).toBe(404);
      await expect(opened.getByText("Ask the person who sent it to you for a new one.")).toBeVisible();
      texts.push(await opened.getByRole("main").innerText());
    }
    expect(new Set(texts).size).toBe(1);
    await expectAccessible(opened);
  });
  await visitor.close();
  await person.dispose();
});

test("signals and companies link to reports and offer new ones with their price, and reports link back", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const person = await callAs(baseURL ?? "", "manager@demo.example");
  const report = await readyReport(person);
  await enter(page, baseURL ?? "", "manager@demo.example");
  await page.goto(report.path);
  await page.getByRole("link", { name: /^\d+ signals?$/ }).click();
  await expect(page).toHaveURL(/\/signals\?company=/);
  const signals = await (
    await page.request.get(`/api/me/signals?${new URL(page.url()).searchParams}`)
  ).json();
  await page.goto(`/signals/${signals.data[0].id}`);
  await expect(
    page.getByRole("link", { name: /^Start person report 10 credits|^Person report/ }),
  ).toBeVisible();
  await page.getByRole("link", { name: /^Account report/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(report.name);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/companies");
  await expect(page.getByRole("link", { name: /Start for 25 credits/ }).first()).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole("link", { name: new RegExp(`report on ${report.name}`, "i") })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(report.id));
  await person.dispose();
});
