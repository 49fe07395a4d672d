/** Downloads over HTTP: complete, cut off, or left by the caller. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { sql } from "drizzle-orm";
import { afterAll, describe, expect, it, vi } from "vitest";
import { openDb } from "@/db/client";
import { inScope } from "@/db/work-scope";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { answerDownload } from "./answer-download";

const { db, close } = openDb(process.env.DATABASE_URL ?? "", { max: 2 });
afterAll(close);
const scope = { customerId: null, statementMs: 30_000 };
const admit = async () => {};

/** Serves one download at an address of its own. */
async function serve<T>(
  { chunks, name = "a-signals.csv", admitted = admit }: Given,
  ask: (url: string) => Promise<T>,
): Promise<T> {
  const server = createServer(async (_, response) => {
    const answer = await inScope(scope, async () => answerDownload({ name, chunks }, "r", {}, admitted));
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    if (answer.body) await pipeline(Readable.fromWeb(answer.body as never), response).catch(() => {});
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  try {
    return await ask(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

interface Given {
  chunks: AsyncIterable<string>;
  name?: string;
  admitted?: () => Promise<void>;
}

describe("a download", () => {
  it("is sent whole, under its name in any script", async () => {
    async function* chunks() {
      yield "a\r\n";
      yield "";
      yield "é\r\n";
    }
    await serve({ chunks: chunks(), name: "café-signals-2026-01-31.csv" }, async (url) => {
      const answer = await fetch(url);
      expect(await answer.text()).toBe("a\r\né\r\n");
      expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
      expect(answer.headers.get("content-disposition")).toBe(
        "attachment; filename=\"cafe-signals-2026-01-31.csv\"; filename*=UTF-8''caf%C3%A9-signals-2026-01-31.csv",
      );
    });
  });

  it("that fails midway is cut off, so that it never looks complete", async () => {
    async function* chunks() {
      yield "a\r\n";
      throw new Error("The database is away");
    }
    await serve({ chunks: chunks() }, async (url) => {
      const answer = await fetch(url);
      expect(answer.status).toBe(200);
      await expect(answer.text()).rejects.toThrow();
    });
  });

  it.each([
    ["error", new Error("The database is away")],
    ["error", new AppError("server_error", "Broken")],
    ["info", new AppError("forbidden", "No longer")],
  ] as const)("that breaks off is logged as %s: %s", async (level, failure) => {
    const logged = { error: vi.spyOn(log, "error"), info: vi.spyOn(log, "info") };
    for (const spy of Object.values(logged)) spy.mockReturnValue();
    async function* chunks() {
      yield "a\r\n";
      throw failure;
    }
    await serve({ chunks: chunks() }, (url) => fetch(url).then((answer) => answer.text().catch(() => "")));
    const levels = Object.entries(logged).filter(([, spy]) =>
      spy.mock.calls.some(([, text]) => text === "download aborted"),
    );
    vi.restoreAllMocks();
    expect(levels.map(([name]) => name)).toEqual([level]);
  });

  it("ends when its caller may no longer have it", async () => {
    let parts = 0;
    async function* chunks() {
      for (;;) {
        parts += 1;
        yield "a\r\n";
      }
    }
    const admitted = async () => {
      if (parts === 3) throw new AppError("unauthorized", "The session has ended.");
    };
    await serve({ chunks: chunks(), admitted }, async (url) => {
      await expect(fetch(url).then((answer) => answer.text())).rejects.toThrow();
      expect(parts).toBe(3);
    });
  });

  it("makes nothing ahead of its caller, and stops its statement when they leave", async () => {
    const steps: string[] = [];
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    async function* chunks() {
      try {
        yield "a\r\n";
        steps.push("sleeps");
        await db.execute(sql`select pg_sleep(${60}::int), 'left by its caller'`);
      } finally {
        end();
      }
    }
    await serve({ chunks: chunks() }, async (url) => {
      expect(steps).toEqual([]);
      const caller = new AbortController();
      const answer = await fetch(url, { signal: caller.signal });
      const reader = answer.body?.getReader();
      await reader?.read();
      await expect.poll(() => steps).toEqual(["sleeps"]);
      caller.abort();
      await ended;
      const [row] = await db.execute<{ n: number }>(sql`
        select count(*)::int as n from pg_stat_activity
        where state = 'active' and query like 'select pg_sleep%left by its caller%'`);
      expect(row?.n).toBe(0);
    });
  });
});
