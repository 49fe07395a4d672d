import type { AuthOptions } from "next-auth";
import type { EmailConfig } from "next-auth/providers/email";
import type { Db } from "@/db/client";
import { policy } from "@/db/policy";
import { insertSession, revokeSession } from "@/db/queries/sessions";
import type { Clock } from "@/lib/clock";
import { linkAccount } from "@/lib/domain/sessions/link-account";
import { newId } from "@/lib/ids";
import { log } from "@/lib/log";
import type { Mailer } from "@/lib/mail/mail";
import { readClaims } from "@/lib/sign-in-providers/claims";
import { openidProvider } from "@/lib/sign-in-providers/openid";
import type { ProviderSettings } from "@/lib/sign-in-providers/settings";
import { createAdapter } from "./adapter";
import { authLogger } from "./auth-logger";
import { noting } from "./failed-queries";
import { writeLinkMail } from "./link-mail";
import { mayMailLink } from "./mail-limits";
import { decodeSession, encodeSession, sessionSeconds } from "./session-token";

export const { signInLinkMinutes: signInMinutes } = policy;

export interface AuthParts {
  db: () => Db;
  mailer: () => Mailer;
  clock: Clock;
  secret: string;
  appUrl: string;
  providers: readonly ProviderSettings[];
  /** Where the request came from, without what may not be stored. */
  caller: () => Promise<{ userAgent: string | null; ip: string | null }>;
}

/** Sign-in by emailed link or with a configured provider, with a JWT whose `jti` identifies a row in `sessions`. */
export function authOptions(parts: AuthParts): AuthOptions {
  return {
    adapter: createAdapter(parts.db),
    secret: parts.secret,
    useSecureCookies: parts.appUrl.startsWith("https://"),
    session: { strategy: "jwt", maxAge: sessionSeconds },
    jwt: { maxAge: sessionSeconds, encode: encodeSession, decode: decodeSession },
    pages: { signIn: "/sign-in", verifyRequest: "/sign-in/sent", error: "/sign-in" },
    providers: [emailProvider(parts), ...parts.providers.map(openidProvider)],
    logger: authLogger,
    callbacks: {
      signIn: async ({ account, profile }) =>
        account?.type !== "oauth" || admit(parts, account.provider, profile),
      jwt: noting(async ({ token, user }) => (user ? startSession(parts, user.id) : token)),
      redirect: ({ url, baseUrl }) => (isLocal(url, baseUrl) ? url : baseUrl),
    },
    events: {
      signOut: noting(async ({ token }) => {
        if (typeof token?.jti !== "string") return;
        await revokeSession(parts.db(), { sessionId: token.jti, now: parts.clock.now() });
      }),
    },
  };
}

function emailProvider({ db, mailer, appUrl, secret }: AuthParts): EmailConfig {
  return {
    id: "email",
    type: "email",
    name: "Email",
    server: {},
    from: "",
    maxAge: signInMinutes * 60,
    options: {},
    normalizeIdentifier: (identifier) => identifier.trim().toLowerCase(),
    sendVerificationRequest: noting(async ({ identifier, url }) => {
      if (!(await mayMailLink(db(), identifier))) return;
      const asked = { email: identifier, url, appUrl, secret, minutes: signInMinutes };
      const mail = await writeLinkMail(db(), asked);
      await mailer().send({ to: identifier, ...mail });
    }),
  };
}

/** Links a provider's account; true, or the address that explains the refusal and keeps the page to return to. */
async function admit(parts: AuthParts, provider: string, claims: unknown): Promise<true | string> {
  const settings = parts.providers.find(({ id }) => id === provider);
  if (!settings) throw new Error(`${provider} is not configured`);
  try {
    const person = readClaims(settings, claims);
    const refusal = await linkAccount({ db: parts.db(), clock: parts.clock }, { provider, ...person });
    return refusal === null || signInErrorUrl(parts.appUrl, refusal);
  } catch (error) {
    // Next-auth would put the error's message into the address.
    log.error({ err: error, provider }, "sign-in failed");
    return signInErrorUrl(parts.appUrl, "Callback");
  }
}

/** Where next-auth adds the page to return to and opens the sign-in page. */
export const signInErrorUrl = (appUrl: string, error: string): string =>
  new URL(`/api/auth/signin?error=${error}`, appUrl).href;

async function startSession(parts: AuthParts, userId: string) {
  const id = newId();
  const now = parts.clock.now();
  const expiresAt = new Date(now.getTime() + sessionSeconds * 1000);
  await insertSession(parts.db(), { id, userId, now, expiresAt, ...(await parts.caller()) });
  return { jti: id, sub: userId };
}

const isLocal = (url: string, baseUrl: string) =>
  URL.canParse(url, baseUrl) && new URL(url, baseUrl).origin === new URL(baseUrl).origin;
