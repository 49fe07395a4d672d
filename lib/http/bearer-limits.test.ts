import { describe, expect, it, vi } from "vitest";
import { insertCaller } from "@/tests/factories/api-clients";
import { freezeMinute, open, refusal, repeat } from "@/tests/factories/bearer-routes";
import { withRollback } from "@/tests/factories/context";
import { insertCustomer } from "@/tests/factories/workspace";

freezeMinute();

describe("limits", () => {
  it.each([
    [60, "pending", "scale"],
    [60, "approved", null],
    [60, "approved", "trial"],
    [120, "approved", "starter"],
    [300, "approved", "growth"],
    [600, "approved", "scale"],
  ] as const)("allow %i a minute for a client that is %s on the plan %s", (limit, approval, planSlug) =>
    withRollback(async (world) => {
      await insertCustomer(world.ctx, { planSlug, credits: 0 });
      const { token } = await insertCaller(world.ctx, { approval });
      const answer = await open(world).get(token);
      expect(answer.headers.get("ratelimit-policy")).toBe(`"client";q=${limit};w=60`);
      expect(answer.headers.get("ratelimit")).toBe(`"client";r=${limit - 1};t=60`);
    }),
  );

  it("reset each minute, separately for each client", () =>
    withRollback(async (world) => {
      await insertCustomer(world.ctx, { planSlug: "trial" });
      const mine = await insertCaller(world.ctx);
      const other = await insertCaller(world.ctx);
      const { get } = open(world);
      expect((await repeat(60, () => get(mine.token))).headers.get("ratelimit")).toBe('"client";r=0;t=60');
      vi.setSystemTime(new Date("2025-11-20T15:00:20Z"));
      const refused = await get(mine.token);
      expect(refused.headers.get("retry-after")).toBe("40");
      expect(refused.headers.get("ratelimit")).toBe('"client";r=0;t=40');
      expect(await refusal(refused)).toBe("429 rate_limited");
      expect((await get(other.token)).status).toBe(200);
      vi.setSystemTime(new Date("2025-11-20T15:01:01Z"));
      expect((await get(mine.token)).headers.get("ratelimit")).toBe('"client";r=59;t=60');
    }));

  it("allow ten intelligence requests a minute, in addition to the client's own limit", () =>
    withRollback(async (world) => {
      await insertCustomer(world.ctx);
      const { token } = await insertCaller(world.ctx);
      const { post, get } = open(world);
      const last = await repeat(10, () => post(token));
      expect(last.status).toBe(202);
      expect(last.headers.get("ratelimit-policy")).toBe('"client";q=300;w=60, "intelligence";q=10;w=60');
      expect(last.headers.get("ratelimit")).toBe('"client";r=290;t=60, "intelligence";r=0;t=60');
      expect(await refusal(await post(token))).toBe("429 rate_limited");
      expect((await get(token)).status).toBe(200);
    }));
});
