import type { Page } from "@playwright/test";
import { answers } from "@/tests/factories/onboarding";
import { expect } from "../fixtures";

/** Creates a trial workspace for the signed-in user, which listens for a phrase no one uses. */
export async function openEmptyWorkspace(page: Page, origin: string): Promise<void> {
  const headers = { origin };
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data, headers });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  };
  await post("/api/me/onboarding", answers);
  await page.goto("/setup");
  await expect(page.getByRole("heading", { name: "Your ideal customer" })).toBeVisible({ timeout: 120_000 });
  await post("/api/me/sources", { sourceType: "keyword_search", keywords: ["zyxwv nobody says this"] });
  await post("/api/me/setup/activate", {});
}
