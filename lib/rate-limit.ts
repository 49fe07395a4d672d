/** Rate limits. Counters are rows, so that all instances share them. */
import ipaddr from "ipaddr.js";
import { RateLimiterPostgres, type RateLimiterRes } from "rate-limiter-flexible";
import type { Db } from "@/db/client";
import type { CountedWindow } from "@/db/queries/api-tokens";
import { rateLimitStore } from "@/db/rate-limit-store";
import type { PlanSlug } from "@/db/vocabulary";
import { sha256 } from "@/lib/crypto";
import { AppError } from "@/lib/errors";

export interface RateLimit {
  /** The counter's name: letters and hyphens. */
  name: string;
  requests: number;
  seconds: number;
  /** What is counted, in the plural and by what. Default: requests. */
  counts?: string;
}

const perMinute = (name: string, requests: number, counts?: string): RateLimit => ({
  name,
  requests,
  seconds: 60,
  ...(counts && { counts }),
});

export const rateLimits = {
  portal: perMinute("portal", 600, "requests per user"),
  portalWrites: perMinute("portal-writes", 120, "changes per user"),
  /** Open pages ask what has changed. Counted apart, so that it takes nothing from a member's other requests. */
  changes: perMinute("changes", 120),
  /** Every page, by user, or by address without a session. Counted in memory (`lib/http/page-limit.ts`). */
  pages: perMinute("pages", 600, "pages per user or IP address"),
  publicByAddress: perMinute("public", 120, "requests per IP address"),
  /** Opening shared reports, by address. */
  sharedReports: perMinute("shared-reports", 60, "openings per IP address"),
  /** Each reads a whole list. */
  exports: perMinute("exports", 20, "exports per user"),
  intelligence: perMinute("intelligence", 10, "report starts per client"),
  tokenByClient: perMinute("token-client", 300, "token requests per client"),
  tokenByAddress: perMinute("token-address", 1_200, "token requests per IP address"),
  /** Guesses are limited, and not who asks for a token before every call. */
  tokenFailures: perMinute("token-failures", 60, "refused token requests per IP address"),
  revocationByClient: perMinute("revoke-client", 30, "revocations per client"),
  revocationByAddress: perMinute("revoke-address", 60, "revocations per IP address"),
  registrationByHour: {
    name: "register-hour",
    requests: 5,
    seconds: 3_600,
    counts: "registrations per IP address",
  },
  registrationByDay: {
    name: "register-day",
    requests: 20,
    seconds: 86_400,
    counts: "registrations per IP address",
  },
  registrationByEmail: {
    name: "register-email",
    requests: 3,
    seconds: 86_400,
    counts: "registrations per email address",
  },
  /** Agents register themselves, some of them on every start. */
  appRegistrationByHour: {
    name: "register-app-hour",
    requests: 30,
    seconds: 3_600,
    counts: "registrations per IP address",
  },
  appRegistrationByDay: {
    name: "register-app-day",
    requests: 100,
    seconds: 86_400,
    counts: "registrations per IP address",
  },
  /** Per email address and caller: one caller cannot use up the links of an address. */
  signInLinks: { name: "sign-in-links", requests: 20, seconds: 3_600 },
  /** Limits how many strangers one caller can mail. An office may be one caller. */
  signInLinksByCaller: { name: "sign-in-links-caller", requests: 300, seconds: 3_600 },
  /** Requests that start or finish a sign-in with a provider. An office may be one caller. */
  signInsByCaller: { name: "sign-ins-caller", requests: 600, seconds: 3_600 },
  /** Per email address, for all callers. Above it, `signInMailsBeyond` applies, so the owner always gets a link. */
  signInMails: { name: "sign-in-mails", requests: 60, seconds: 3_600 },
  signInMailsBeyond: { name: "sign-in-mails-beyond", requests: 1, seconds: 900 },
  invitesByRecipient: { name: "invites-recipient", requests: 20, seconds: 86_400 },
  invitesByWorkspace: { name: "invites-workspace", requests: 200, seconds: 86_400 },
  notificationsByRecipient: { name: "notifications-recipient", requests: 50, seconds: 86_400 },
  notificationsByWorkspace: { name: "notifications-workspace", requests: 500, seconds: 86_400 },
} as const satisfies Record<string, RateLimit>;

const requestsByPlan: Record<PlanSlug, number> = {
  trial: 60,
  starter: 120,
  growth: 300,
  scale: 600,
  internal: 600,
};

/** A client's requests per minute: by its workspace's plan once it is approved. */
export function clientLimit(input: { isApproved: boolean; plan: PlanSlug | null }): RateLimit {
  return perMinute("client", input.isApproved && input.plan ? requestsByPlan[input.plan] : 60);
}

/**
 * Identifies a caller's address without storing it. Addresses in one IPv6 /64 count as one, and so do all unknown
 * addresses.
 */
