/** The embedded engine as a process of its own, for tests that kill or compare it. */
import { startEngine } from "@signal-to-action/inngest-engine";
import { engineLanes } from "@/scripts/launcher/environment";
import { followClock } from "./clock";

const [id = "", slots] = engineLanes.split("=");
await startEngine({
  databaseUrl: process.env.DATABASE_URL ?? "",
  serveUrl: process.env.SERVE_URL ?? "",
  port: Number(process.env.ENGINE_PORT),
  lanes: [{ functions: [id], concurrency: Number(slots) }],
  clock: followClock(),
  checkpointing: process.env.CHECKPOINTING !== "0",
  // Shorter than by default, so that a round takes seconds.
  leaseMs: 1_000,
  pollMs: 100,
  syncMs: 2_000,
});
process.once("disconnect", () => process.exit(0));
process.send?.({ ready: true });
