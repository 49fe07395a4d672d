import type { AuthOptions } from "next-auth";
import type { EmailConfig } from "next-auth/providers/email";
import type { Db } from "@/db/client";
import { policy } from "@/db/policy";
import { insertSession, revokeSession } from "@/db/queries/sessions";
import type { Clock } from "@/lib/clock";
import { newId } from "@/lib/ids";
import type { Mailer } from "@/lib/mail/mail";
import { signInMail } from "@/lib/mail/templates";
import { createAdapter } from "./adapter";
import { authLogger } from "./auth-logger";
import { mayMailLink } from "./mail-limits";
import { decodeSession, encodeSession, sessionSeconds } from "./session-token";

export const { signInLinkMinutes: signInMinutes } = policy;

export interface AuthParts {
  db: () => Db;
  mailer: () => Mailer;
  clock: Clock;
  secret: string;
  appUrl: string;
  /** Where the request came from, without what may not be stored. */
  caller: () => Promise<{ userAgent: string | null; ip: string | null }>;
}

/** Sign-in by emailed link, with a JWT whose `jti` identifies a row in `sessions`. */
export function authOptions(parts: AuthParts): AuthOptions {
  return {
    adapter: createAdapter(parts.db),
    secret: parts.secret,
    useSecureCookies: parts.appUrl.startsWith("https://"),
    session: { strategy: "jwt", maxAge: sessionSeconds },
    jwt: { maxAge: sessionSeconds, encode: encodeSession, decode: decodeSession },
    pages: { signIn: "/sign-in", verifyRequest: "/sign-in/sent", error: "/sign-in" },
    providers: [emailProvider(parts)],
    logger: authLogger,
    callbacks: {
      jwt: async ({ token, user }) => (user ? startSession(parts, user.id) : token),
      redirect: ({ url, baseUrl }) => (isLocal(url, baseUrl) ? url : baseUrl),
    },
    events: {
      signOut: async ({ token }) => {
        if (typeof token?.jti !== "string") return;
        await revokeSession(parts.db(), { sessionId: token.jti, now: parts.clock.now() });
      },
    },
  };
}

function emailProvider({ db, mailer, appUrl }: AuthParts): EmailConfig {
  return {
    id: "email",
    type: "email",
    name: "Email",
    server: {},
    from: "",
    maxAge: signInMinutes * 60,
    options: {},
    normalizeIdentifier: (identifier) => identifier.trim().toLowerCase(),
    sendVerificationRequest: async ({ identifier, url }) => {
      if (!(await mayMailLink(db(), identifier))) return;
      const mail = signInMail({ url: confirmUrl(url, appUrl), minutes: signInMinutes });
      await mailer().send({ to: identifier, ...mail });
    },
  };
}

/** The confirmation page: a scanner that opens every link must not use up the token. */
export function confirmUrl(callbackUrl: string, appUrl: string): string {
  const given = new URL(callbackUrl);
  const confirm = new URL("/sign-in/confirm", appUrl);
  for (const name of ["token", "email", "callbackUrl"]) {
    const value = given.searchParams.get(name);
    if (value) confirm.searchParams.set(name, value);
  }
  return confirm.href;
}

async function startSession(parts: AuthParts, userId: string) {
  const id = newId();
  const now = parts.clock.now();
  const expiresAt = new Date(now.getTime() + sessionSeconds * 1000);
  await insertSession(parts.db(), { id, userId, now, expiresAt, ...(await parts.caller()) });
  return { jti: id, sub: userId };
}

const isLocal = (url: string, baseUrl: string) =>
  URL.canParse(url, baseUrl) && new URL(url, baseUrl).origin === new URL(baseUrl).origin;