export function addressKey(ip: string | null): string {
  if (ip === null) return "unknown";
  const address = ipaddr.process(ip);
  const bytes = address.toByteArray();
  return sha256(bytes.slice(0, address.kind() === "ipv6" ? 8 : 4).join("."));
}

export interface Consumed {
  limit: RateLimit;
  remaining: number;
  /** Seconds until the counter resets. */
  reset: number;
  isExceeded: boolean;
}

const limiterOf = (db: Db, limit: RateLimit) =>
  new RateLimiterPostgres({
    storeClient: rateLimitStore(db),
    storeType: "client",
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: limit.name,
    points: limit.requests,
    duration: limit.seconds,
  });

/** What `key` has used of the limit, without counting; null if nothing. */
export async function readUse(db: Db, limit: RateLimit, key: string): Promise<Consumed | null> {
  const used = await limiterOf(db, limit).get(key);
  return used && consumed(limit, used, used.consumedPoints >= limit.requests);
}

/** Counts one request of `key`. A database failure is an error, not an exceeded limit. */
export async function consume(db: Db, limit: RateLimit, key: string): Promise<Consumed> {
  try {
    return consumed(limit, await limiterOf(db, limit).consume(key), false);
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal;
    // The library rejects with a non-error when the points are used up.
    return consumed(limit, refusal as RateLimiterRes, true);
  }
}

/** The window that starts now, if this request is the first in it. */
export function windowOf({ name, seconds }: RateLimit): { counter: string; begins: number; ends: number } {
  const begins = Date.now();
  return { counter: name, begins, ends: begins + seconds * 1_000 };
}

/** The result of `consume` for a window in which the request was already counted. */
export const consumedOf = (limit: RateLimit, { points, endsAt }: CountedWindow): Consumed => ({
  limit,
  remaining: Math.max(0, limit.requests - points),
  reset: secondsUntil(endsAt - Date.now()),
  isExceeded: points > limit.requests,
});

const secondsUntil = (ms: number): number => Math.max(1, Math.ceil(ms / 1_000));

const consumed = (limit: RateLimit, result: RateLimiterRes, isExceeded: boolean): Consumed => ({
  limit,
  remaining: Math.max(0, result.remainingPoints),
  reset: secondsUntil(result.msBeforeNext),
  isExceeded,
});

/**
 * Counts one request against several limits in order, stopping at the first that is exceeded, so that a request refused
 * by a short limit does not use up a longer one.
 */
export async function consumeInTurn(
  db: Db,
  limits: readonly { limit: RateLimit; key: string }[],
): Promise<Consumed[]> {
  const all: Consumed[] = [];
  for (const { limit, key } of limits) {
    const one = await consume(db, limit, key);
    all.push(one);
    if (one.isExceeded) break;
  }
  return all;
}

/** The `RateLimit` headers of draft-ietf-httpapi-ratelimit-headers, for every checked counter. */
export function rateLimitHeaders(all: readonly Consumed[]): Record<string, string> {
  const policies = all.map(({ limit }) => `"${limit.name}";q=${limit.requests};w=${limit.seconds}`);
  const states = all.map(({ limit, remaining, reset }) => `"${limit.name}";r=${remaining};t=${reset}`);
  return { "RateLimit-Policy": policies.join(", "), RateLimit: states.join(", ") };
}

/** The 429 if a limit is exceeded. Its message names the one that lasts longest, and when to retry. */
export function exceededLimit(all: readonly Consumed[]): AppError | null {
  const [longest] = all.filter(({ isExceeded }) => isExceeded).sort((a, b) => b.reset - a.reset);
  if (!longest) return null;
  const { limit, reset } = longest;
  return new AppError(
    "rate_limited",
    `Limit reached: ${describeLimit(limit)}. Try again in ${describeWait(reset)}.`,
  ).with({ "Retry-After": String(reset) });
}

/** Throws `rate_limited` if a limit is exceeded. */
export function requireWithinLimits(all: readonly Consumed[]): void {
  const error = exceededLimit(all);
  if (error) throw error;
}

const spans: Record<number, string> = { 60: "minute", 3600: "hour", 86400: "day" };

/** For example `3 registrations per email address per day`. */
export const describeLimit = ({ requests, seconds, counts = "requests" }: RateLimit): string =>
  `${requests} ${requests === 1 ? counts.replace(/^(\w+)s\b/, "$1") : counts} per ${spans[seconds] ?? `${seconds} seconds`}`;

/** Rounded up, so that a retry after it succeeds. */
function describeWait(seconds: number): string {
  const count = (size: number, unit: string) => {
    const amount = Math.ceil(seconds / size);
    return `${amount} ${unit}${amount === 1 ? "" : "s"}`;
  };
  if (seconds < 120) return count(1, "second");
  return seconds < 7_200 ? count(60, "minute") : count(3_600, "hour");
}
