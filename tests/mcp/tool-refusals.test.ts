/** What tools refuse: with the customer API's error codes, as results that a model can read. */
import { ErrorCode, McpError } from "@modelcontextprotocol/sdk/types.js";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { countTokenGrantAcrossCustomers } from "@/db/queries/api-tokens";
import { customers, destinations, reports } from "@/db/schema";
import { signalTypeNames } from "@/db/signal-types";
import { apiScopes } from "@/db/vocabulary";
import { hashToken, newId } from "@/lib/ids";
import { callTool } from "@/lib/mcp/call-tool";
import { tools } from "@/lib/mcp/tools";
import { insertCaller } from "@/tests/factories/api-clients";
import { withRollback } from "@/tests/factories/context";
import { serverOf } from "@/tests/factories/server";
import { insertCustomer } from "@/tests/factories/workspace";
import { insertScene } from "@/tests/v1/scene";
import { withAgents } from "./serve";

vi.mock("@/app/serve", () => import("./serve"));

/** Counters use the system clock, which is frozen at the start of a minute. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2025-11-20T15:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

const webhook = { destinationType: "webhook", name: "CRM", config: { url: "http://127.0.0.1:9/hook" } };
/** A valid call of each write tool, on a destination of the workspace. */
const writes = (id: string): [string, Record<string, unknown>][] => [
  ["start_account_report", { companyUrl: "company/somebody" }],
  ["start_person_report", { personUrl: "in/somebody" }],
  ["create_destination", webhook],
  ["update_destination", { id, name: "Renamed" }],
  ["delete_destination", { id }],
];

describe("invalid arguments", () => {
  const bad: [string, Record<string, unknown>, string, string][] = [
    ["list_signals", { limit: 0 }, "limit", "must be between 1 and 100"],
    ["list_signals", { limit: 101 }, "limit", "must be between 1 and 100"],
    ["list_signals", { limit: 2.5 }, "limit", "must be a whole number"],
    ["list_signals", { limit: "many" }, "limit", "must be a whole number"],
    ["list_signals", { limit: true }, "limit", "must be a whole number"],
    ["list_signals", { offset: -1 }, "offset", "must be a whole number"],
    ["list_signals", { offset: 1e21 }, "offset", "must be a whole number"],
    ["list_signals", { min_strength: 5 }, "min_strength", "is not a known argument"],
    ["list_signals", { type: "REACTION" }, "type", `must be one of ${signalTypeNames.join(", ")}`],
    ["get_usage", { customerId: newId() }, "customerId", "is not a known argument"],
    ["list_watchlist", { constructor: 1 }, "constructor", "is not a known argument"],
    ["get_signal", {}, "id", "is required"],
    ["update_destination", { name: "Renamed" }, "id", "is required"],
    ["update_destination", { id: newId() }, "", "provide at least one field to change"],
    ["create_destination", { ...webhook, name: " " }, "name", expect.any(String)],
    [
      "create_destination",
      { ...webhook, routing: { mode: "sometimes" } },
      "routing.mode",
      expect.any(String),
    ],
    ["list_sources", { period: 30 }, "period", "must be one of 7, 30, all"],
    [
      "start_person_report",
      { personUrl: "in/somebody", sourceCompanyReportId: "1" },
      "sourceCompanyReportId",
      "must be an ID: a UUID",
    ],
    ["start_account_report", { companyUrl: "a-bare-word" }, "companyUrl", expect.any(String)],
  ];

  it("are listed one by one, live and in the sample", () =>
    withAgents(async ({ agentOf }) => {
      for (const approval of ["approved", "pending"] as const) {
        const agent = await agentOf({ approval });
        for (const [name, given, path, message] of bad) {
          expect(await agent.call(name, given), `${name} ${JSON.stringify(given)}`).toEqual({
            isError: true,
            body: {
              error: "validation_error",
              message: expect.any(String),
              requestId: expect.any(String),
              details: [{ path, message }],
            },
          });
        }
      }
    }));

  it("an unknown tool name is a protocol error", () =>
    withAgents(async ({ agentOf }) => {
      const { client } = await agentOf();
      for (const name of ["drop_tables", "listSignals", "toString", ""]) {
        const refused = await client.callTool({ name, arguments: {} }).catch((error: unknown) => error);
        expect(refused, name).toBeInstanceOf(McpError);
        expect(refused).toMatchObject({ code: ErrorCode.InvalidParams });
      }
    }));
});

describe("a token without the scope", () => {
  it("is refused by each tool, whatever else it allows", () =>
    withAgents(async ({ agentOf }) => {
      for (const scope of apiScopes) {
        const agent = await agentOf({ scopes: apiScopes.filter((other) => other !== scope) });
        for (const { listed } of tools.filter(({ operation }) => operation.auth.scope === scope)) {
          // Without arguments: the scope is checked first.
          expect(await agent.call(listed.name), listed.name).toMatchObject({
            isError: true,
            body: { error: "insufficient_scope", message: `This requires the scope ${scope}.` },
          });
        }
      }
    }));
});

