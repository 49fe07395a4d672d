/**
 * `npm run chaos -- --rounds N --seed S`, from round K with `--first K`: kills, stalls and faults at random moments,
 * judged by an oracle.
 */
import { parseArgs } from "node:util";
import { drawFor, playRound, type Round } from "./rounds";
import { openStage } from "./stage";
import { isRight, tableOf } from "./table";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "10" },
    seed: { type: "string", default: "1" },
    first: { type: "string", default: "1" },
  },
});
const [rounds, seed, first] = [values.rounds, values.seed, values.first].map(Number) as [
  number,
  number,
  number,
];
if (![rounds, seed, first].every(Number.isInteger) || rounds < 1) {
  process.stderr.write("Usage: npm run chaos -- --rounds N --seed S [--first K], all whole numbers\n");
  process.exit(2);
}
const print = (line: string) => process.stdout.write(`${line}\n`);
const stage = await openStage();
const played: Round[] = [];
try {
  for (let n = first; n < first + rounds; n++) {
    const round = await playRound(stage, drawFor(seed, n));
    played.push(round);
    const { engagements, deliveries, settledAfter, resent } = round;
    const facts = `${engagements} engagements, ${deliveries} deliveries, ${resent} sent again, ${settledAfter} min`;
    print(`${n}: ${round.faults.join(", ")}: ${facts}`);
    for (const problem of [...round.lost, ...round.doubled, ...round.stuck]) print(`   ${problem}`);
    for (const one of round.late) print(`   late: ${one}`);
  }
} finally {
  await stage.close();
}
print(tableOf(played));
process.exit(played.every(isRight) ? 0 : 1);
