/** Every operation of every contract, against every caller who may not call it. */
import { describe, expect, it } from "vitest";
import { type Lifecycle, lifecycles, roles } from "@/db/vocabulary";
import { operations } from "@/lib/contracts/catalogue";
import type { Operation } from "@/lib/contracts/operation";
import { newId } from "@/lib/ids";
import { bodyOf, callIn, only, refusal } from "./calls";
import { withOpenPortal } from "./opened-portal";
import { type CallOptions, type Portal, setLifecycle, signIn, type Tenant } from "./portal";
import { isWrite } from "./requests";
import { methods } from "./surface";

let portal: Portal;
withOpenPortal((opened) => {
  portal = opened;
});

const bySession = only(({ auth }) => auth.kind === "session");

const call = (operation: Operation, options?: CallOptions, ids?: Tenant["ids"]) =>
  callIn(portal, operation, options, ids);

/** Rows for a call: new ones only if it may use them, since making them takes longer than a refusal. */
const rowsFor = (isRefused: boolean) => (isRefused ? portal.mine.ids : undefined);

describe("the addresses", () => {
  it("each operation has a unique id and address", () => {
    expect(operations.length).toBeGreaterThanOrEqual(18);
    expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
    expect(new Set(operations.map(({ method, path }) => `${method} ${path}`)).size).toBe(operations.length);
  });

  const allowOf = (answer: Response) =>
    (answer.headers.get("allow") ?? "")
      .split(", ")
      .filter((name) => name !== "HEAD" && name !== "OPTIONS")
      .sort();

  it.each([...new Set(operations.map(({ path }) => path))])(
    "%s answers only its own methods, and lists them",
    async (path) => {
      const allowed = operations.filter((operation) => operation.path === path).map(({ method }) => method);
      for (const method of methods) {
        const answer = await portal.call(method, path.replace(/\{\w+\}/g, newId()));
        if (allowed.some((other) => other === method)) {
          expect(answer.status, `${method} ${path} has a contract`).not.toBe(405);
          continue;
        }
        expect(await refusal(answer)).toBe("405 method_not_allowed");
        expect(allowOf(answer), `${method} ${path}`).toEqual([...allowed].sort());
      }
      const options = await portal.call("OPTIONS", path.replace(/\{\w+\}/g, newId()));
      expect([options.status, allowOf(options)], `OPTIONS ${path}`).toEqual([204, [...allowed].sort()]);
    },
  );

  it.each([...methods, "OPTIONS"] as const)("%s of an unknown address is not found", async (method) => {
    const answer = await portal.call(method, "/api/me/nothing/here");
    expect(await refusal(answer)).toBe("404 not_found");
    const elsewhere = await portal.call(method, "/api/nothing");
    expect(await refusal(elsewhere)).toBe("404 not_found");
  });
});

describe("without a valid session", () => {
  const cookies: [string, () => Promise<string | undefined>][] = [
    ["no cookie", async () => undefined],
    ["an empty cookie", async () => "next-auth.session-token="],
    ["a garbage cookie", async () => "next-auth.session-token=eyJhbGciOiJkaXIifQ..a.b.c"],
    ["an expired session", () => signIn(portal.mine, { expired: true })],
    ["a revoked session", () => signIn(portal.mine, { revoked: true })],
    ["an expired token", () => signIn(portal.mine, { token: { maxAge: -60 } })],
    ["a token signed with another secret", () => signIn(portal.mine, { token: { secret: "x".repeat(40) } })],
    ["a token without a session", () => signIn(portal.mine, { token: { jti: newId() } })],
    ["a token whose session is not an id", () => signIn(portal.mine, { token: { jti: "' or true --" } })],
    ["a cookie with another name", async () => `session=${(await signIn(portal.mine)).split("=").at(2)}`],
  ];
  it.each(cookies)("%s gives no access", async (_, cookieOf) => {
    const cookie = await cookieOf();
    for (const [id, operation] of bySession) {
      const answer = await call(operation, cookie === undefined ? {} : { cookie }, portal.mine.ids);
      expect(await refusal(answer), id).toBe("401 unauthorized");
    }
  });

  it("public operations answer", async () => {
    for (const [id, operation] of only(({ auth }) => auth.kind === "public")) {
      expect((await call(operation, { cookie: "next-auth.session-token=x" })).status, id).toBe(
        operation.status,
      );
    }
  });
});

