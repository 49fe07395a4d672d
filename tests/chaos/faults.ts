import { setTimeout as delay } from "node:timers/promises";
import { hours, minutes } from "@/lib/clock";
import type { HarvestApiFault } from "@/tests/fakes/network/harvestapi";
import type { Behaviour } from "@/tests/fakes/receiver/behaviour";
import { setDisk } from "./disk";
import { again, type Stage } from "./stage";

/** An integer below a bound. */
export type Draw = (below: number) => number;

/** Strikes, lasts some real time, and is over when the promise resolves. */
export type Fault = (stage: Stage, draw: Draw) => Promise<void>;

const vendorFaults: HarvestApiFault[] = [
  ...["rate_limited", "server_error", "hang", "reset", "broken_json"],
  ...["wrong_envelope", "malformed", "malformed"],
] as HarvestApiFault[];
const receiverFaults: Behaviour[] = [
  { kind: "status", status: 500 },
  { kind: "status", status: 429, headers: { "retry-after": "30" } },
  { kind: "hang" },
  { kind: "dribble" },
  { kind: "reset" },
  { kind: "cut" },
  { kind: "garbage" },
];

const oneOf = <T>(list: readonly T[], draw: Draw): T | null => list[draw(list.length)] ?? null;
const longer = (draw: Draw) => delay(300 + draw(2_200));

/** What can go wrong, by the name that the table shows. */
export const faults: Record<string, Fault> = {
  "app killed": ({ app }, draw) => app.killAndRestart(draw(500)),
  "app stalled": async ({ app }, draw) => {
    app.stall();
    await longer(draw);
    app.resume();
  },
  "engine killed": ({ engine }, draw) => engine.killAndRestart(draw(500)),
  "engine stalled": async ({ engine }, draw) => {
    engine.stall();
    await longer(draw);
    engine.resume();
  },
  "database killed": ({ restartDatabase }) => restartDatabase(),
  "disk full": async ({ db }, draw) => {
    await again(() => setDisk(db, true));
    await longer(draw);
    await again(() => setDisk(db, false));
  },
  "clock ahead, then back": async (stage, draw) => {
    const ms = minutes(5) + draw(hours(26));
    stage.moveClock(ms);
    await longer(draw);
    stage.moveClock(-ms);
  },
  "clock behind, then right": async (stage, draw) => {
    const ms = minutes(5) + draw(hours(26));
    stage.moveClock(-ms);
    await longer(draw);
    stage.moveClock(ms);
  },
  "vendor fails": async ({ outside }, draw) => {
    outside.vendorFault = () => (draw(3) === 0 ? oneOf(vendorFaults, draw) : null);
    await longer(draw);
    outside.recover();
  },
  "receivers misbehave": async ({ outside }, draw) => {
    outside.receiverFault = () => (draw(2) === 0 ? oneOf(receiverFaults, draw) : null);
    await longer(draw);
    outside.recover();
  },
};
