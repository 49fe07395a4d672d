/** Every operation with an `Idempotency-Key`, sent more than once: one effect, and every answer is the first one's. */

import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { rateLimits } from "@/db/schema";
import { type Operation, takesKey } from "@/lib/contracts/operation";
import { newId } from "@/lib/ids";
import { insertCaller } from "@/tests/factories/api-clients";
import { fitting } from "@/tests/fuzz/from-schema";
import { settled } from "./after-answer";
import { bodyOf, only, refusal } from "./calls";
import { withOpenPortal } from "./opened-portal";
import { type CallOptions, makeRows, type Portal, signIn } from "./portal";
import { prepare } from "./preparations";
import { requestFor } from "./requests";

let portal: Portal;
withOpenPortal((opened) => {
  portal = opened;
});
// Each operation is called several times; limits are tested elsewhere.
beforeEach(async () => void (await portal.runtime.db.delete(rateLimits)));

/** A repeat of this one is 401: the caller's own session has ended with the others. */
const endsOwnSession = "revokeMySessions";
const keyed = only((operation) => takesKey(operation) && operation.id !== endsOwnSession);
/** The operation that another request with a key is sent to: any other with the same callers. */
const another = ({ id, auth }: Operation): Operation => {
  const found = keyed.find(([otherId, other]) => otherId !== id && other.auth.kind === auth.kind);
  if (!found) throw new Error(`${id} is the only one of its callers`);
  return found[1];
};

async function callerOf({ auth }: Operation): Promise<CallOptions> {
  if (auth.kind === "bearer") {
    const { token } = await insertCaller(portal.mine.ctx);
    return { headers: { authorization: `Bearer ${token}` } };
  }
  const who = auth.kind === "operator" ? { role: null, isOperator: true } : { role: "admin" as const };
  return { cookie: await signIn(portal.mine, who) };
}

interface Ready {
  path: string;
  body: unknown;
  send(key: string | null, change?: { path?: string; body?: unknown }): Promise<Response>;
  undo(): Promise<void>;
}

const newRows = () => makeRows(portal.mine, portal.receiver);

/** A request that can be sent by the caller, on rows of its own. */
async function ready(
  operation: Operation,
  caller: CallOptions,
  rows?: Awaited<ReturnType<typeof newRows>>,
): Promise<Ready> {
  rows ??= await newRows();
  const { path, options } = requestFor(operation, rows);
  const { body = options.body, query = "", undo } = await prepare(operation, portal.mine, caller.cookie);
  return {
    path,
    body,
    undo,
    send: (key, change = {}) =>
      portal.call(operation.method, `${change.path ?? path}${query}`, {
        ...caller,
        body: "body" in change ? change.body : body,
        headers: { ...caller.headers, ...(key !== null && { "idempotency-key": key }) },
      }),
  };
}

/** Tables that record the request itself. */
const ofRequests = new Set(["rate_limits", "member_answers", "idempotent_answers", "sessions"]);

/** How many rows each table has, and what was asked of other servers. */
async function countEffects(): Promise<Record<string, number>> {
  await settled();
  const { db, ports } = { db: portal.runtime.db, ports: portal.mine.ctx.ports };
  const tables = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const counts = [...tables]
    .filter(({ name }) => !ofRequests.has(name))
    .map(({ name }) => sql`select ${name}::text as name, count(*)::int as n from ${sql.identifier(name)}`);
  const counted = await db.execute<{ name: string; n: number }>(sql.join(counts, sql` union all `));
  const asked = ports.payments && "calls" in ports.payments ? (ports.payments.calls as string[]) : [];
  return {
    ...Object.fromEntries([...counted].map(({ name, n }) => [name, n])),
    "payment calls": asked.length,
    deliveries: portal.receiver.requests.length,
  };
}

async function effectsOf<T>(work: () => Promise<T>): Promise<{ result: T; effects: Record<string, number> }> {
  const before = await countEffects();
  const result = await work();
  const after = await countEffects();
  const changed = Object.entries(after).map(([name, n]) => [name, n - (before[name] ?? 0)] as const);
  return { result, effects: Object.fromEntries(changed.filter(([, n]) => n !== 0)) };
}

/** What an answer says, and whether it is a repetition. One-time secrets are not repeated to programs. */
async function read(operation: Operation, answer: Response) {
  const body = await bodyOf(answer);
  const data = Object(Object(body).data);
  if (operation.auth.kind === "bearer") for (const name of operation.shownOnce ?? []) delete data[name];
  return { status: answer.status, body, isRepeated: answer.headers.get("idempotent-replay") === "true" };
}

describe("sent more than once with the same key", () => {
  it.each(keyed)("%s has one effect, and each answer is the first one's", async (_, operation) => {
    const [rows, otherRows] = [await newRows(), await newRows()];
    const single = await ready(operation, await callerOf(operation), rows);
    const once = await effectsOf(async () => read(operation, await single.send(null)));
    expect(once.result.status).toBe(operation.status);
    await single.undo();

    const request = await ready(operation, await callerOf(operation), otherRows);
    const key = newId();
    const { result, effects } = await effectsOf(async () => {
      const together = await Promise.all([request.send(key), request.send(key)]);
      return Promise.all([...together, await request.send(key)].map((answer) => read(operation, answer)));
    });
    await request.undo();
    const first = result.find(({ isRepeated }) => !isRepeated);
    expect(first?.status).toBe(operation.status);
    expect(result.filter(({ isRepeated }) => isRepeated)).toEqual(
      Array(2).fill({ ...first, isRepeated: true }),
    );
    // Fewer are possible: some rows are made once a day, or once in a workspace.
    const repeated = Object.entries(effects).filter(([name, n]) => n > (once.effects[name] ?? 0));
    expect(repeated).toEqual([]);
  });
});

describe("a key that was used", () => {
  it.each(keyed)("refuses any other request than that of %s", async (_, operation) => {
    const caller = await callerOf(operation);
    const request = await ready(operation, caller);
    const key = newId();
    expect((await request.send(key)).status).toBe(operation.status);
    const others = [await ready(another(operation), caller)].map(
      ({ send }) =>
        () =>
          send(key),
    );
    if (operation.path.includes("{")) {
      const { path } = await ready(operation, caller);
      if (path !== request.path) others.push(() => request.send(key, { path }));
    }
    const body = otherBody(operation, request.body);
    if (body !== undefined) others.push(() => request.send(key, { body }));
    for (const send of others) expect(await refusal(await send())).toBe("409 idempotency_key_reused");
    await request.undo();
  });

  it.each(keyed)("is another one for another caller of %s", async (_, operation) => {
    const key = newId();
    for (let n = 0; n < 2; n += 1) {
      const request = await ready(operation, await callerOf(operation));
      const answer = await read(operation, await request.send(key));
      expect(answer).toMatchObject({ status: operation.status, isRepeated: false });
      await request.undo();
    }
  });
});

/** A body that the operation reads as another one; undefined if it reads none. */
function otherBody({ body }: Operation, sent: unknown): unknown {
  if (sent === undefined) return undefined;
  const asRead = (value: unknown) => JSON.stringify(body.safeParse(value).data);
  const isAnother = (value: unknown) => body.safeParse(value).success && asRead(value) !== asRead(sent);
  // Most bodies need only a few draws.
  const draw = (numRuns: number) => fc.sample(fitting(body), { seed: 1, numRuns }).find(isAnother);
  return draw(20) ?? draw(500);
}
