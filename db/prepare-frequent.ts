import type postgres from "postgres";

/** A connection keeps what it has prepared until it ends: so many statements at most, none longer than this. */
const most = 256;
const longest = 4_000;
/** Worth preparing is what comes again; lists of many lengths and the like seldom do. */
const often = 5;
/** So many texts are counted at once. */
const counted = 1_000;

/**
 * The driver would send what is prepared behind another statement of a busy connection, where it would wait for that
 * one however many connections come free. A false `onexecute` says, as with what is not prepared, that none follows.
 */
const alone = { prepare: true, onexecute: () => false };

/**
 * Has drizzle's client prepare the statements that come often, in transactions too. Drizzle itself prepares none
 * that is not named, and each that has parameters then costs a second round trip, to ask for their types.
 */
export function prepareFrequent(client: postgres.Sql): postgres.Sql {
  const isFrequent = countTexts();
  watchStatements(client, isFrequent);
  client.begin = eachTransaction(client.begin, isFrequent);
  return client;
}

type IsFrequent = (text: string) => boolean;

function watchStatements(client: Pick<postgres.ISql, "unsafe">, isFrequent: IsFrequent): void {
  client.unsafe = new Proxy(client.unsafe, {
    apply(unsafe, self, [text, parameters = [], options]: Parameters<postgres.ISql["unsafe"]>) {
      const isPrepared = parameters.length > 0 && isFrequent(text);
      return Reflect.apply(unsafe, self, [text, parameters, isPrepared ? { ...options, ...alone } : options]);
    },
  });
}

/** `begin` or `savepoint`, whose last argument is the work that is handed a client of its own. */
function eachTransaction<F extends (...given: never[]) => unknown>(start: F, isFrequent: IsFrequent): F {
  return new Proxy(start, {
    apply(start, self, given) {
      const work: (tx: postgres.TransactionSql) => unknown = given.at(-1);
      const watched = (tx: postgres.TransactionSql) => {
        watchStatements(tx, isFrequent);
        tx.savepoint = eachTransaction(tx.savepoint, isFrequent);
        return work(tx);
      };
      return Reflect.apply(start, self, [...given.slice(0, -1), watched]);
    },
  });
}

/** Tells whether a text has come often; those that did first stay, since connections forget none. */
function countTexts(): IsFrequent {
  const frequent = new Set<string>();
  const times = new Map<string, number>();
  return (text) => {
    if (frequent.has(text)) return true;
    if (frequent.size >= most || text.length > longest) return false;
    const time = (times.get(text) ?? 0) + 1;
    if (time < often) {
      if (times.size >= counted) times.clear();
      times.set(text, time);
      return false;
    }
    times.delete(text);
    frequent.add(text);
    return true;
  };
}