describe("from another site", () => {
  it.each(only((operation) => isWrite(operation) && operation.auth.kind === "session"))(
    "%s is refused",
    async (_, operation) => {
      const cookie = await signIn(portal.mine);
      const foreign: Record<string, string>[] = [
        { origin: "https://evil.example" },
        { "sec-fetch-site": "cross-site" },
        { "sec-fetch-site": "same-site", origin: "http://localhost:3000" },
      ];
      for (const headers of foreign) {
        expect(await refusal(await call(operation, { cookie, headers }, portal.mine.ids))).toBe(
          "403 forbidden_origin",
        );
      }
      const own = { origin: "http://localhost:3000", "sec-fetch-site": "same-origin" };
      expect((await call(operation, { cookie, headers: own })).status).toBe(operation.status);
    },
  );
});

describe("only platform operators", () => {
  it.each(only(({ auth }) => auth.kind === "operator"))("may %s", async (_, operation) => {
    expect(await refusal(await call(operation))).toBe("401 unauthorized");
    const admin = await signIn(portal.mine, { role: "admin" });
    expect(await refusal(await call(operation, { cookie: admin }))).toBe("403 forbidden");
    const cookie = await signIn(portal.mine, { role: null, isOperator: true });
    if (isWrite(operation)) {
      const headers = { origin: "https://evil.example" };
      expect(await refusal(await call(operation, { cookie, headers }))).toBe("403 forbidden_origin");
    }
    const answer = await call(operation, { cookie });
    expect(answer.status).toBe(operation.status);
    expect(operation.response.safeParse(await bodyOf(answer)).error).toBeUndefined();
  });
});

describe("each role", () => {
  const table = bySession.flatMap(([id, operation]) => roles.map((role) => [id, role, operation] as const));
  it.each(table)("%s as %s", async (_, role, { auth, ...operation }) => {
    const isRefused = auth.kind === "session" && !auth.roles.includes(role);
    const cookie = await signIn(portal.mine, { role });
    const answer = await call({ ...operation, auth }, { cookie }, rowsFor(isRefused));
    if (isRefused) {
      expect(await refusal(answer)).toBe("403 insufficient_role");
      return;
    }
    expect(answer.status).toBe(operation.status);
    expect(answer.headers.get("cache-control")).toBe(operation.cacheControl ?? "private, no-store");
    if (answer.status !== 204)
      expect(operation.response.safeParse(await bodyOf(answer)).error).toBeUndefined();
  });
});

describe("a read-only seat", () => {
  // Preparing a change of plan puts the workspace on a plan without a cap, which gives the seat back.
  const table = bySession.filter(
    ([, { method, path }]) => method === "GET" || !path.startsWith("/api/me/plan/"),
  );
  it.each(table)("of an admin: %s", async (_, operation) => {
    const { auth } = operation;
    const cookie = await signIn(portal.mine, { isReadOnly: true });
    const isOwnAccount = (auth.kind === "session" && auth.phase === "any") || operation.isOwn === true;
    const isRefused = isWrite(operation) && !isOwnAccount;
    const answer = await call(operation, { cookie }, rowsFor(isRefused));
    if (isRefused) expect(await refusal(answer)).toBe("403 read_only_seat");
    else expect(answer.status).toBe(operation.status);
  });
});

describe("each state of a workspace", () => {
  const expected = (phase: string, lifecycle: Lifecycle | null): string | null => {
    if (phase === "any" || lifecycle === "active") return null;
    if (lifecycle === null || lifecycle === "signed_up" || lifecycle === "onboarding_running") {
      return "403 customer_not_provisioned";
    }
    const isOpen = phase === "provisioned" && lifecycle === "awaiting_admin_icp_review";
    return isOpen ? null : "403 customer_not_active";
  };
  it.each([...lifecycles, null])(
    "%s",
    async (lifecycle) => {
      try {
        for (const [id, operation] of bySession) {
          // A new sign-in for each, since some operations advance the workspace or end the session.
          const cookie = await signIn(portal.mine, lifecycle === null ? { role: null } : {});
          if (lifecycle) await setLifecycle(portal.mine, lifecycle);
          const phase = operation.auth.kind === "session" ? operation.auth.phase : "any";
          // An invite to a closed workspace counts as canceled.
          const isWithdrawn = id === "acceptInvite" && lifecycle === "closed";
          // The request names a workspace, whose state counts instead of the current one's.
          const ofNamed = lifecycle === null ? "404 not_found" : expected("provisioned", lifecycle);
          const ofCurrent = id === "connectMyApp" ? ofNamed : expected(phase, lifecycle);
          const wanted = isWithdrawn ? "404 invite_invalid" : ofCurrent;
          const answer = await call(operation, { cookie }, rowsFor(wanted !== null));
          if (wanted) expect(await refusal(answer), id).toBe(wanted);
          else expect(answer.status, id).toBe(operation.status);
        }
      } finally {
        await setLifecycle(portal.mine, "active");
      }
      // Every operation of the portal, one after the other.
    },
    120_000,
  );
});
