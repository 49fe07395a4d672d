import { eq } from "drizzle-orm";
import { customers, posts, sources } from "@/db/schema";
import { type Context, createContext } from "@/lib/context";
import { parseEnv } from "@/lib/env";
import { newId } from "@/lib/ids";
import { openPorts } from "@/lib/ports";
import { sandboxCatalogue } from "@/packages/sandbox-network/catalogue";
import { insertDestination } from "@/tests/factories/signals";
import { insertWorkspace } from "@/tests/factories/workspace";
import type { Draw } from "./faults";
import type { Stage } from "./stage";

/** A workspace that watches one author and sends its signals to two webhooks. */
export interface Scene {
  ctx: Context;
  networkUrl: string;
  destinations: { id: string; path: string }[];
}

/** Its source is due now: the product finds it by itself. */
export async function openScene(
  stage: Pick<Stage, "db" | "clock" | "encryptionKey" | "outside">,
  draw: Draw,
): Promise<Scene> {
  const { db, clock, encryptionKey, outside } = stage;
  const env = parseEnv({
    NODE_ENV: "test",
    DATABASE_URL: "postgres://unused",
    EMBEDDED: "1",
    NEXTAUTH_SECRET: "a secret of tests that is long enough",
    ENCRYPTION_KEY: encryptionKey,
  });
  const parts = { db, clock, ports: openPorts(env, db, clock), announce: () => {} };
  const actor = { kind: "system" } as const;
  const ctx = createContext({ ...parts, customerId: newId(), requestId: newId(), ip: null, actor });
  const { authors } = sandboxCatalogue();
  const { networkUrl } = authors[draw(authors.length)] ?? { networkUrl: "" };
  await insertWorkspace(ctx, {
    customer: { credits: 100_000, dailyBudgetCapCents: null },
    source: { networkUrl, nextDiscoveryAt: clock.now() },
  });
  const destinations: Scene["destinations"] = [];
  for (const n of [0, 1]) {
    const path = `/${ctx.customerId}/${n}`;
    const config = { url: outside.receiverUrl + path, auth: { type: "none" } };
    destinations.push({ id: (await insertDestination(ctx, { config })).id, path });
  }
  return { ctx, networkUrl, destinations };
}

/** Ends the workspace's work, so that later rounds do not repeat it. */
export async function closeScene({ ctx }: Scene): Promise<void> {
  const { db, customerId } = ctx;
  await db.update(sources).set({ isActive: false }).where(eq(sources.customerId, customerId));
  await db.update(posts).set({ status: "closed" }).where(eq(posts.customerId, customerId));
  await db.update(customers).set({ autoHarvest: false }).where(eq(customers.id, customerId));
}
