import { faults } from "./faults";
import type { Round } from "./rounds";

/** Nothing is lost, doubled or stuck. */
export const isRight = ({ lost, doubled, stuck }: Round): boolean =>
  lost.length + doubled.length + stuck.length === 0;

const columns = [
  "rounds",
  "engagements",
  "deliveries",
  "lost",
  "doubled",
  "stuck",
  "sent again",
  "settled after",
];

/** A line per fault, over the rounds in which it struck, and one for all rounds. */
export function tableOf(rounds: Round[]): string {
  const lines = [...Object.keys(faults), "all"].map((name) => {
    const some = name === "all" ? rounds : rounds.filter((round) => round.faults.includes(name));
    const sum = (of: (round: Round) => number) => some.reduce((total, round) => total + of(round), 0);
    return [
      name,
      some.length,
      sum(({ engagements }) => engagements),
      sum(({ deliveries }) => deliveries),
      sum(({ lost }) => lost.length),
      sum(({ doubled }) => doubled.length),
      sum(({ stuck }) => stuck.length),
      sum(({ resent }) => resent),
      `${Math.max(0, ...some.map(({ settledAfter }) => settledAfter))} min`,
    ];
  });
  return [["fault", ...columns], ...lines]
    .map(
      ([name, ...cells]) => String(name).padEnd(26) + cells.map((cell) => String(cell).padStart(14)).join(""),
    )
    .join("\n");
}
