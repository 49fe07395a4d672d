/** A destination's settings and secret leave the database only in deliveries. */
import { sql } from "drizzle-orm";
import pino from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Db } from "@/db/client";
import { seconds } from "@/lib/clock";
import { deliverBatch } from "@/lib/domain/deliveries/deliver-batch";
import { answerError } from "@/lib/http/answer";
import { log } from "@/lib/log";
import { withRollback } from "@/tests/factories/context";
import { ok, status } from "@/tests/factories/delivery-scene";
import { insertActivation } from "@/tests/factories/signals";
import { insertWorkspace } from "@/tests/factories/workspace";
import { type Receiver, startReceiver } from "@/tests/fakes/receiver/receiver";
import { changeDestination } from "./change";
import { createDestination } from "./create";
import { listDeliveries, listDestinations } from "./read";
import { rotateSecret } from "./rotate-secret";
import { testDestination } from "./test-connection";

let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());

const lines: string[] = [];
const level = log.level;
beforeEach(() => {
  lines.length = 0;
  log.level = "trace";
  const stream: { write(line: string): void } = Reflect.get(log, pino.symbols.streamSym);
  vi.spyOn(stream, "write").mockImplementation((line) => void lines.push(line));
});
afterEach(() => {
  log.level = level;
  vi.restoreAllMocks();
});

/** Every row of every table, as text. */
async function dump(db: Db): Promise<string> {
  const tables = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const rows = await db.execute<{ row: string }>(
      sql`select row_to_json(t)::text as row from ${sql.identifier(name)} t`,
    );
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join("\n");
}

const credentials = [
  ["bearer", { auth: { type: "bearer", token: "tell-nobody-1" } }],
  ["basic", { auth: { type: "basic", username: "us", password: "tell-nobody-1" } }],
  ["api_key", { auth: { type: "api_key", header: "X-Key", value: "tell-nobody-1" } }],
  ["headers", { auth: { type: "headers" }, headers: { "X-Own": "tell-nobody-1" } }],
  ["a URL with a token", {}],
] as const;

it.each(credentials)("appear in no response, log line or row in clear text: %s", (_, input) =>
  withRollback(async ({ ctx, db, clock }) => {
    await insertWorkspace(ctx);
    const url = `${receiver.url}/services/tell-nobody-2?key=tell-nobody-3`;
    const config = { url, ...input };
    const answers: unknown[] = [];
    const create = { destinationType: "webhook" as const, name: "Hook", config };
    const { signatureSecret = "", ...created } = await createDestination(ctx, create);
    const destinationId = created.id;
    await insertActivation(ctx, { destinationId });

    receiver.behave([{ kind: "echo" }, status(500), { kind: "reset" }, status(401), ok, { kind: "echo" }]);
    answers.push(created, await testDestination(ctx, { destinationId }));
    for (let n = 0; n < 3; n++) {
      await deliverBatch(ctx, { destinationId });
      clock.advance(seconds(400));
    }
    answers.push(await testDestination(ctx, { destinationId }));
    const rotated = await rotateSecret(ctx, { destinationId, overlapHours: 24 });
    await deliverBatch(ctx, { destinationId });
    answers.push(await changeDestination(ctx, { destinationId, change: { isActive: false, config } }));
    await deliverBatch(ctx, { destinationId });
    answers.push(
      await listDestinations(ctx),
      await listDeliveries(ctx, { destinationId, limit: 9, offset: 0 }),
    );
    const failed = answerError(new Error("A fault"), "request", {});
    answers.push(await failed.text());

    const deliveries = await listDeliveries(ctx, { destinationId, limit: 9, offset: 0 });
    expect(deliveries.data[0]?.attempts.map(({ status: code }) => code)).toEqual([200, 401, null, 500]);
    expect(lines.length).toBeGreaterThan(0);
    const everything = [JSON.stringify(answers), ...lines, await dump(db)].join("\n");
    const basic = Buffer.from("us:tell-nobody-1").toString("base64");
    for (const never of ["tell-nobody", basic, signatureSecret, rotated.signatureSecret]) {
      expect(everything.split("\n").filter((line) => line.includes(never))).toEqual([]);
    }
  }),
);
