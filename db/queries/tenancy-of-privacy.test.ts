/** Export, erasure and retention queries run by one workspace for a person of another. */
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { insertKnownPerson, known } from "@/tests/factories/known-person";
import { insertEngagement, insertPost } from "@/tests/factories/signals";
import { insertCustomer } from "@/tests/factories/workspace";
import { activations, deliveryAttempts, engagements, people, posts, signals } from "../schema";
import {
  deleteEngagements,
  deletePersonRows,
  deleteSignalsOf,
  eraseFromSetup,
  erasePostsOf,
  eraseSourcesOf,
  findContactEmailsOf,
  findSignalsUnderPostsOf,
  rewordSignals,
} from "./erasure";
import { findPersonExport } from "./person-export";
import { findPersonIdentity } from "./person-identity";
import { eraseFromTexts } from "./person-texts";
import { deletePostsBefore } from "./retention";

describe("another workspace's person", () => {
  it("is neither read nor changed by any query by address, name or id", () =>
    withRollback(async ({ ctx, db, clock }) => {
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(ctx);
      const scene = await insertKnownPerson(other);
      const { customerId } = ctx;
      const state = () =>
        Promise.all(
          [people, engagements, posts, signals, activations, deliveryAttempts].map((table) =>
            db.select().from(table).where(eq(table.customerId, other.customerId)).orderBy(table.id),
          ),
        );
      const before = await state();

      expect(await findPersonIdentity(db, { customerId, url: known.url })).toMatchObject({
        urls: [known.url],
        personIds: [],
        names: [],
      });
      const pseudonyms = new Map([[known.url, "sha256:0"]]);
      const given = { urls: [known.url, known.opaqueUrl], personIds: [scene.person.id], names: [known.name] };
      const subject = { customerId, ...given, pseudonyms, slugs: [known.slug] };
      const found = Object.values(await findPersonExport(db, subject));
      expect(found.map(({ total }) => total)).toEqual(found.map(() => 0));
      expect(await findSignalsUnderPostsOf(db, subject)).toEqual([]);
      expect(await findContactEmailsOf(db, subject)).toEqual([]);

      const counts = {
        ...(await deleteSignalsOf(db, subject)),
        posts: await erasePostsOf(db, { ...subject, origin: "https://www.network.example" }),
        sources: await eraseSourcesOf(db, { ...subject, now: clock.now() }),
        ...(await deletePersonRows(db, subject)),
        ...(await eraseFromTexts(db, subject)),
      };
      expect(Object.values(counts).every((count) => count === 0)).toBe(true);
      await eraseFromSetup(db, subject);
      await deleteEngagements(db, { customerId, ids: [scene.waiting.id] });
      const words = { id: scene.others.id, why_it_matters: "", suggested_opener: "", talking_points: [] };
      await rewordSignals(db, { customerId, words: [words], writtenBy: "nobody" });
      expect(await state()).toEqual(before);
    }));

  it("does not prevent deletion of our old posts", () =>
    withRollback(async ({ ctx, db, clock }) => {
      await insertCustomer(ctx);
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(other);
      const createdAt = new Date(0);
      const mine = await insertPost(ctx, { status: "closed", createdAt });
      const theirs = await insertPost(other, { status: "closed", createdAt });
      await insertEngagement(other, { postId: mine.id, sourceId: theirs.sourceId });
      expect(await deletePostsBefore(db, { customerId: ctx.customerId, before: clock.now() })).toBe(1);
      const left = eq(posts.customerId, other.customerId);
      expect(await db.$count(posts, left)).toBe(1);
    }));
});
