import { randomUUID } from "node:crypto";
import { signIn } from "../api/session";
import { enter, expect, test } from "../fixtures";
import { expectKept, type Kept } from "./kept-input";

test("unsaved edits of the ICP come back in the same tab, until they are discarded", async ({
  page,
  baseURL,
}) => {
  await enter(page, baseURL ?? "", "manager@demo.example");
  await page.goto("/icp");
  const context = page.getByLabel(/^Context/);
  const before = await context.inputValue();
  await expectKept(page, {
    ...{ name: "ICP", path: "/icp", text: `${before} Not saved yet.` },
    field: (page) => page.getByLabel(/^Context/),
  });
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(context).toHaveValue(before);
  await page.goto("/signals");
  await page.goto("/icp");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(context).toHaveValue(before);
});

test("unsaved input of a signal's forms comes back, on that signal only", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", "manager@demo.example");
  const { data } = await (await page.request.get("/api/me/signals?limit=2&offset=20&view=all")).json();
  const [first, second] = data.map(({ id }: { id: string }) => `/signals/${id}`);
  const comment: Kept = {
    ...{ name: "comment", path: first, text: "Half a thought" },
    field: (page) => page.getByLabel("New comment"),
  };
  await expectKept(page, comment);
  await page.goto(second);
  await expect(comment.field(page)).toHaveValue("");
  await page.goto(first);
  await expect(comment.field(page)).toHaveValue(comment.text);
  await comment.field(page).fill("");

  const feedback = `/api/me${first}/feedback`;
  const headers = { Origin: baseURL ?? "" };
  await page.request.post(feedback, { headers, data: { verdict: "good_fit", reasons: [], note: "" } });
  const note: Kept = {
    ...{ name: "note", path: first, text: "Met them in May" },
    field: (page) => page.getByLabel("Note"),
  };
  await expectKept(page, note);
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByRole("button", { name: "Save note" })).toBeHidden();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("Met them");
  await page.request.delete(feedback, { headers });
});

test("unsaved input of settings comes back in the same tab, and none is kept after sign-out", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const name = randomUUID().slice(0, 8);
  const admin = await signIn(baseURL ?? "", "admin@other.example");
  const category = await (await admin.post("/api/me/tag-categories", { data: { name } })).json();
  const sources = await (await admin.get("/api/me/sources")).json();
  await enter(page, baseURL ?? "", "admin@other.example", { fresh: true });
  const forms: Kept[] = [
    {
      name: "profile",
      path: "/settings/profile",
      field: (page) => page.getByLabel("Name", { exact: true }),
      text: `Ada ${name}`,
    },
    {
      name: "workspace",
      path: "/settings/profile",
      field: (page) => page.getByLabel("Workspace name"),
      text: `Ours ${name}`,
    },
    {
      name: "stages",
      path: "/settings/assignment",
      field: (page) => page.getByLabel("Stage 2"),
      text: `Doing ${name}`,
    },
    {
      name: "suppression",
      path: "/settings/privacy",
      field: (page) => page.getByLabel("Profile URL", { exact: true }),
      text: `https://x.example/in/${name}`,
    },
    {
      name: "person",
      path: "/settings/privacy",
      field: (page) => page.getByLabel("Person's profile URL"),
      text: `https://y.example/in/${name}`,
    },
    {
      name: "tag value",
      path: "/settings/tags",
      field: (page) => page.getByLabel(`New value of ${name}`),
      text: `Soon ${name}`,
    },
    {
      name: "top-up",
      path: "/settings/credits",
      field: (page) => page.getByLabel("When fewer credits are left than"),
      text: "1234",
    },
    {
      ...{ name: "source", path: `/sources/${sources.data[0].id}`, text: `Renamed ${name}` },
      field: (page) => page.getByLabel("Source name"),
      open: (page) => page.getByRole("button", { name: "Rename" }).click(),
    },
  ];
  for (const form of forms) await test.step(form.name, () => expectKept(page, form));

  await test.step("in this workspace only, and until sign-out", async () => {
    const drafts = () =>
      page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("draft ")));
    const { customer } = await (await page.request.get("/api/me")).json();
    const kept = await drafts();
    expect(kept.length).toBe(forms.length);
    for (const key of kept) expect(key).toContain(customer.id);
    await page.getByRole("button", { name: /^Account of/ }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    expect(await drafts()).toEqual([]);
  });
  await admin.delete(`/api/me/tag-categories/${category.id}`);
  await admin.dispose();
});

test("a form with secrets keeps nothing in the browser, and asks before Back discards it", async ({
  page,
  baseURL,
}) => {
  await enter(page, baseURL ?? "", "admin@demo.example");
  await page.goto("/dashboard");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Destinations" }).click();
  await page.getByRole("button", { name: "Add destination" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: /^Webhook/ }).click();
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByLabel("Name").fill("Not created");
  await dialog.getByLabel(/^URL|^Address/).fill("https://hooks.example.com/secret-path");
  await page.evaluate(() => history.back());
  const asks = page.getByRole("alertdialog", { name: "Discard changes?" });
  await expect(asks).toBeVisible();
  await expect(page).toHaveURL(/\/destinations/);
  await asks.getByRole("button", { name: "Keep editing" }).click();
  await expect(dialog.getByLabel("Name")).toHaveValue("Not created");
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    "secret-path",
  );
  await page.keyboard.press("Escape");
  await asks.getByRole("button", { name: "Discard" }).click();
  await expect(dialog).toBeHidden();
});
