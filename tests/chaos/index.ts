/** `npm run chaos -- --rounds N --seed S`: kills, stalls and faults at random moments, judged by an oracle. */
import { parseArgs } from "node:util";
import { drawFor, playRound, type Round } from "./rounds";
import { openStage } from "./stage";
import { isRight, tableOf } from "./table";

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "10" }, seed: { type: "string", default: "1" } },
});
const [rounds, seed] = [Number(values.rounds), Number(values.seed)];
if (!Number.isInteger(rounds) || rounds < 1 || !Number.isInteger(seed)) {
  process.stderr.write("Usage: npm run chaos -- --rounds N --seed S, both whole numbers\n");
  process.exit(2);
}
const print = (line: string) => process.stdout.write(`${line}\n`);
const stage = await openStage();
const played: Round[] = [];
try {
  for (let n = 1; n <= rounds; n++) {
    const round = await playRound(stage, drawFor(seed, n));
    played.push(round);
    const { engagements, deliveries, settledAfter, resent } = round;
    const facts = `${engagements} engagements, ${deliveries} deliveries, ${resent} sent again, ${settledAfter} min`;
    print(`${n}: ${round.faults.join(", ")}: ${facts}`);
    for (const problem of [...round.lost, ...round.doubled, ...round.stuck]) print(`   ${problem}`);
  }
} finally {
  await stage.close();
}
print(tableOf(played));
process.exit(played.every(isRight) ? 0 : 1);