describe("a row outside the workspace", () => {
  it("is not found, and stays unchanged", () =>
    withAgents(async ({ world, agentOf }) => {
      const agent = await agentOf();
      const stranger = { ...world.ctx, customerId: newId() };
      const theirs = await insertScene(stranger);
      const rows = () =>
        Promise.all(
          [destinations, reports].map((table) =>
            world.db.select().from(table).where(eq(table.customerId, stranger.customerId)),
          ),
        );
      const before = await rows();
      const absent: [string, Record<string, unknown>][] = [
        ["get_signal", { id: theirs.signal.id }],
        ["get_account_report", { id: theirs.account.id }],
        ["get_person_report", { id: theirs.person.id }],
        ["update_destination", { id: theirs.destination.id, name: "Mine" }],
        ["delete_destination", { id: theirs.destination.id }],
        ["start_person_report", { personUrl: "in/somebody", sourceCompanyReportId: theirs.account.id }],
        ["get_signal", { id: newId() }],
        ["get_signal", { id: "' or 1=1" }],
        ["get_signal", { id: 7 }],
      ];
      for (const [name, given] of absent) {
        expect(await agent.call(name, given), name).toMatchObject({
          isError: true,
          body: { error: "not_found" },
        });
      }
      expect(await rows()).toEqual(before);
      for (const list of [
        "list_signals",
        "list_sources",
        "list_watchlist",
        "list_reports",
        "list_destinations",
      ])
        expect(JSON.stringify(await agent.call(list))).not.toContain(stranger.customerId);
    }));
});

describe("writes", () => {
  it("require approval, except for sample reports", () =>
    withAgents(async ({ world, scene, agentOf }) => {
      const agent = await agentOf({ approval: "pending" });
      const before = await world.db.select().from(destinations);
      const answers = [];
      for (const [name, given] of writes(scene.destination.id)) answers.push(await agent.call(name, given));
      expect(answers.map(({ body }) => body.error)).toEqual([
        undefined,
        undefined,
        "client_pending",
        "client_pending",
        "client_pending",
      ]);
      expect(await world.db.select().from(destinations)).toEqual(before);
    }));

  it("require an active workspace, checked after validation and before lookup", () =>
    withAgents(async ({ world, scene, agentOf }) => {
      const mine = eq(customers.id, world.ctx.customerId);
      await world.db.update(customers).set({ lifecycle: "suspended" }).where(mine);
      for (const approval of ["approved", "pending"] as const) {
        const agent = await agentOf({ approval });
        for (const [name, given] of [...writes(scene.destination.id), ...writes(newId())]) {
          expect((await agent.call(name, given)).body.error, name).toBe("workspace_inactive");
        }
        expect((await agent.call("create_destination", {})).body.error).toBe("validation_error");
        expect((await agent.call("list_signals")).isError).toBe(false);
      }
    }));

  it("start ten reports a minute, and say when to retry the next one", () =>
    withAgents(async ({ agentOf }) => {
      const agent = await agentOf();
      const start = (n: number) => agent.call("start_account_report", { companyUrl: `company/page-${n}` });
      for (let n = 0; n < 10; n += 1) expect((await start(n)).isError).toBe(false);
      expect(await start(10)).toMatchObject({
        isError: true,
        body: {
          error: "rate_limited",
          message: "Limit reached: 10 report starts per client per minute. Try again in 60 seconds.",
        },
      });
      expect((await agent.call("list_signals")).isError).toBe(false);
      expect((await (await agentOf()).call("start_person_report", { personUrl: "in/a" })).isError).toBe(
        false,
      );
    }));
});

describe("an internal error", () => {
  it.each([
    new Error("connect ECONNREFUSED postgres://user:password@db.internal"),
    new TypeError("Cannot read properties of undefined"),
    "a text",
    null,
  ])("reveals nothing: %s", (fault) =>
    withRollback(async (world) => {
      await insertCustomer(world.ctx);
      const { token } = await insertCaller(world.ctx, { approval: "pending" });
      const now = world.clock.now();
      const window = { counter: "client", begins: now.getTime(), ends: now.getTime() + 60_000 };
      const counted = await countTokenGrantAcrossCustomers(world.db, { hash: hashToken(token), now, window });
      const grant = counted?.grant;
      if (!grant?.customer) throw new Error("The token is not valid");
      const failing = () => {
        throw fault;
      };
      const caller = {
        server: { ...serverOf(world), clock: { now: failing, reaches: failing } },
        grant: { ...grant, customer: grant.customer },
        requestId: "r-1",
        ip: null,
      };
      const result = await callTool(caller, "list_signals", {});
      const text = '{"error":"server_error","message":"Something went wrong on our side.","requestId":"r-1"}';
      expect(result).toEqual({ isError: true, content: [{ type: "text", text }] });
    }),
  );
});
