/** Stands in for the package `server-only`, which throws outside of a React server build. */
export {};
