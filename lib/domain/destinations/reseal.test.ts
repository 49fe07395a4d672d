import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { updateSealed } from "@/db/queries/sealed-secrets";
import { destinations } from "@/db/schema";
import type { Context } from "@/lib/context";
import { type KeyRing, parseKeyRing } from "@/lib/crypto";
import { newId, newSignatureSecret } from "@/lib/ids";
import { type TestWorld, withDatabase, withRollback } from "@/tests/factories/context";
import { one } from "@/tests/factories/one";
import { insertDestination } from "@/tests/factories/signals";
import { openTwoWorkspaces } from "@/tests/factories/two-workspaces";
import { changeDestination, removeDestination } from "./change";
import { resealDestinations } from "./reseal";
import { rotateSecret } from "./rotate-secret";
import { openPreviousSecret, openSealed } from "./sealed";

const newKey = () => randomBytes(32).toString("base64");
const oldKey = newKey();
const old = parseKeyRing({ current: oldKey });
const next = newKey();
/** During the rollout: the new key encrypts, and both decrypt. */
const both = parseKeyRing({ current: next, previous: oldKey });
/** After the previous key was removed. */
const alone = parseKeyRing({ current: next });

const config = { url: "https://hooks.example.com/a", auth: { type: "bearer", token: "tell-nobody" } };
const secret = newSignatureSecret();

const withKeys = (ctx: Context, keys: KeyRing): Context => ({ ...ctx, ports: { ...ctx.ports, keys } });
const insertUnder = (ctx: Context, keys: KeyRing, change: Parameters<typeof insertDestination>[1] = {}) =>
  insertDestination(withKeys(ctx, keys), { config, secret, ...change });
const rowsOf = (db: TestWorld["db"]) => db.select().from(destinations).orderBy(destinations.id);

