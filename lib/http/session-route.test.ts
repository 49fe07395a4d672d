/** Who may call an operation with a session, and how a session reaches it. */
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { currentScope } from "@/db/work-scope";
import { type Auth, member, notAudited, operation } from "@/lib/contracts/operation";
import { type TestWorld, withRollback } from "@/tests/factories/context";
import { serverOf } from "@/tests/factories/server";
import { insertCustomer } from "@/tests/factories/workspace";
import { signIn } from "@/tests/security/portal";
import { createRoute } from "./route";

const origin = "http://localhost:3000";
const parts = { path: "/api/me/things", summary: "Things", response: z.object({ customerId: z.string() }) };
const written = { ...parts, method: "POST" as const, audit: notAudited("it is a test's") };
const anyMember = member("active");
const operatorOnly: Auth = { kind: "operator" };
const signedIn = member("any");

const operations = {
  reads: operation({ id: "read", method: "GET", ...parts, auth: anyMember }),
  writes: operation({ id: "write", ...written, auth: anyMember }),
  "writes their own": operation({ id: "writeOwn", ...written, auth: anyMember, isOwn: true }),
  "reads as an operator": operation({ id: "operate", method: "GET", ...parts, auth: operatorOnly }),
  "reads their account": operation({ id: "account", method: "GET", ...parts, auth: signedIn }),
} as const;

async function ask(
  world: TestWorld,
  what: keyof typeof operations,
  headers: Record<string, string>,
  method: string = operations[what].method,
) {
  const handle = createRoute(() => serverOf(world))(operations[what], () => ({
    customerId: currentScope().customerId ?? "none",
  }));
  const request = new Request(`${origin}/api/me/things`, { method, headers });
  const answer = await handle(request, { params: Promise.resolve({}) });
  const { error, customerId } = await answer.json();
  return error ?? (customerId === world.ctx.customerId ? "done" : customerId);
}

describe("a caller", () => {
  it.each<[string, Parameters<typeof signIn>[1] | null, keyof typeof operations, string]>([
    ["without a session", null, "reads", "unauthorized"],
    ["with a session", {}, "reads", "done"],
    ["with an expired session", { expired: true }, "reads", "unauthorized"],
    ["with a session", {}, "writes", "done"],
    ["with a read-only seat", { isReadOnly: true }, "reads", "done"],
    ["with a read-only seat", { isReadOnly: true }, "writes", "read_only_seat"],
    ["with a read-only seat", { isReadOnly: true }, "writes their own", "done"],
    ["without a workspace", { role: null }, "reads", "customer_not_provisioned"],
    ["without a workspace", { role: null }, "reads their account", "none"],
    ["who is no operator", {}, "reads as an operator", "forbidden"],
    ["who is an operator", { isOperator: true }, "reads as an operator", "done"],
  ])("%s (%j) %s: %s", (_, session, what, outcome) =>
    withRollback(async (world) => {
      await insertCustomer(world.ctx);
      const headers: Record<string, string> =
        session === null ? {} : { cookie: `a=b; ${await signIn(world, session)}; c=d` };
      expect(await ask(world, what, headers)).toBe(outcome);
    }),
  );
});

describe("a request from another site", () => {
  it.each([
    ["reads", "GET", "done"],
    ["reads", "HEAD", "done"],
    ["writes", "POST", "forbidden_origin"],
  ] as const)("%s by %s: %s", (what, method, outcome) =>
    withRollback(async (world) => {
      await insertCustomer(world.ctx);
      const headers = { cookie: await signIn(world), origin: "https://evil.example" };
      expect(await ask(world, what, headers, method)).toBe(outcome);
    }),
  );
});
