/** Predicates whose removal changes no result, and why: they help the planner or follow the convention. */
import type { Predicate } from "./mutate-predicates";

interface Accepted {
  file: string;
  /** Matches the source line where the predicate begins. */
  line: RegExp;
  because: string;
}

const accepted: Accepted[] = [
  {
    file: "db/signal-index/blocks.ts",
    line: /^select \* from \$\{signals\} where customer_id = /,
    because:
      "the filters that follow check the workspace of the same signals; this predicate lets the planner use the index",
  },
  {
    file: "db/signal-index/blocks.ts",
    line: /^join .* = m\.ordinal/,
    because:
      "the filters that follow check the workspace of the same signals; this predicate lets the planner use the index",
  },
  {
    file: "db/signal-index/block-bits.ts",
    line: /signalTerms\} t where t\.customer_id/,
    because: "a key is the hash of its text, and the workspace's own bitmaps contain the same term",
  },
  {
    file: "db/queries/digests.ts",
    line: /^where [at]\.customer_id = d\.customer_id and [at]\.destination_id = d\.id/,
    because:
      "the surrounding condition limits the destination to the workspace; this predicate lets the planner use the index",
  },
  {
    file: "db/queries/delivery-stats.ts",
    line: /^where a\.customer_id = d\.customer_id and a\.destination_id = d\.id/,
    because:
      "the surrounding condition limits the destination to the workspace; this predicate lets the planner use the index",
  },
  {
    file: "db/queries/changes.ts",
    line: /^where customer_id = \$\{customer\} and destination_id = destinations\.id/,
    because:
      "the surrounding condition limits the destination to the workspace; this predicate lets the planner use the index",
  },
  {
    file: "db/queries/delivery-replays.ts",
    line: /sql`\$\{activations\.id\} = any\(array\$\{found\}\)`/,
    because: "the ids were just found in the workspace; this predicate only follows the convention",
  },
];

/** Why the predicate does not have to fail a test; undefined if it does. */
export const acceptedBecause = ({ file, source }: Predicate): string | undefined =>
  accepted.find((one) => one.file === file && one.line.test(source))?.because;
