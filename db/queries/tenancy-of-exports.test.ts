/** Queries of exports run by one workspace for rows of another. */
import { describe, expect, it } from "vitest";
import type { Context } from "@/lib/context";
import { insertAuditEntry } from "@/tests/factories/audit";
import { insertActivation, insertDestination, insertPost, insertSignal } from "@/tests/factories/signals";
import { answersOf, type Question } from "@/tests/factories/two-workspaces";
import { insertSource } from "@/tests/factories/workspace";
import { findAllOrdinals } from "../signal-index/all-places";
import { findAllCompanies, findCompaniesAt } from "../signal-index/companies";
import { findListedByOrdinal } from "../signal-index/list";
import { findDestinationActivationsAfter } from "./activations";
import { findAuditEntriesAfter } from "./audit";
import { findLedgerAfter, findNewestEntryAt } from "./credit-ledger";
import { findDestinationNames, findSourceNames } from "./names";
import { findOpenPosts, findWatchlistIds } from "./watchlist";

/** A signal that was delivered, its post, and an audit log entry; the ledger has the credits of the plan. */
async function openExports(ctx: Context) {
  const { id: sourceId } = await insertSource(ctx);
  const { id: postId } = await insertPost(ctx, { sourceId });
  const { id: signalId, ordinal } = await insertSignal(ctx, { sourceId, postId });
  const { id: destinationId } = await insertDestination(ctx);
  await insertActivation(ctx, { destinationId, signalId });
  await insertAuditEntry(ctx);
  return { sourceIds: [sourceId], postIds: [postId], destinationId, ordinals: [ordinal] };
}
type Ask = Question<Awaited<ReturnType<typeof openExports>>>;

const part = { limit: 10, cursor: undefined };
const all = { userId: "0190a1b2-c3d4-7000-8000-000000000001", view: "all" } as const;
const companies = { ...all, sortBy: "signalCount", sortDir: "desc" } as const;
const asOf = new Date("2100-01-01");

describe("another workspace's rows", () => {
  it.each<[string, Ask, unknown]>([
    [
      "findSourceNames",
      (db, { customerId, sourceIds: ids }) => findSourceNames(db, { customerId, ids }),
      new Map(),
    ],
    [
      "findDestinationNames",
      (db, { customerId, destinationId }) => findDestinationNames(db, { customerId, ids: [destinationId] }),
      new Map(),
    ],
    ["findOpenPosts", (db, { customerId, postIds: ids }) => findOpenPosts(db, { customerId, ids }), []],
    [
      "findWatchlistIds",
      (db, { customerId }) => findWatchlistIds(db, { customerId, sortBy: "createdAt", sortDir: "asc" }),
      [],
    ],
    ["findNewestEntryAt", (db, { customerId }) => findNewestEntryAt(db, { customerId }), null],
    ["findLedgerAfter", (db, { customerId }) => findLedgerAfter(db, { customerId, asOf, ...part }), []],
    ["findAuditEntriesAfter", (db, { customerId }) => findAuditEntriesAfter(db, { customerId, ...part }), []],
    [
      "findDestinationActivationsAfter",
      (db, { customerId, destinationId }) =>
        findDestinationActivationsAfter(db, { customerId, destinationId, ...part }),
      [],
    ],
    ["findAllOrdinals", (db, { customerId }) => findAllOrdinals(db, { ...all, customerId }), Buffer.alloc(0)],
    [
      "findAllCompanies",
      (db, { customerId }) => findAllCompanies(db, { ...companies, customerId }),
      Buffer.alloc(0),
    ],
    [
      "findListedByOrdinal",
      (db, { customerId, ordinals }) => findListedByOrdinal(db, { customerId, ordinals }),
      [],
    ],
    [
      "findCompaniesAt",
      (db, { customerId, ordinals }) => findCompaniesAt(db, { ...all, customerId, ordinals }),
      [],
    ],
  ])("are not read by %s", async (_name, ask, nothing) => {
    const { stranger, owner } = await answersOf(openExports, ask);
    expect(stranger).toEqual(nothing);
    expect(owner).not.toEqual(nothing);
  });
});
