/** No secret that a customer gives to any kind of destination can be found anywhere afterwards. */
import { format } from "node:util";
import { sql } from "drizzle-orm";
import pino from "pino";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { findDestination } from "@/db/queries/destinations";
import type { DestinationType } from "@/db/vocabulary";
import { operations } from "@/lib/contracts/catalogue";
import { createChatDestination } from "@/lib/destinations/chat";
import { deliverBatch } from "@/lib/domain/deliveries/deliver-batch";
import { openSealed } from "@/lib/domain/destinations/sealed";
import { log } from "@/lib/log";
import { insertActivation } from "@/tests/factories/signals";
import { sampleNotes } from "@/tests/fakes/notes/notes";
import { settled } from "./after-answer";
import { callIn } from "./calls";
import { withOpenPortal } from "./opened-portal";
import { type Portal, signIn } from "./portal";
import type { HttpMethod } from "./surface";

let portal: Portal;
withOpenPortal((opened) => {
  portal = opened;
});

const lines: string[] = [];
const level = log.level;
beforeEach(() => {
  lines.length = 0;
  log.level = "trace";
  const stream: { write(line: string): void } = Reflect.get(log, pino.symbols.streamSym);
  vi.spyOn(stream, "write").mockImplementation((line) => void lines.push(line));
  // Vendor SDKs would write here.
  for (const name of ["debug", "log", "info", "warn", "error"] as const) {
    vi.spyOn(console, name).mockImplementation((...said) => void lines.push(format(...said)));
  }
});
afterEach(() => {
  log.level = level;
  vi.restoreAllMocks();
});

/** Part of every secret given below. Searched for as bytes, and as the base64 of a password. */
const secret = "tell-nobody-5f3a";
const forms = [
  secret,
  Buffer.from(secret).toString("hex"),
  Buffer.from(secret).toString("base64").replace(/=+$/, ""),
  Buffer.from(`user:${secret}`).toString("base64"),
];

const at = (path: string) => `${portal.receiver.url}/services/T01/${secret}/${path}`;
const kinds: [string, DestinationType, () => Record<string, unknown>][] = [
  ["webhook with a token", "webhook", () => ({ url: at("a"), auth: { type: "bearer", token: secret } })],
  [
    "webhook with a password",
    "webhook",
    () => ({ url: at("a?b=1"), auth: { type: "basic", username: "user", password: secret } }),
  ],
  [
    "webhook with a key",
    "webhook",
    () => ({ url: at("a"), auth: { type: "api_key", header: "x-key", value: secret } }),
  ],
  [
    "webhook with headers",
    "webhook",
    () => ({ url: at("a"), auth: { type: "headers" }, headers: { "x-own": secret } }),
  ],
  ["automation", "automation", () => ({ url: at("b"), apiKeyHeader: "x-make-apikey", apiKey: secret })],
  ["enrichment table", "enrichment_webhook", () => ({ url: at("c"), token: secret })],
  ["chat", "chat", () => ({ webhookUrl: at("d"), channel: "sales", team: "Acme" })],
  [
    "notes",
    "notes",
    () => ({ integrationToken: secret, databaseId: sampleNotes.databaseId, mapping: { Name: "personName" } }),
  ],
];

