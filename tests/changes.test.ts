/** What open pages ask for, as a process serves it: 304 until something changes, and a limit of its own. */
import { expect, it } from "vitest";
import type { Changes } from "@/lib/contracts/changes";
import { rateLimits } from "@/lib/rate-limit";
import { insertSignal } from "@/tests/factories/signals";
import { withOpenPortal } from "./security/opened-portal";
import { type Portal, signIn } from "./security/portal";

let portal: Portal;
withOpenPortal((opened) => {
  portal = opened;
});

const ask = (cookie: string, tag?: string | null) =>
  portal.call("GET", "/api/me/changes", { cookie, headers: tag ? { "if-none-match": tag } : {} });

it("answers 304 until the caller's own workspace changes", async () => {
  const cookie = await signIn(portal.mine, { role: "user" });
  const first = await ask(cookie);
  expect(first.status).toBe(200);
  const { revisions }: Changes = await first.json();
  const tag = first.headers.get("etag");
  expect(first.headers.get("vary")).toBe("Cookie");

  await insertSignal(portal.theirs.ctx);
  const unchanged = await ask(cookie, tag);
  expect(unchanged.status).toBe(304);
  expect(await unchanged.text()).toBe("");

  await insertSignal(portal.mine.ctx);
  const changed = await ask(cookie, tag);
  expect(changed.status).toBe(200);
  const after: Changes = await changed.json();
  expect(after.revisions.signals).not.toBe(revisions.signals);
  expect(after.revisions.setup).toBe(revisions.setup);
});

it("takes nothing from what a member may request otherwise", async () => {
  const cookie = await signIn(portal.mine, { role: "user" });
  const limited = async () => {
    const answer = await portal.call("GET", "/api/me/sources", { cookie });
    return answer.headers.get("ratelimit");
  };
  const before = await limited();
  expect(before).toMatch(new RegExp(`^"portal";r=${rateLimits.portal.requests - 1};`));
  for (let n = 0; n < 5; n++) expect((await ask(cookie)).headers.get("ratelimit")).toMatch(/^"changes";/);
  expect(await limited()).toMatch(new RegExp(`^"portal";r=${rateLimits.portal.requests - 2};`));
});
