import { type APIRequestContext, expect, request } from "@playwright/test";

/** A signed-in person as the API sees them: the cookie of a real sign-in by mailed link. */
export async function signIn(baseURL: string, email: string): Promise<APIRequestContext> {
  const person = await request.newContext({ baseURL, extraHTTPHeaders: { Origin: baseURL } });
  const csrf = await person.get("/api/auth/csrf");
  const { csrfToken } = await csrf.json();
  const before = await newestMail(person, email);
  const asked = await person.post("/api/auth/signin/email", {
    form: { email, csrfToken, callbackUrl: `${baseURL}/dashboard`, json: "true" },
  });
  expect(asked.status()).toBe(200);
  const link = await signInLink(person, email, before?.id);
  const callback = new URL(link);
  callback.pathname = "/api/auth/callback/email";
  const taken = await person.post(callback.href, { maxRedirects: 0 });
  expect(taken.status()).toBe(302);
  const me = await person.get("/api/me");
  expect(me.status()).toBe(200);
  return person;
}

interface Mail {
  id: string;
  text: string;
}

async function newestMail(person: APIRequestContext, to: string): Promise<Mail | undefined> {
  const answer = await person.get("/api/dev/mailbox", { params: { to } });
  const { data }: { data: Mail[] } = await answer.json();
  return data[0];
}

/** The link of the newest sign-in mail that is not `knownId`. */
export async function signInLink(
  person: APIRequestContext,
  email: string,
  knownId: string | undefined,
): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const mail = await newestMail(person, email);
    expect(mail?.id).not.toBe(knownId);
    link = mail?.text.match(/https?:\/\/\S+\/sign-in\/confirm\S+/)?.[0];
    expect(link).toBeTruthy();
  }).toPass({ timeout: 10_000 });
  return link ?? "";
}
