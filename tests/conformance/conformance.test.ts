/**
 * The product's functions do the same on every server: on the embedded engine with and without checkpoints, and on the
 * Inngest dev server at INNGEST_TEST_URL, if set.
 */
import { eq } from "drizzle-orm";
import { beforeAll, expect, it, vi } from "vitest";
import { activations, engagements, posts, signals, sources } from "@/db/schema";
import { pendingOf } from "@/tests/chaos/oracle";
import { openScene } from "@/tests/chaos/scene";
import { readBooks } from "@/tests/factories/ledger";
import { openServer, type Server } from "./open-server";

const now = new Date();
const running = process.env.INNGEST_TEST_URL;
const others: [string, Server][] = [
  ["the embedded engine without checkpoints", { kind: "embedded", checkpointing: false }],
  ...(running ? ([["the running server", { kind: "running", url: running }]] as [string, Server][]) : []),
];

/** What a server made of one author's posts: everything that does not depend on the moment. */
async function resultOn(server: Server) {
  const product = await openServer(server, now);
  try {
    const { db, outside } = product;
    const scene = await openScene(product, () => 0);
    const { customerId } = scene.ctx;
    const [source] = await db.select().from(sources).where(eq(sources.customerId, customerId));
    await product.send({ name: "source/discovery.due", data: { customerId, sourceId: source?.id } });
    await vi.waitFor(async () => expect(await pendingOf(product, scene)).toEqual([]), {
      timeout: 120_000,
      interval: 200,
    });
    const made = await db.select().from(posts).where(eq(posts.customerId, customerId));
    const urlOf = new Map(made.map(({ id, url }) => [id, url]));
    const judged = await db.select().from(engagements).where(eq(engagements.customerId, customerId));
    const found = await db.select().from(signals).where(eq(signals.customerId, customerId));
    const sent = await db.select().from(activations).where(eq(activations.customerId, customerId));
    const { burned, balance, ledger } = await readBooks(scene.ctx);
    return {
      posts: made.map(({ url, status, harvestCount }) => `${url} ${status} ${harvestCount}`).sort(),
      engagements: judged
        .map((e) =>
          [urlOf.get(e.postId), e.kind, e.personUrl, e.commentId, verdictOf(e), e.rejectedBy].join(" "),
        )
        .sort(),
      signals: found.length,
      deliveries: sent.map(({ status, attempts }) => `${status} ${attempts}`).sort(),
      accepted: outside.accepted.length,
      credits: { burned, balance, ledger },
    };
  } finally {
    await product.close();
  }
}

/** Whichever of a person's engagements is judged first becomes the signal, and the others are stacked on it. */
const verdictOf = ({ status }: typeof engagements.$inferSelect): string =>
  status === "stacked" ? "signal" : status;

let expected: Awaited<ReturnType<typeof resultOn>>;
beforeAll(async () => {
  expected = await resultOn({ kind: "embedded", checkpointing: true });
}, 180_000);

it("does all of it on the embedded engine", () => {
  expect(expected.engagements.length).toBeGreaterThan(20);
  expect(expected.signals).toBeGreaterThan(0);
  expect(expected.accepted).toBe(expected.deliveries.length);
  expect(new Set(expected.deliveries)).toEqual(new Set(["delivered 1"]));
  expect(expected.credits.balance).toBe(expected.credits.ledger);
});

it.each(others)(
  "does the same on %s",
  async (_, server) => {
    expect(await resultOn(server)).toEqual(expected);
  },
  180_000,
);
