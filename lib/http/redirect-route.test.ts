/** Browsers that another site sends back, whatever the handler does. */
import { afterEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { currentScope } from "@/db/work-scope";
import { member, notAudited, operation } from "@/lib/contracts/operation";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { type TestWorld, withRollback } from "@/tests/factories/context";
import { serverOf } from "@/tests/factories/server";
import { insertCustomer } from "@/tests/factories/workspace";
import { signIn } from "@/tests/security/portal";
import type { MemberContext } from "./contexts";
import { createRedirectRoute } from "./redirect-route";

afterEach(() => {
  vi.restoreAllMocks();
});

const back = operation({
  id: "comeBack",
  method: "POST",
  path: "/api/back",
  summary: "Come back",
  auth: { kind: "public" },
  audit: notAudited("it is a test's"),
  query: z.object({ code: z.string() }),
  status: 302,
});

async function open(world: TestWorld, onward: (ctx: MemberContext, code: string) => Promise<string>) {
  await insertCustomer(world.ctx);
  const route = createRedirectRoute(() => serverOf(world))(back, {
    auth: member("active", ["admin"]),
    home: "/destinations?new=chat",
    onward: (ctx, { code }) => onward(ctx, code),
    refused: (error) => `/refused/${error?.code ?? "ours"}`,
  });
  return async (cookie: string | null, query = "?code=c") => {
    const answer = await route(
      new Request(`http://localhost:3000/api/back${query}`, { headers: cookie === null ? {} : { cookie } }),
    );
    expect(answer.status).toBe(302);
    return answer.headers.get("location")?.replace("http://localhost:3000", "");
  };
}

it("goes on with the member's context, whose statements may take 30 s", () =>
  withRollback(async (world) => {
    const ask = await open(world, async ({ customerId }, code) => {
      expect(customerId).toBe(world.ctx.customerId);
      expect(currentScope()).toMatchObject({ customerId, statementMs: 30_000 });
      return `/done?${code}`;
    });
    expect(await ask(await signIn(world))).toBe("/done?c");
  }));

it("sends who is signed out to sign in, and back to the page", () =>
  withRollback(async (world) => {
    const ask = await open(world, async () => "/done");
    expect(await ask(null)).toBe("/sign-in?callbackUrl=%2Fdestinations%3Fnew%3Dchat");
  }));

it("refuses other roles, read-only seats and incomplete queries", () =>
  withRollback(async (world) => {
    const ask = await open(world, async () => "/done");
    expect(await ask(await signIn(world, { role: "user" }))).toBe("/refused/insufficient_role");
    expect(await ask(await signIn(world, { isReadOnly: true }))).toBe("/refused/read_only_seat");
    expect(await ask(await signIn(world), "")).toBe("/refused/validation_error");
  }));

it.each([
  [new AppError("not_found", "Gone"), "/refused/not_found", 0],
  [new AppError("server_error", "Broken"), "/refused/ours", 1],
  [new Error("A bug"), "/refused/ours", 1],
])("after %s leads to %s", (error, path, logged) =>
  withRollback(async (world) => {
    const failed = vi.spyOn(log, "error").mockReturnValue();
    const ask = await open(world, async () => {
      throw error;
    });
    expect(await ask(await signIn(world))).toBe(path);
    expect(failed).toHaveBeenCalledTimes(logged);
  }),
);
