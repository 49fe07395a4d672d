/** Two workspaces on the built product: one whose callers come in bursts, and one that lists its signals. */
import { randomInt } from "node:crypto";
import { Pool } from "undici";
import { openDb } from "@/db/client";
import { systemClock } from "@/lib/clock";
import { createContext } from "@/lib/context";
import type { Operation } from "@/lib/contracts/operation";
import { parseEnv } from "@/lib/env";
import { newId } from "@/lib/ids";
import { openPorts } from "@/lib/ports";
import { insertManySignals } from "@/tests/factories/many-signals";
import { know, salesLeaders } from "@/tests/factories/people";
import { insertPost } from "@/tests/factories/signals";
import { insertWorkspace } from "@/tests/factories/workspace";
import { startNotesFake } from "@/tests/fakes/notes/notes";
import { startReceiver } from "@/tests/fakes/receiver/receiver";
import { type CallerKind, enter } from "@/tests/fuzz/callers";
import { draft, makeRows, secret, signIn, type Tenant } from "@/tests/security/portal";
import { prepare } from "@/tests/security/preparations";
import { requestFor } from "@/tests/security/requests";
import { serveProduct } from "../http/server";

/** People whom the workspace knows: a what-if judges each of them twice. */
const known = 400;
/** Each burst adds rows. After so many, another workspace is used, so that none has many more than a plan allows. */
const burstsPerWorkspace = 40;
const readerCount = 6;

export interface Scene {
  origin: string;
  /** Cookies of members of the workspace that lists. */
  readers: string[];
  /** Prepares so many valid requests of a caller with unused limits; `send` sends all at once, for their statuses. */
  prepareBurst(operation: Operation, count: number): Promise<() => Promise<number[]>>;
  close(): Promise<void>;
}

export async function openScene(databaseUrl: string): Promise<Scene> {
  const receiver = await startReceiver();
  const events = await startReceiver({
    behaviour: { kind: "status", status: 200, body: '{"ids":["1"],"status":200}' },
  });
  const notes = await startNotesFake({ requestsPerSecond: Number.POSITIVE_INFINITY });
  const settings = {
    NEXTAUTH_SECRET: secret,
    ENCRYPTION_KEY: Buffer.alloc(32, 7).toString("base64"),
    TRUSTED_PROXIES: "1",
    NOTES_API_URL: notes.url,
    INNGEST_DEV: "0",
    INNGEST_EVENT_KEY: "a-key-of-the-benchmark",
    INNGEST_BASE_URL: events.url,
  };
  const { db, close } = openDb(databaseUrl);
  const env = parseEnv({ ...settings, DATABASE_URL: databaseUrl, EMBEDDED: "1" });
  const makeTenant = async (): Promise<Tenant> => {
    const ctx = createContext({
      ...{ db, clock: systemClock, ports: openPorts(env, db), announce: () => {} },
      ...{ customerId: newId(), requestId: newId(), actor: { kind: "system" }, ip: null },
    });
    await insertWorkspace(ctx, { customer: { planSlug: "internal" }, icp: { draft } });
    await insertManySignals(ctx);
    return { ctx, ids: await makeRows({ ctx }, receiver) };
  };
  const makeBursting = async (): Promise<Tenant> => {
    const tenant = await makeTenant();
    const { id: postId } = await insertPost(tenant.ctx, { sourceId: tenant.ids.source });
    for (const { name, title, headline } of repeat(salesLeaders(18), known)) {
      await know(tenant.ctx, { person: { name, title, headline }, engagement: { postId } });
    }
    return tenant;
  };
  const listing = await makeTenant();
  let bursting = await makeBursting();
  let prepared = 0;
  const readers: string[] = [];
  for (let n = 0; n < readerCount; n += 1) readers.push(await signIn(listing, { role: "admin" }));
  const served = await serveProduct(databaseUrl, settings);
  const pool = new Pool(served.origin, { connections: 64, pipelining: 1 });
  return {
    origin: served.origin,
    readers,
    async prepareBurst(operation, count) {
      if (prepared > 0 && prepared % burstsPerWorkspace === 0) bursting = await makeBursting();
      prepared += 1;
      const ids = await makeRows(bursting, receiver);
      const tenant = { ...bursting, ids };
      const caller = await enter(tenant, callerOf(operation));
      const needs = await prepare(operation, tenant, caller.cookie);
      const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
      const requests = Array.from({ length: count }, () => {
        const { path, options } = requestFor(operation, ids);
        const body = needs.body ?? options.body;
        const isForm = body instanceof URLSearchParams;
        return {
          path: path + (needs.query ?? ""),
          method: operation.method,
          headers: {
            "x-forwarded-for": address,
            ...(caller.cookie && { cookie: caller.cookie }),
            ...(caller.token && { authorization: `Bearer ${caller.token}` }),
            ...(body !== undefined && {
              "content-type": isForm ? "application/x-www-form-urlencoded" : "application/json",
            }),
          },
          body: body === undefined ? null : isForm ? body.toString() : JSON.stringify(body),
        };
      });
      return async () => {
        const answers = await Promise.all(
          requests.map(async (request) => {
            const { statusCode, body } = await pool.request(request);
            await body.dump({ limit: 100_000_000 });
            return statusCode;
          }),
        );
        await needs.undo();
        return answers;
      };
    },
    async close() {
      await pool.close();
      await served.stop();
      await Promise.all([receiver.close(), events.close(), notes.close(), close()]);
    },
  };
}

function callerOf({ auth }: Operation): CallerKind {
  if (auth.kind === "public") return "nobody";
  if (auth.kind === "bearer") return "live";
  return auth.kind === "operator" ? "operator" : "admin";
}

const repeat = <T>(values: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_, n) => values[n % values.length]).flatMap((value) => value ?? []);
