/**
 * A person known to two workspaces, exported or erased in one of them, and by a workspace that uses the owner's ids.
 * No constraint prevents rows from referencing another workspace's rows: such stray rows count for neither.
 */
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { type TestWorld, withRollback } from "@/tests/factories/context";
import { insertKnownPerson, known } from "@/tests/factories/known-person";
import { one } from "@/tests/factories/one";
import {
  insertActivation,
  insertCompany,
  insertEngagement,
  insertPerson,
  insertSignal,
} from "@/tests/factories/signals";
import { insertSignalTags, insertTagCategory, insertTagValue } from "@/tests/factories/tags";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";
import type { Db } from "../client";
import {
  activations,
  activities,
  apiClients,
  auditEvents,
  creditEntries,
  deliveryAttempts,
  engagements,
  onboardings,
  people,
  posts,
  profileLookups,
  reports,
  rescues,
  signalArchives,
  signalFeedback,
  signals,
  sources,
} from "../schema";
import { insertAttempts } from "./delivery-attempts";
import {
  deleteEngagements,
  deletePersonRows,
  deleteSignalsOf,
  eraseFromSetup,
  erasePostsOf,
  eraseSourcesOf,
  findSignalsUnderPostsOf,
  rewordSignals,
} from "./erasure";
import { findPersonExport } from "./person-export";
import { findPersonIdentity } from "./person-identity";
import { eraseFromTexts } from "./person-texts";

/** A workspace that knows the person, and another workspace with the owner's ids. */
async function openKnown({ ctx, db }: TestWorld) {
  const rows = await insertKnownPerson(ctx);
  const stranger = { ...ctx, customerId: newId() };
  const found = await findPersonIdentity(db, { customerId: ctx.customerId, url: known.url });
  const identity = { urls: found.urls, personIds: found.personIds, names: found.names };
  const pseudonyms = new Map(found.urls.map((url) => [url, "somebody"]));
  const naming = { pseudonyms, slugs: [known.slug] };
  const of = ({ customerId }: Context) => ({ customerId, ...identity, ...naming });
  return { ...rows, owner: ctx, stranger, identity, asOwner: of(ctx), asStranger: of(stranger) };
}
type Known = Awaited<ReturnType<typeof openKnown>>;

const attempt = (of: { activationId: string; destinationId: string }, createdAt: Date) => ({
  ...{ ...of, id: newId(), number: 9, outcome: "failed" as const, status: null, durationMs: 5, createdAt },
  ...{ request: null, responseExcerpt: `Of ${known.name}`, error: null, nextAttemptAt: null },
});

/** Rows of one workspace that reference the other's rows: the owner's person, signal, post and deliveries. */
async function insertStrays({ owner, stranger, signal, person, authored, waiting }: Known) {
  const { db, customerId, clock } = stranger;
  const [signalId, now] = [signal.id, clock.now()];
  await db.insert(profileLookups).values({
    ...{ customerId, personId: person.id, fetchedAt: now },
    requestedUrl: "https://www.network.example/in/stray",
  });
  await insertEngagement(stranger, { signalId });
  await insertSignal(stranger, { personId: person.id, personName: "Stray Name", postId: authored.id });
  const { id: valueId } = await insertTagValue(stranger, {
    categoryId: (await insertTagCategory(stranger)).id,
  });
  await insertSignalTags(stranger, [{ signalId, valueId }]);
  const { id: userId } = await insertUser(stranger);
  await db.insert(signalArchives).values({ customerId, userId, signalId });
  const verdict = { id: newId(), verdict: "good_fit", updatedAt: now } as const;
  await db.insert(signalFeedback).values({ customerId, userId, signalId, ...verdict });
  const wish = { id: newId(), engagementId: waiting.id, gate: "score", updatedAt: now };
  await db.insert(rescues).values({ customerId, userId, ...wish });
  const theirs = one(await db.select().from(activations).where(eq(activations.signalId, signalId)));
  const { id: activationId, destinationId } = await insertActivation(stranger, { signalId });
  const crossed = [attempt({ activationId: theirs.id, destinationId }, now)];
  await insertAttempts(db, { customerId, attempts: crossed });
  const silent = { ...attempt({ activationId, destinationId }, now), responseExcerpt: null };
  await insertAttempts(db, { ...owner, attempts: [silent] });
  const activity = { id: newId(), category: "enrichment", title: "Of nobody", cause: "stray" } as const;
  await db.insert(activities).values({ customerId, signalId, ...activity });
  const { id: companyId } = await insertCompany(stranger);
  await db.update(signals).set({ companyId }).where(eq(signals.id, signalId));
}

