/** A process that delivers until nothing is due, to be killed. It notifies its parent when it is done. */
import { z } from "zod";
import { openDb } from "@/db/client";
import { createContext } from "@/lib/context";
import { deliverBatch } from "@/lib/domain/deliveries/deliver-batch";
import { parseEnv } from "@/lib/env";
import { newId } from "@/lib/ids";
import { openPorts } from "@/lib/ports";

const Work = z.object({
  databaseUrl: z.string(),
  encryptionKey: z.string(),
  customerId: z.string(),
  destinationIds: z.array(z.string()),
  /** The clock's time when this process starts, in ms since 1970. */
  startsAt: z.number(),
});
/** A deliverer's input, as JSON in its first argument. */
export type Work = z.infer<typeof Work>;

const work = Work.parse(JSON.parse(process.argv[2] ?? ""));
const started = Date.now();
const clock = {
  now: () => new Date(work.startsAt + Date.now() - started),
  reaches: (moment: Date) =>
    new Promise<void>((resolve) => setTimeout(resolve, moment.getTime() - clock.now().getTime())),
};
const { db } = openDb(work.databaseUrl);
const env = parseEnv({
  NODE_ENV: "test",
  DATABASE_URL: work.databaseUrl,
  EMBEDDED: "1",
  NEXTAUTH_SECRET: "a secret of tests that is long enough",
  ENCRYPTION_KEY: work.encryptionKey,
});
const { customerId } = work;
const parts = { db, clock, ports: openPorts(env, db, clock), announce: () => {} };
const ctx = createContext({ ...parts, customerId, requestId: newId(), ip: null, actor: { kind: "system" } });

async function deliverAll(destinationId: string): Promise<void> {
  for (;;) {
    const { claimed } = await deliverBatch(ctx, { destinationId });
    if (claimed === 0) return;
  }
}
await Promise.all(work.destinationIds.map(deliverAll));
process.send?.("through");
process.exit(0);
