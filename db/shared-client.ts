/**
 * The driver's client for drizzle, with three additions to every statement: fair sharing between workspaces
 * (`connection-shares.ts`), a time limit (`work-scope.ts`), and preparing frequent statements (`frequent-texts.ts`).
 */
import type postgres from "postgres";
import { type ConnectionShares, createConnectionShares, type Holder } from "./connection-shares";
import { frequentTexts, type IsFrequent } from "./frequent-texts";
import { countPool, watched } from "./statement-watch";
import { currentScope, inScope } from "./work-scope";

/** How long to wait for a connection if the scope sets no limit. */
const patienceMs = 30_000;
/** How long a canceled statement may take to end before its caller gets the error anyway. */
const cancelMs = 1_000;

/** A statement took longer than its scope allows. */
export class StatementTimeoutError extends Error {
  override readonly name = "StatementTimeoutError";
  constructor(ms: number) {
    super(`The statement was canceled after ${ms} ms`);
  }
}

/** No one waits for the statement's result any more. */
export class AbandonedError extends Error {
  override readonly name = "AbandonedError";
  constructor() {
    super("The statement was abandoned");
  }
}

type Given = Parameters<postgres.ISql["unsafe"]>;
type Running = postgres.PendingQuery<postgres.Row[]>;
type Send = (...input: Given) => Running;

/** The parts of a client that drizzle's session uses; nothing else is provided. */
interface DrizzleClient {
  options: postgres.Sql["options"];
  unsafe(...input: Given): Statement;
}
interface DrizzlePool extends DrizzleClient {
  begin<T>(work: (tx: DrizzleTransaction) => Promise<T>): Promise<T>;
}
interface DrizzleTransaction extends DrizzleClient {
  savepoint<T>(work: (tx: DrizzleTransaction) => Promise<T>): Promise<T>;
}

/** A statement that runs when it is awaited, like the driver's own. */
class Statement implements PromiseLike<unknown> {
  #asValues = false;
  #answer: Promise<unknown> | undefined;
  constructor(private readonly run: (asValues: boolean) => Promise<unknown>) {}

  /** Returns rows as arrays of values. */
  values(): this {
    this.#asValues = true;
    return this;
  }

  // biome-ignore lint/suspicious/noThenProperty: the driver's statements are thenable, and drizzle awaits them.
  then<A, B>(
    onAnswer?: ((answer: unknown) => A | PromiseLike<A>) | null,
    onError?: ((error: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    this.#answer ??= this.run(this.#asValues);
    return this.#answer.then(onAnswer, onError);
  }
}

/** A pool of `max` connections for drizzle. `prepare` is off behind a transaction pooler. */
export function sharedClient(client: postgres.Sql, input: { max: number; prepare: boolean }): postgres.Sql {
  const shares = createConnectionShares(input.max);
  countPool(client, shares.use);
  const isFrequent = input.prepare ? frequentTexts() : () => false;
  const send = prepareFrequent(client.unsafe, isFrequent);
  const pool: DrizzlePool = {
    options: client.options,
    unsafe: (...statement) =>
      new Statement((asValues) =>
        watched(statement[0], () => inTurn(shares, (free) => start(send(...statement), asValues, free))),
      ),
    begin: (work) =>
      inTurn(shares, (free) =>
        beginInTime(client, free, (tx) =>
          inScope({ ...currentScope(), holdsConnection: true }, () =>
            work(transactionClient(tx, client.options, isFrequent)),
          ),
        ),
      ) as ReturnType<typeof work>,
  };
  // Drizzle's type asks for the driver's whole client, but it uses only these three members; a test checks that.
  return pool as unknown as postgres.Sql;
}

/**
 * Runs a transaction. Each statement has its own time limit; this also ends the wait for a database that no longer
 * answers to its begin, commit or rollback. After a commit that was not answered, it is unknown whether it took place.
 */
function beginInTime(
  client: postgres.Sql,
  free: () => void,
  work: (tx: postgres.TransactionSql) => Promise<unknown>,
): Promise<unknown> {
  const { statementMs } = currentScope();
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    let isLate = false;
    const rejectAfter = (ms: number, error: unknown) => {
      timer = setTimeout(() => {
        isLate = true;
        reject(error);
      }, ms);
    };
    const limit = () => {
      if (statementMs !== null) rejectAfter(statementMs + cancelMs, new StatementTimeoutError(statementMs));
    };
    limit();
    const transaction = client.begin(async (tx) => {
      clearTimeout(timer);
      if (isLate) throw new Error("Its caller no longer waits for this transaction");
      try {
        const result = await work(tx);
        limit();
        return result;
      } catch (error) {
        rejectAfter(cancelMs, error);
        throw error;
      }
    });
    const settled = () => {
      clearTimeout(timer);
      free();
    };
    transaction.then(settled, settled);
    transaction.then(resolve, reject);
  });
}

