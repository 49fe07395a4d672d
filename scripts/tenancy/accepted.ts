/** Predicates whose removal changes no answer, and why: they stand for the planner, or for the rule. */
import type { Predicate } from "./mutate-predicates";

interface Accepted {
  file: string;
  /** Which source line it begins in. */
  line: RegExp;
  because: string;
}

const accepted: Accepted[] = [
  {
    file: "db/signal-index/blocks.ts",
    line: /^select \* from \$\{signals\} where customer_id = /,
    because: "the filters that follow name the workspace of the same signals; this one leads to the index",
  },
  {
    file: "db/signal-index/blocks.ts",
    line: /^join .* = m\.ordinal/,
    because: "the filters that follow name the workspace of the same signals; this one leads to the index",
  },
  {
    file: "db/signal-index/block-bits.ts",
    line: /signal_terms t where t\.customer_id/,
    because:
      "a key is the hash of its text: the bitmaps, which are the workspace's own, have its term as well",
  },
  {
    file: "db/signal-index/search.ts",
    line: /attribute = 'word'$/,
    because:
      "a key is the hash of its text: the bitmaps, which are the workspace's own, have its term as well",
  },
  {
    file: "db/queries/delivery-stats.ts",
    line: /^where a\.customer_id = d\.customer_id and a\.destination_id = d\.id/,
    because: "the destination is the workspace's own by the condition around it; this one leads to the index",
  },
  {
    file: "db/queries/delivery-replays.ts",
    line: /sql`\$\{activations\.id\} = any\(array\$\{found\}\)`/,
    because: "the ids were just found in the workspace; this one stands for the rule",
  },
];

/** Why the predicate need not turn a test red; undefined where it must. */
export const acceptedBecause = ({ file, source }: Predicate): string | undefined =>
  accepted.find((one) => one.file === file && one.line.test(source))?.because;
