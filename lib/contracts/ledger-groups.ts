/** The credit ledger grouped by run and cause. */
import { z } from "zod";
import { ledgerCauses } from "@/db/vocabulary";
import { AuthorName, CompanySlug, PersonName, PostUrl } from "./fields";
import { daysBack, listOf, member, operation, Paging, Timestamp } from "./operation";
import { ledgerKinds } from "./plan";

const Named = z.object({ id: z.uuid(), name: PersonName });

/** What one run of a source or post, one report, or one grant changed. A hold and what it came to count once. */
export const LedgerGroup = z
  .object({
    /** The cause, what it was for, which run, and the UTC day on which it began. */
    id: z.string(),
    /** When its newest entry was made. */
    at: Timestamp,
    cause: z.enum(ledgerCauses),
    /** What it was for; null if that was deleted. A post's source is named too. */
    source: Named.nullable(),
    post: z.object({ id: z.uuid(), author: AuthorName, url: PostUrl }).nullable(),
    report: Named.extend({ type: z.enum(["account", "person"]), slug: CompanySlug }).nullable(),
    purchase: z.object({ id: z.uuid() }).nullable(),
    /** How many posts, engagements or people were paid for or are held for; null for other causes. */
    count: z.int().nullable(),
    /** The change of the balance: what was granted, or spent and held if negative. */
    amount: z.int(),
    burned: z.int(),
    /** Held for work in progress, and part of `amount`. */
    held: z.int(),
    /** Held and given back, and so no part of `amount`. */
    refunded: z.int(),
    /** The balance after this group and all older ones. */
    balance: z.int(),
    entries: z.int(),
  })
  .meta({ id: "LedgerGroup" });
export type LedgerGroup = z.infer<typeof LedgerGroup>;

/** One job of a group, or one grant. */
export const LedgerGroupEntry = z
  .object({
    id: z.uuid(),
    at: Timestamp,
    /** What became of it: a hold that was settled is a `settle`, one that was given back a `refund` of 0. */
    kind: z.enum(ledgerKinds),
    amount: z.int(),
    /** Credits that were held and given back. */
    refunded: z.int(),
    cause: z.object({ type: z.string(), id: z.string().optional() }),
    /** The signal that the person who was looked up became. */
    signal: Named.nullable(),
  })
  .meta({ id: "LedgerGroupEntry" });
export type LedgerGroupEntry = z.infer<typeof LedgerGroupEntry>;

const groupId = z.string().regex(/^[a-z_]{1,20}\.[0-9a-f-]{1,36}\.(\d{1,9}|-)\.\d{4}-\d{2}-\d{2}$/);
const asOf = Timestamp.optional().describe(
  "The ledger as it was at this time, by default now. Send the first page's `asOf` with later pages, so that new entries don't move the rows.",
);

export const LedgerGroupsQuery = Paging.extend({
  days: daysBack(1, 365).default(30),
  asOf,
});
export type LedgerGroupsQuery = z.infer<typeof LedgerGroupsQuery>;

export const LedgerGroupEntriesQuery = Paging.extend({
  asOf,
});
export type LedgerGroupEntriesQuery = z.infer<typeof LedgerGroupEntriesQuery>;

export const listLedgerGroups = operation({
  id: "listMyCreditLedgerGroups",
  method: "GET",
  path: "/api/me/credits/ledger/groups",
  summary: "List the ledger grouped by run and cause, with the balance after each group, newest first",
  auth: member("active"),
  query: LedgerGroupsQuery,
  response: listOf(LedgerGroup).extend({ asOf: Timestamp }),
});

export const listLedgerGroupEntries = operation({
  id: "listMyCreditLedgerGroupEntries",
  method: "GET",
  path: "/api/me/credits/ledger/groups/{id}/entries",
  summary: "List the entries of a group of the ledger, newest first",
  auth: member("active"),
  params: z.object({ id: groupId.describe("The ID of the group.") }),
  query: LedgerGroupEntriesQuery,
  response: listOf(LedgerGroupEntry),
});
