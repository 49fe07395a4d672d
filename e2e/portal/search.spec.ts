import type { SignalItem } from "@/lib/contracts/signals";
import { enter, expect, expectAccessible, test } from "../fixtures";
import { rows } from "./queue-signals";

test("a search takes words in any order, and forgives a wrong letter", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", "manager@demo.example");
  const { data }: { data: SignalItem[] } = await (await page.request.get("/api/me/signals?limit=100")).json();
  const names = data.map(({ person }) => person.name);
  const name = names.find((name) => /^[A-Za-z]+ [A-Za-z]{6,}$/.test(name));
  if (!name) throw new Error("No signal is of someone with a long last name");
  const [first = "", last = ""] = name.toLowerCase().split(" ");
  await page.goto("/signals");
  const search = page.getByLabel("Search signals");
  await expect(async () => {
    await search.fill(`${last} ${first}`);
    await expect(page).toHaveURL(/search=/, { timeout: 1_000 });
  }).toPass();
  await expect(rows(page).first()).toContainText(name);
  await expect(page.getByText(/^Showing results for/)).toHaveCount(0);

  await search.fill(`${first} ${last.slice(0, 3)}${last.slice(4)}`);
  const notice = page.getByRole("status").filter({ hasText: "Showing results for" });
  await expect(notice).toContainText(`Showing results for ${first} ${last}`);
  await expect(rows(page).first()).toContainText(name);
  await expectAccessible(page);

  await search.fill(`"${last} ${first}"`);
  await expect(page.getByText("No signals match these filters")).toBeVisible();
});