describe("a person's identity", () => {
  it.each([known.url, known.opaqueUrl])("is not found in another workspace's rows by %s", (url) =>
    withRollback(async (world) => {
      const { stranger } = await openKnown(world);
      await insertCustomer(stranger);
      const [looked, engaged] = [await insertPerson(stranger), await insertPerson(stranger)];
      await world.db.update(profileLookups).set({ personId: looked.id });
      await world.db.update(engagements).set({ personId: engaged.id });
      const found = await findPersonIdentity(world.db, { customerId: stranger.customerId, url });
      expect(found).toMatchObject({ urls: [url], personIds: [], names: [] });
    }),
  );

  it("does not use rows of another workspace that reference the person", () =>
    withRollback(async (world) => {
      const scene = await openKnown(world);
      await insertCustomer(scene.stranger);
      await insertStrays(scene);
      const { customerId } = scene.owner;
      const found = await findPersonIdentity(world.db, { customerId, url: known.url });
      expect(found).toMatchObject(scene.identity);
    }));
});

const countExported = async (db: Db, subject: Known["asOwner"]) =>
  Object.entries(await findPersonExport(db, subject)).map(([table, { total }]) => [table, total] as const);

describe("a person's stored data", () => {
  it("is exported without another workspace's data", () =>
    withRollback(async (world) => {
      const scene = await openKnown(world);
      const before = await countExported(world.db, scene.asOwner);
      await insertKnownPerson(scene.stranger);
      await insertStrays(scene);
      expect(await countExported(world.db, scene.asOwner)).toEqual(before);
    }));

  it("is not exported to another workspace", () =>
    withRollback(async (world) => {
      const { asStranger } = await openKnown(world);
      const found = await countExported(world.db, asStranger);
      expect(found.filter(([, total]) => total > 0)).toEqual([]);
    }));

  it("is erased without rows that another workspace attached to it", () =>
    withRollback(async (world) => {
      const scene = await openKnown(world);
      await insertCustomer(scene.stranger);
      await insertStrays(scene);
      const under = await findSignalsUnderPostsOf(world.db, scene.asOwner);
      expect(under.map(({ signal }) => signal.id)).toEqual([scene.others.id]);
      const each = {
        activations: 1,
        attempts: 1,
        tags: 1,
        feedback: 1,
        rescues: 1,
        comments: 1,
        archives: 1,
        activities: 1,
        signals: 1,
      };
      expect(await deleteSignalsOf(world.db, scene.asOwner)).toEqual({ ...each, engagements: 3 });
    }));

  const words = { why_it_matters: "Theirs", suggested_opener: "Theirs", talking_points: [] };
  it.each<[string, (db: Db, subject: Known["asOwner"], rows: Known) => Promise<unknown>]>([
    ["deleteSignalsOf", deleteSignalsOf],
    ["deletePersonRows", deletePersonRows],
    [
      "erasePostsOf",
      (db, subject) => erasePostsOf(db, { ...subject, origin: "https://www.network.example" }),
    ],
    [
      "eraseSourcesOf",
      (db, subject, { owner }) => eraseSourcesOf(db, { ...subject, now: owner.clock.now() }),
    ],
    ["eraseFromSetup", eraseFromSetup],
    ["eraseFromTexts", eraseFromTexts],
    [
      "rewordSignals",
      (db, { customerId }, { others }) =>
        rewordSignals(db, { customerId, words: [{ id: others.id, ...words }], writtenBy: "rules" }),
    ],
    [
      "deleteEngagements",
      (db, { customerId }, { waiting }) => deleteEngagements(db, { customerId, ids: [waiting.id] }),
    ],
  ])("is not erased by another workspace: %s", (_name, erase) =>
    withRollback(async (world) => {
      const { db } = world;
      const tables = [activities, apiClients, auditEvents, creditEntries, deliveryAttempts, engagements];
      const more = [onboardings, people, posts, profileLookups, reports, signals, sources];
      const read = () => Promise.all([...tables, ...more].map((table) => db.select().from(table)));
      const rows = await openKnown(world);
      const before = await read();
      await erase(db, rows.asStranger, rows);
      expect(await read()).toEqual(before);
      await erase(db, rows.asOwner, rows);
      expect(await read()).not.toEqual(before);
    }),
  );
});
