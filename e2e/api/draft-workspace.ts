import { expect } from "@playwright/test";
import { answers } from "@/tests/factories/onboarding";
import { signIn } from "./session";

/** Signs up a new user's workspace and waits until its ICP is drafted. */
export async function draftWorkspace(
  baseURL: string,
  email: string,
  change: Partial<typeof answers> = {},
): Promise<void> {
  const person = await signIn(baseURL, email);
  const data = { ...answers, ...change };
  expect((await person.post("/api/me/onboarding", { data })).status()).toBe(202);
  await expect(async () => {
    expect((await person.get("/api/me/icp")).status()).toBe(200);
  }).toPass({ timeout: 120_000 });
  await person.dispose();
}
