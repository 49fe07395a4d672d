import { expect, it, onTestFinished, vi } from "vitest";
import { encodeSession, sessionCookie } from "@/lib/auth/session-token";
import { newId } from "@/lib/ids";
import { rateLimits } from "@/lib/rate-limit";
import { createPageLimit } from "./page-limit";

const settings = { secret: "a secret of this test", appUrl: "http://localhost:3000", trustedProxies: 1 };
const most = rateLimits.pages.requests;

function open() {
  const limitPage = createPageLimit(settings);
  const ask = (address: string, session?: string) =>
    limitPage({
      headers: new Headers({ "x-forwarded-for": address }),
      cookies: {
        get: (name) =>
          session !== undefined && name === sessionCookie(settings.appUrl) ? { value: session } : undefined,
      },
    });
  /** How many of so many pages pass. */
  const passing = async (count: number, address: string, session?: string) => {
    const answers = await Promise.all(Array.from({ length: count }, () => ask(address, session)));
    return answers.filter((answer) => answer === null).length;
  };
  return { ask, passing };
}
const sessionOf = (sub: string) => encodeSession({ secret: settings.secret, token: { jti: newId(), sub } });

it("refuses an address's pages above the limit with 429 and when to retry, and no one else's", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const { ask, passing } = open();
  expect(await passing(most + 24, "203.0.113.1")).toBe(most);
  const answer = await ask("203.0.113.1");
  expect(answer?.status).toBe(429);
  expect(answer?.headers.get("retry-after")).toBe("60");
  expect(answer?.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(await answer?.text()).toContain(`Limit reached: ${most} pages per user or IP address per minute.`);
  expect(await ask("203.0.113.2")).toBeNull();
});

it("counts a user's pages by their session, whatever their address, and leaves the address's counter alone", async () => {
  const { ask, passing } = open();
  const [session, otherSession] = [await sessionOf("a user"), await sessionOf("a user")];
  expect(await passing(most, "203.0.113.1", session)).toBe(most);
  expect((await ask("203.0.113.2", otherSession))?.status).toBe(429);
  expect(await ask("203.0.113.1", await sessionOf("a colleague"))).toBeNull();
  expect(await ask("203.0.113.1")).toBeNull();
});

it("counts made-up sessions by address", async () => {
  const { ask, passing } = open();
  const foreign = await encodeSession({ secret: "another secret", token: { jti: newId(), sub: "a user" } });
  expect(await passing(most, "203.0.113.1", foreign)).toBe(most);
  expect((await ask("203.0.113.1", "made up"))?.status).toBe(429);
});
