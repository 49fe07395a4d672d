import { createHash } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { minutes } from "@/lib/clock";
import { drawFrom } from "@/tests/factories/draw-from";
import { type Draw, faults } from "./faults";
import { isIdle, judge, pendingOf, type Verdict } from "./oracle";
import { closeScene, openScene, type Scene } from "./scene";
import { again, type Stage } from "./stage";

export interface Round extends Verdict {
  faults: string[];
  /** What was still to be done after a day without faults; empty if all was done. */
  stuck: string[];
  /** What was still to be done after half an hour. */
  late: string[];
  /** Simulated minutes from the end of the faults until all was done. */
  settledAfter: number;
}

/** A round's random numbers. Neighboring seeds must not begin alike. */
export const drawFor = (seed: number, round: number): Draw =>
  drawFrom(createHash("sha256").update(`${seed} ${round}`).digest().readUInt32LE());

/** A round is stuck if it has not ended a simulated day after its faults. */
const longestMinutes = 24 * 60;
const lateMinutes = 30;
const idlePatienceMs = 30_000;

/**
 * One round: a new workspace's work begins, one to three faults strike at random moments, the clock runs on until
 * everything is done, and the oracle compares.
 */
export async function playRound(stage: Stage, draw: Draw): Promise<Round> {
  stage.outside.vendor.clock.advance(
    stage.clock.now().getTime() - stage.outside.vendor.clock.now().getTime(),
  );
  const scene = await again(() => openScene(stage, draw));
  const names = choose(Object.keys(faults), 1 + draw(3), draw);
  stage.moveClock(minutes(1));
  for (const name of names) {
    await delay(draw(1_500));
    await faults[name]?.(stage, draw);
    stage.moveClock(minutes(1));
  }
  const { stuck, late, settledAfter } = await settle(stage, scene);
  const verdict = await judge(stage, scene);
  await closeScene(scene);
  return { faults: names, stuck, late, settledAfter, ...verdict };
}

function choose(from: string[], count: number, draw: Draw): string[] {
  const left = [...from];
  return Array.from({ length: count }, () => left.splice(draw(left.length), 1)).flat();
}

/** Moves the clock on whenever the engine is idle, in longer and longer steps. */
async function settle(stage: Stage, scene: Scene): Promise<Pick<Round, "stuck" | "late" | "settledAfter">> {
  let passed = 0;
  let late: string[] = [];
  for (let step = 1; ; step++) {
    await idle(stage);
    const stuck = await again(() => pendingOf(stage, scene));
    if (stuck.length === 0 || passed > longestMinutes) return { stuck, late, settledAfter: passed };
    if (late.length === 0 && passed > lateMinutes) late = stuck;
    const minutesOn = step < 20 ? 1 : 10;
    passed += minutesOn;
    stage.moveClock(minutes(minutesOn));
  }
}

async function idle(stage: Stage): Promise<void> {
  const until = Date.now() + idlePatienceMs;
  while (!(await again(() => isIdle(stage)))) {
    if (Date.now() > until) return;
    await delay(20);
  }
}
