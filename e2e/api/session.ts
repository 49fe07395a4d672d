import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, request } from "@playwright/test";

/** A signed-in person as the API sees them: the cookie of a real sign-in by mailed link. */
export async function signIn(baseURL: string, email: string): Promise<APIRequestContext> {
  const person = await request.newContext({ baseURL, extraHTTPHeaders: { Origin: baseURL } });
  const link = await askForLink(person, baseURL, email);
  const taken = await person.post(`/api/auth/callback/email${link.search}`, { maxRedirects: 0 });
  expect(taken.status()).toBe(302);
  const me = await person.get("/api/me");
  expect(me.status()).toBe(200);
  return person;
}

/** Asks for a sign-in link, and answers the one that was mailed. */
export async function askForLink(person: APIRequestContext, baseURL: string, email: string): Promise<URL> {
  const { csrfToken } = await (await person.get("/api/auth/csrf")).json();
  // Others sign in with the address at the same time: the link is told by where it leads.
  const mark = randomUUID();
  const asked = await person.post("/api/auth/signin/email", {
    form: { email, csrfToken, callbackUrl: `${baseURL}/dashboard?sign-in=${mark}`, json: "true" },
  });
  expect(asked.status()).toBe(200);
  return new URL(await signInLink(person, email, mark));
}

/** The sign-in link among an address's mails that leads to an address with this mark. */
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
