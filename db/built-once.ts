import type { Db } from "./client";

/**
 * A query that is asked at every request, built once for each pool: building one takes as long as asking it. What
 * differs from time to time is a placeholder of it. In transactions, which are short, it is built anew.
 */
export function builtOnce<Q>(build: (db: Db) => Q): (db: Db) => Q {
  const built = new WeakMap<Db, Q>();
  return (db) => {
    const known = built.get(db);
    if (known) return known;
    const made = build(db);
    built.set(db, made);
    return made;
  };
}