/** Every row of every table, as text. */
async function dump(): Promise<string[]> {
  const { db } = portal.runtime;
  const tables = await db.execute<{ place: string; name: string }>(
    sql`select schemaname as place, tablename as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const texts: string[] = [];
  for (const { place, name } of tables) {
    const rows = await db.execute<{ row: string }>(
      sql`select ${name}::text || ' ' || row_to_json(t)::text as row
          from ${sql.identifier(place)}.${sql.identifier(name)} t`,
    );
    texts.push(...rows.map(({ row }) => row));
  }
  return texts;
}

/** The texts that contain one of the secrets. */
const leaks = (texts: readonly string[], hidden: readonly string[]) =>
  texts.filter((text) => hidden.some((one) => text.includes(one)));

/** Everything the portal returns to a reading admin, with this destination's id where one is needed. */
async function readEverything(cookie: string, destination: string): Promise<string[]> {
  const reads = operations.filter(({ method, auth }) => method === "GET" && auth.kind === "session");
  expect(reads.length).toBeGreaterThan(30);
  const texts: string[] = [];
  for (const operation of reads) {
    const answer = await callIn(portal, operation, { cookie }, { ...portal.mine.ids, destination });
    expect(answer.status, operation.id).toBe(operation.status);
    texts.push(`${operation.id} ${await answer.text()}`);
  }
  return texts;
}

describe("a destination secret", () => {
  it.each(kinds)("is in no row, answer or log line: %s", async (_, destinationType, configOf) => {
    const { ctx } = portal.mine;
    const { destinations: offered } = portal.runtime.ports;
    const chat = createChatDestination({
      allowPrivate: true,
      webhookHost: new URL(portal.receiver.url).host,
    });
    portal.runtime.ports.destinations = {
      adapterOf: (type) => (type === "chat" ? chat : offered.adapterOf(type)),
    };
    try {
      const cookie = await signIn(portal.mine);
      const config = configOf();
      const answers: string[] = [];
      const say = async (method: HttpMethod, path: string, body?: unknown) => {
        const answer = await portal.call(method, path, { cookie, ...(body !== undefined && { body }) });
        const text = await answer.text();
        answers.push(`${method} ${path} ${answer.status} ${text}`);
        return { status: answer.status, text };
      };

      const created = await say("POST", "/api/me/destinations", { destinationType, name: "Kept", config });
      expect(created.status).toBe(201);
      const { id, signatureSecret }: { id: string; signatureSecret?: string } = JSON.parse(created.text);
      answers.length = 0;
      const path = `/api/me/destinations/${id}`;

      // A server that echoes everything it receives, one that refuses, and one that does not exist.
      portal.receiver.behave([{ kind: "echo" }, { kind: "echo" }, { kind: "status", status: 500 }]);
      await say("POST", `${path}/test`);
      for (let count = 0; count < 2; count += 1) {
        await insertActivation(ctx, { destinationId: id });
        await deliverBatch(ctx, { destinationId: id });
      }
      await say("PATCH", path, { config, name: "Changed" });
      await say("PATCH", path, { config: { ...config, unknown: secret, url: `nonsense ${secret}` } });
      await say("POST", "/api/me/destinations", { destinationType, name: "", config });
      await say("POST", "/api/me/destinations", { destinationType: "spreadsheet", name: "Wrong", config });
      if (destinationType === "notes") {
        await say("POST", "/api/me/destinations/notes/probe", {
          integrationToken: secret,
          databaseId: sampleNotes.databaseId,
        });
      }
      answers.push(...(await readEverything(cookie, id)));
      await settled();

      const hidden = [...forms, ...(signatureSecret ? [signatureSecret] : [])];
      expect(leaks(answers, hidden)).toEqual([]);
      expect(leaks(lines, hidden)).toEqual([]);
      expect(leaks(await dump(), hidden)).toEqual([]);
      // The secret is stored; otherwise there would be nothing to find.
      const row = await findDestination(ctx.db, { customerId: ctx.customerId, destinationId: id });
      const opened = row && openSealed(row, ctx.ports.keys);
      expect(JSON.stringify(opened?.config)).toContain(secret);
      expect(opened?.secret).toBe(signatureSecret ?? null);
    } finally {
      portal.runtime.ports.destinations = offered;
      portal.receiver.behave({ kind: "status", status: 200 });
    }
  });
});

describe("the search for secrets", () => {
  it("finds clear text in a row, an answer or the log", async () => {
    const { ctx } = portal.mine;
    const { id } = await insertActivation(ctx, { lastError: `said ${secret}` });
    expect(leaks(await dump(), [secret])).toEqual([expect.stringContaining(id)]);
    log.info({ note: secret }, "said");
    expect(leaks(lines, [secret])).toHaveLength(1);
  });
});