function transactionClient(
  tx: postgres.TransactionSql,
  options: postgres.Sql["options"],
  isFrequent: IsFrequent,
): DrizzleTransaction {
  const send = prepareFrequent(tx.unsafe, isFrequent);
  return {
    options,
    unsafe: (...statement) =>
      new Statement((asValues) => watched(statement[0], () => start(send(...statement), asValues))),
    savepoint: (work) =>
      // The driver unwraps arrays of promises, which no verb returns.
      tx.savepoint((inner) => work(transactionClient(inner, options, isFrequent))) as ReturnType<typeof work>,
  };
}

/** Work that takes a connection and calls `free` once the connection is free again; it may have resolved earlier. */
type Work = (free: () => void) => Promise<unknown>;

function currentHolder(): Holder | null {
  const { customerId, runId } = currentScope();
  if (customerId === null) return null;
  const isBackground = runId !== undefined;
  return { key: isBackground ? `${customerId} in the background` : customerId, isBackground };
}

/** Runs work when its workspace may take a connection. Every statement passes through here. */
function inTurn(shares: ConnectionShares, work: Work): Promise<unknown> {
  const { statementMs, holdsConnection, signal } = currentScope();
  if (signal?.aborted) return Promise.reject(new AbandonedError());
  if (holdsConnection) return work(() => {});
  const holder = currentHolder();
  const free = () => shares.release(holder);
  if (shares.take(holder)) return work(free);
  return shares.wait(holder, statementMs ?? patienceMs).then(() => {
    if (!signal?.aborted) return work(free);
    free();
    throw new AbandonedError();
  });
}

/**
 * Runs a statement. Rejects with a StatementTimeoutError if it takes longer than the scope allows, and with an
 * AbandonedError if the scope's signal aborts.
 */
function start(statement: Running, asValues: boolean, free?: () => void): Promise<unknown> {
  const query = asValues ? statement.values() : statement;
  const { statementMs, signal } = currentScope();
  return new Promise((resolve, reject) => {
    let isLate = false;
    let timer: NodeJS.Timeout | undefined;
    // If the database is unreachable, the cancel request fails too. The caller gets an error either way.
    const cancel = () => void Promise.resolve(query.cancel()).catch(() => {});
    signal?.addEventListener("abort", cancel, { once: true });
    if (statementMs !== null) {
      const tooLate = () => reject(new StatementTimeoutError(statementMs));
      timer = setTimeout(() => {
        isLate = true;
        cancel();
        timer = setTimeout(tooLate, cancelMs);
      }, statementMs);
    }
    const settled = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", cancel);
      free?.();
    };
    query.then(
      (rows) => {
        settled();
        resolve(rows);
      },
      (error: unknown) => {
        settled();
        if (signal?.aborted) reject(new AbandonedError());
        else reject(isLate && statementMs !== null ? new StatementTimeoutError(statementMs) : error);
      },
    );
  });
}

/** Makes the driver prepare frequent statements: drizzle prepares only named ones. */
const prepareFrequent =
  (unsafe: postgres.ISql["unsafe"], isFrequent: IsFrequent): Send =>
  (text, parameters = [], options) =>
    unsafe(
      text,
      parameters,
      parameters.length > 0 && isFrequent(text) ? { ...options, prepare: true } : options,
    );
