/** Requests whose statements take too long or whose database is unavailable. */
import { sql } from "drizzle-orm";
import { afterAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { openDb } from "@/db/client";
import { anyone, ErrorBody, notAudited, operation } from "@/lib/contracts/operation";
import { createOAuthRoute } from "./oauth-route";
import { createRoute, type Server } from "./route";

vi.mock("@/lib/contracts/request-limits", async (importOriginal) => ({
  ...(await importOriginal<typeof import("@/lib/contracts/request-limits")>()),
  readSeconds: 0.1,
}));

const { db, close } = openDb(process.env.DATABASE_URL ?? "", { max: 2 });
const away = openDb("postgres://127.0.0.1:1/none", { max: 1 });
afterAll(() => Promise.all([close(), away.close()]));

/** These routes use only the server's database. */
const serverOn = (on: Pick<Server, "db">) => () => on as Server;
const request = (method: string) => new Request("http://localhost:3000/api/slow", { method });
const noParams = { params: Promise.resolve({}) };

const Answer = z.object({ slept: z.boolean() });
const slow = { path: "/api/slow", summary: "Run a slow query", auth: anyone, response: Answer } as const;
const sleep = (on: Server["db"], seconds: number) => async () => {
  await on.execute(sql`select pg_sleep(${seconds}::float8)`);
  return { slept: true };
};

async function refusal(answer: Response) {
  const { error } = ErrorBody.parse(await answer.json());
  return `${answer.status} ${error}, again after ${answer.headers.get("retry-after")} s`;
}

describe("a statement that takes too long", () => {
  const route = createRoute(serverOn({ db }));

  it("is canceled in a read, and the caller is asked to retry", async () => {
    const get = route(operation({ id: "slowRead", method: "GET", ...slow }), sleep(db, 10));
    expect(await refusal(await get(request("GET"), noParams))).toBe("503 try_again, again after 5 s");
  });

  it("may take longer in an export or a write", async () => {
    const exported = operation({ id: "slowExport", method: "GET", takesLong: true, ...slow });
    const write = operation({
      id: "slowWrite",
      method: "POST",
      audit: notAudited("it is a test's"),
      ...slow,
    });
    expect((await route(exported, sleep(db, 0.3))(request("GET"), noParams)).status).toBe(200);
    expect((await route(write, sleep(db, 0.3))(request("POST"), noParams)).status).toBe(200);
  });
});

describe("an unavailable database", () => {
  it("returns a 503 that may be retried", async () => {
    const get = createRoute(serverOn(away))(
      operation({ id: "awayRead", method: "GET", ...slow }),
      sleep(away.db, 0),
    );
    expect(await refusal(await get(request("GET"), noParams))).toBe("503 try_again, again after 5 s");
  });

  it("returns the same at the token endpoints", async () => {
    const limit = { name: "away", requests: 1, seconds: 60 };
    const token = operation({
      id: "awayToken",
      method: "POST",
      audit: notAudited("it is a test's"),
      ...slow,
    });
    const oauthRoute = createOAuthRoute(serverOn(away));
    const answer = await oauthRoute(
      token,
      { address: limit, client: limit },
      sleep(away.db, 0),
    )(request("POST"));
    expect([answer.status, answer.headers.get("retry-after"), await answer.json()]).toEqual([
      503,
      "5",
      expect.objectContaining({ error: "try_again" }),
    ]);
  });
});