describe("resealDestinations", () => {
  it("re-encrypts all workspaces' settings and secrets with the current key, and changes nothing else", () =>
    withRollback(async (world) => {
      const { db } = world;
      const { owner, stranger } = await openTwoWorkspaces(world);
      await insertUnder(owner, old);
      await insertUnder(stranger, old);
      await insertUnder(owner, old, { type: "automation", secretEncrypted: null });
      const before = await rowsOf(db);

      expect(await resealDestinations({ db, keys: both })).toEqual({ resealed: 3, unreadable: [] });
      const after = await rowsOf(db);
      for (const [n, row] of after.entries()) {
        const { configEncrypted, secretEncrypted, ...rest } = row;
        expect(before[n]).toMatchObject(rest);
        expect(configEncrypted).not.toBe(before[n]?.configEncrypted);
        const opened = openSealed(row, alone);
        expect(opened).toEqual({ config, secret: row.type === "automation" ? null : secret });
        expect(() => openSealed(row, old)).toThrow(/not configured/);
      }
      expect(await resealDestinations({ db, keys: both })).toEqual({ resealed: 0, unreadable: [] });
      expect(await rowsOf(db)).toEqual(after);
    }));

  it("re-encrypts the previous secret of a rotation, too", () =>
    withRollback(async (world) => {
      const { db } = world;
      const { owner } = await openTwoWorkspaces(world);
      const { id: destinationId } = await insertUnder(owner, old);
      await rotateSecret(withKeys(owner, both), { destinationId, overlapHours: 24 });
      expect(await resealDestinations({ db, keys: both })).toEqual({ resealed: 1, unreadable: [] });
      expect(openPreviousSecret(one(await rowsOf(db)), alone)).toBe(secret);
    }));

  it("skips deleted destinations, which have no settings left", () =>
    withRollback(async (world) => {
      const { owner } = await openTwoWorkspaces(world);
      const { id: destinationId } = await insertUnder(owner, old);
      await removeDestination(withKeys(owner, old), { destinationId });
      const none = { resealed: 0, unreadable: [] };
      expect(await resealDestinations({ db: world.db, keys: both })).toEqual(none);
    }));

  it("re-encrypts a secret under another key even if its settings were saved since", () =>
    withRollback(async (world) => {
      const { owner } = await openTwoWorkspaces(world);
      const { id } = await insertUnder(owner, old);
      const change = { config: { ...config, auth: { type: "none" as const } } };
      await changeDestination(withKeys(owner, both), { destinationId: id, change });
      expect(await resealDestinations({ db: world.db, keys: both })).toMatchObject({ resealed: 1 });
      const row = one(await rowsOf(world.db));
      expect(openSealed(row, alone)).toMatchObject({ config: { auth: { type: "none" } }, secret });
    }));

  it("processes all batches, and reports and skips rows that no key decrypts", () =>
    withRollback(async (world) => {
      const { db } = world;
      const { owner } = await openTwoWorkspaces(world);
      const lost = await insertUnder(owner, parseKeyRing({ current: newKey() }));
      for (let count = 0; count < 3; count += 1) await insertUnder(owner, old);
      const forged = await insertUnder(owner, old, { configEncrypted: "nonsense" });
      await insertUnder(owner, both);
      await insertUnder(owner, old);

      const unreadable = [lost.id, forged.id];
      expect(await resealDestinations({ db, keys: both }, { batch: 2 })).toEqual({ resealed: 4, unreadable });
      const rows = await rowsOf(db);
      expect(rows.filter(({ id }) => unreadable.includes(id))).toEqual([lost, forged]);
      for (const row of rows.filter(({ id }) => !unreadable.includes(id))) {
        expect(openSealed(row, alone)).toEqual({ config, secret });
      }
      expect(await resealDestinations({ db, keys: both }, { batch: 2 })).toEqual({ resealed: 0, unreadable });
    }));

  it("resumes after an interruption", () =>
    withDatabase(async (world) => {
      const { db } = world;
      const { owner } = await openTwoWorkspaces(world);
      for (let count = 0; count < 3; count += 1) await insertUnder(owner, old);
      const broken = await insertUnder(owner, old);
      const last = await insertUnder(owner, old);
      // A key ring that fails like a dying process: after two batches of one row were committed.
      let opened = 0;
      const dying: KeyRing = {
        ...both,
        all: new Proxy(both.all, {
          get: (all, name) => {
            if (name === "get" && ++opened > 4) throw new Error("cut off");
            const value: unknown = Reflect.get(all, name, all);
            return typeof value === "function" ? value.bind(all) : value;
          },
        }),
      };
      await expect(resealDestinations({ db, keys: dying }, { batch: 1 })).rejects.toThrow("cut off");
      expect((await rowsOf(db)).filter((row) => row.configEncrypted.includes(both.current.id))).toHaveLength(
        2,
      );
      expect(await resealDestinations({ db, keys: both })).toEqual({ resealed: 3, unreadable: [] });
      const rows = await rowsOf(db);
      expect(rows.slice(-2).map(({ id }) => id)).toEqual([broken.id, last.id]);
      for (const row of rows) expect(openSealed(row, alone)).toEqual({ config, secret });
    }));

  it("does not undo a concurrent change", () =>
    withDatabase(async (world) => {
      const { owner } = await openTwoWorkspaces(world);
      const { id } = await insertUnder(owner, old);
      const changed = { url: "https://hooks.example.com/changed", auth: { type: "none" as const } };
      await Promise.all([
        resealDestinations({ db: world.db, keys: both }),
        changeDestination(withKeys(owner, both), { destinationId: id, change: { config: changed } }),
      ]);
      const row = one(await rowsOf(world.db));
      expect(openSealed(row, alone)).toMatchObject({ config: changed, secret });
    }));

  it("works with both keys before it has run", () =>
    withRollback(async (world) => {
      const { owner } = await openTwoWorkspaces(world);
      expect(openSealed(await insertUnder(owner, old), both)).toEqual({ config, secret });
    }));
});

describe("updateSealed", () => {
  it("changes no row of another workspace", () =>
    withRollback(async (world) => {
      const { owner, stranger } = await openTwoWorkspaces(world);
      const { id: destinationId } = await insertUnder(owner, old);
      const values = { configEncrypted: newId(), secretEncrypted: newId(), previousSecretEncrypted: newId() };
      const read = async () =>
        one(await world.db.select().from(destinations).where(eq(destinations.id, destinationId)));
      const before = await read();
      await updateSealed(world.db, { customerId: stranger.customerId, destinationId, ...values });
      expect(await read()).toEqual(before);
      await updateSealed(world.db, { customerId: owner.customerId, destinationId, ...values });
      expect(await read()).toEqual({ ...before, ...values });
    }));
});
