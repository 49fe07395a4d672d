import { randomUUID } from "node:crypto";
import { type APIRequestContext, devices, expect, request } from "@playwright/test";

export type Cookies = Awaited<ReturnType<APIRequestContext["storageState"]>>["cookies"];

/** A user for API calls with these cookies, such as those of an earlier sign-in. */
export const resume = (baseURL: string, cookies: Cookies): Promise<APIRequestContext> =>
  request.newContext({
    baseURL,
    userAgent: devices["Desktop Chrome"].userAgent,
    extraHTTPHeaders: { Origin: baseURL },
    storageState: { cookies, origins: [] },
  });

/** A signed-in user for API calls, with the cookie of a real sign-in by emailed link. */
export async function signIn(baseURL: string, email: string): Promise<APIRequestContext> {
  const person = await resume(baseURL, []);
  const link = await askForLink(person, baseURL, email);
  const taken = await person.post(`/api/auth/callback/email${link.search}`, { maxRedirects: 0 });
  expect(taken.status()).toBe(302);
  const me = await person.get("/api/me");
  expect(me.status()).toBe(200);
  return person;
}

/** Requests a sign-in link and returns the one that was emailed. */
export async function askForLink(person: APIRequestContext, baseURL: string, email: string): Promise<URL> {
  const { csrfToken } = await (await person.get("/api/auth/csrf")).json();
  // Other tests sign in with this address at the same time, so the redirect target identifies the link.
  const mark = randomUUID();
  const asked = await person.post("/api/auth/signin/email", {
    form: { email, csrfToken, callbackUrl: `${baseURL}/dashboard?sign-in=${mark}`, json: "true" },
  });
  expect(asked.status()).toBe(200);
  return new URL(await signInLink(person, email, mark));
}

/** Finds the sign-in link, among an address's mails, whose redirect target contains this mark. */
async function signInLink(person: APIRequestContext, email: string, mark: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const answer = await person.get("/api/dev/mailbox", { params: { to: email } });
    const { data }: { data: { text: string }[] } = await answer.json();
    link = data
      .map(({ text }) => text.match(/https?:\/\/\S+\/sign-in\/confirm\S+/)?.[0])
      .find((address) => address?.includes(mark));
    expect(link).toBeTruthy();
  }).toPass({ timeout: 10_000 });
  return link ?? "";
}
