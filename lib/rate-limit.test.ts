import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openDb } from "@/db/client";
import { rateLimits as counters } from "@/db/schema";
import { withDatabase, withRollback } from "@/tests/factories/context";
import {
  addressKey,
  type Consumed,
  consume,
  consumeInTurn,
  type RateLimit,
  rateLimitHeaders,
  rateLimits,
  requireWithinLimits,
} from "./rate-limit";

const short: RateLimit = { name: "short", requests: 2, seconds: 60 };
const long: RateLimit = { name: "long", requests: 3, seconds: 3_600 };

/** Counters use the machine's clock, which is frozen here. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2025-11-20T15:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});
const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);

describe("a counter", () => {
  it("allows a limited number of requests per window, then refuses, then resets", () =>
    withRollback(async ({ db }) => {
      const seen: [number, boolean, number][] = [];
      for (const pause of [0, 10, 10, 10, 31]) {
        wait(pause);
        const { remaining, isExceeded, reset } = await consume(db, short, "a");
        seen.push([remaining, isExceeded, reset]);
      }
      expect(seen).toEqual([
        [1, false, 60],
        [0, false, 50],
        [0, true, 40],
        [0, true, 30],
        [1, false, 60],
      ]);
    }));

  it("is separate for each key and each limit", () =>
    withRollback(async ({ db }) => {
      await consume(db, short, "a");
      expect(await consume(db, short, "b")).toMatchObject({ remaining: 1 });
      expect(await consume(db, long, "a")).toMatchObject({ remaining: 2 });
    }));

  it("counts each of many concurrent requests", () =>
    withDatabase(async ({ db }) => {
      const all = await Promise.all(Array.from({ length: 8 }, () => consume(db, short, "a")));
      expect(all.filter(({ isExceeded }) => !isExceeded)).toHaveLength(short.requests);
    }));

  it("fails with an error, not a limit, if it is unavailable", async () => {
    const { db, close } = openDb("postgres://127.0.0.1:1/none", { max: 1 });
    await expect(consume(db, short, "a")).rejects.toThrow(Error);
    await close();
  });
});

describe("several limits in order", () => {
  it("are checked up to the first that is exceeded", () =>
    withRollback(async ({ db }) => {
      const limits = [
        { limit: short, key: "a" },
        { limit: long, key: "a" },
      ];
      const ask = async () =>
        (await consumeInTurn(db, limits)).map(({ limit, remaining, isExceeded }) =>
          isExceeded ? limit.name : remaining,
        );
      expect([await ask(), await ask(), await ask(), await ask()]).toEqual([
        [1, 2],
        [0, 1],
        ["short"],
        ["short"],
      ]);
      wait(61);
      expect([await ask(), await ask()]).toEqual([
        [1, 0],
        [0, "long"],
      ]);
    }));
});

describe("rate limit headers", () => {
  const consumed: Consumed[] = [
    { limit: short, remaining: 0, reset: 12, isExceeded: true },
    { limit: long, remaining: 0, reset: 90, isExceeded: true },
    { limit: { ...long, name: "other" }, remaining: 2, reset: 500, isExceeded: false },
  ];

  it("list each limit and its remaining requests", () => {
    expect(rateLimitHeaders(consumed)).toEqual({
      "RateLimit-Policy": '"short";q=2;w=60, "long";q=3;w=3600, "other";q=3;w=3600',
      RateLimit: '"short";r=0;t=12, "long";r=0;t=90, "other";r=2;t=500',
    });
  });

  it("include when every limit allows requests again", () => {
    expect(() => requireWithinLimits(consumed.slice(2))).not.toThrow();
    expect(() => requireWithinLimits(consumed)).toThrow(
      expect.objectContaining({ code: "rate_limited", status: 429, headers: { "Retry-After": "90" } }),
    );
  });
});

describe("the refusal", () => {
  const refuse = (limit: RateLimit, reset: number) =>
    requireWithinLimits([{ limit, remaining: 0, reset, isExceeded: true }]);
  it.each([
    [
      rateLimits.registrationByEmail,
      20_000,
      "3 registrations per email address per day. Try again in 6 hours.",
    ],
    [
      rateLimits.registrationByHour,
      3_600,
      "5 registrations per IP address per hour. Try again in 60 minutes.",
    ],
    [rateLimits.intelligence, 1, "10 report starts per client per minute. Try again in 1 second."],
    [
      { name: "once", requests: 1, seconds: 900 },
      119,
      "1 request per 900 seconds. Try again in 119 seconds.",
    ],
  ])("names the limit %j and when to retry", (limit, reset, message) => {
    expect(() => refuse(limit, reset)).toThrow(`Limit reached: ${message}`);
  });
});

describe("an address", () => {
  it("is not stored as is", () =>
    withRollback(async ({ db }) => {
      await consume(db, short, addressKey("203.0.113.7"));
      expect(JSON.stringify(await db.select().from(counters))).not.toContain("203.0");
    }));

  it.each([
    ["203.0.113.7", "203.0.113.7", true],
    ["203.0.113.7", "::ffff:203.0.113.7", true],
    ["203.0.113.7", "203.0.113.8", false],
    ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9", true],
    ["2001:db8:1:2::1", "2001:db8:1:3::1", false],
    ["203.0.113.7", null, false],
    [null, null, true],
  ])("%s and %s count as one: %s", (a, b, same) => {
    expect(addressKey(a) === addressKey(b)).toBe(same);
  });
});
