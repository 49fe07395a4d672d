import type { Db } from "./client";

/**
 * A query used on every request, built once per pool, because building it takes as long as running it. Variable parts
 * are placeholders. In transactions, which are short, it is built again.
 */
export function cachePerPool<Q>(build: (db: Db) => Q): (db: Db) => Q {
  const built = new WeakMap<Db, Q>();
  return (db) => {
    const known = built.get(db);
    if (known) return known;
    const made = build(db);
    built.set(db, made);
    return made;
  };
}
