/** Which states of a connection are accepted, against a server that follows the vendor's contract. */
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { destinations } from "@/db/schema";
import { encodeSession } from "@/lib/auth/session-token";
import { hours, minutes } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { parseKeyRing } from "@/lib/crypto";
import { newId } from "@/lib/ids";
import { begin, type ChatScene, caller, finish, withChat } from "@/tests/factories/chat-connection";
import { withRollback } from "@/tests/factories/context";
import { insertCustomer } from "@/tests/factories/workspace";
import type { ChatFake } from "@/tests/fakes/chat/chat";

let fake: ChatFake;
let open: ChatScene["open"];
withChat((scene) => {
  ({ fake, open } = scene);
});

const rowsOf = ({ db, customerId }: Context) =>
  db.select().from(destinations).where(eq(destinations.customerId, customerId));

describe("a state", () => {
  it("is valid for only ten minutes", () =>
    withRollback(async (world) => {
      const ctx = await open(world);
      const early = await begin(ctx);
      const late = await begin(ctx);
      world.clock.advance(minutes(10) - 1_000);
      expect(await finish(ctx, early)).toHaveProperty("destinationId");
      world.clock.advance(1_000);
      expect(await finish(ctx, late)).toMatchObject({ refused: "expired" });
      world.clock.advance(hours(1));
      expect(await finish(ctx, early)).toMatchObject({ refused: "expired" });
    }));

  it("works while its key is a previous key, but not once that key is removed", () =>
    withRollback(async (world) => {
      const ctx = await open(world);
      const query = await begin(ctx);
      const [old, current] = [7, 8].map((byte) => Buffer.alloc(32, byte).toString("base64"));
      const withKeys = (keys: Context["ports"]["keys"]) => ({ ...ctx, ports: { ...ctx.ports, keys } });
      const lost = withKeys(parseKeyRing({ current: current ?? "" }));
      expect(await finish(lost, query)).toMatchObject({ refused: "invalid" });
      const rotated = withKeys(parseKeyRing({ current: current ?? "", previous: old }));
      expect(await finish(rotated, query)).toHaveProperty("destinationId");
    }));

  /** The state with the first character of its authentication tag replaced by a different one. */
  const changeTag = (state: string) => {
    const tag = state.lastIndexOf(".") + 1;
    return state.slice(0, tag) + (state[tag] === "A" ? "B" : "A") + state.slice(tag + 1);
  };
  const secret = "a secret of tests that is long enough";
  it.each<[string, (state: string, ctx: Context) => object | Promise<object>]>([
    ["is missing", () => ({ state: undefined })],
    ["is empty", () => ({ state: "" })],
    ["is not a token", () => ({ state: "a.b.c.d.e" })],
    ["was changed", (state) => ({ state: changeTag(state) })],
    ["was truncated", (state) => ({ state: state.split(".").slice(0, 4).join(".") })],
    ["is not encrypted", () => ({ state: "eyJhbGciOiJub25lIn0.e30." })],
    [
      "is a session",
      async () => ({ state: await encodeSession({ secret, token: { jti: newId(), sub: caller.userId } }) }),
    ],
    ["belongs to another user", () => ({ userId: newId() })],
    ["belongs to another session", () => ({ sessionId: newId() })],
  ])("that %s is rejected", (_, change) =>
    withRollback(async (world) => {
      const ctx = await open(world);
      const exchanges = fake.exchanges();
      const query = await begin(ctx);
      const answer = await finish(ctx, { ...query, ...(await change(query.state, ctx)) });
      expect(answer).toMatchObject({ refused: "invalid" });
      expect(fake.exchanges()).toBe(exchanges);
      expect(await rowsOf(ctx)).toEqual([]);
    }),
  );

  it("of another workspace connects nothing in either workspace and reveals no destination", () =>
    withRollback(async (world) => {
      const ctx = await open(world);
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(other);
      const query = await begin(other);
      expect(await finish(ctx, query)).toMatchObject({ refused: "invalid" });
      expect(await finish(other, query)).toHaveProperty("destinationId");
      expect(await finish(ctx, query)).toMatchObject({ refused: "invalid" });
      expect(await rowsOf(ctx)).toEqual([]);
    }));
});
