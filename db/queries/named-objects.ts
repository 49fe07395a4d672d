import { sql } from "drizzle-orm";
import type { Db } from "../client";
import {
  activations,
  apiClients,
  destinations,
  engagements,
  invites,
  memberships,
  posts,
  reports,
  signals,
  sources,
  suppressions,
  tagCategories,
  tagValues,
  users,
} from "../schema";

/** The kinds of things that an entry of a log can be about and that are found by their ID. */
export type ObjectKind =
  | "account_report"
  | "api_client"
  | "delivery"
  | "destination"
  | "engagement"
  | "invite"
  | "member"
  | "person_report"
  | "post"
  | "signal"
  | "source"
  | "suppression"
  | "tag_category"
  | "tag_value";

/** A thing that exists, by what it is called now. */
export interface NamedObject {
  id: string;
  kind: ObjectKind;
  /** A post's is its author, a delivery's and an engagement's the person. */
  name: string;
  /** What else identifies it: a report's slug, a delivery's destination, the signal that an engagement became. */
  key: string | null;
}

/** What exists of these IDs in the workspace, by ID. One statement, which looks up primary keys only. */
export async function findNamedObjects(
  db: Db,
  { customerId, ids }: { customerId: string; ids: readonly string[] },
): Promise<Map<string, NamedObject>> {
  if (ids.length === 0) return new Map();
  const asked = sql`o.customer_id = ${customerId} and o.id in (select id from asked)`;
  const rows = await db.execute<NamedObject & Record<string, unknown>>(sql`
    with asked as materialized (
      select id::uuid as id from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) given (id))
    select o.id, 'source' as kind, o.display_name as name, null as key
    from ${sources} o where ${asked} and o.deleted_at is null
    union all select o.id, 'destination', o.name, null
    from ${destinations} o where ${asked} and o.deleted_at is null
    union all select o.id, 'signal', o.person_name, null from ${signals} o where ${asked}
    union all select o.id, 'post', o.author_name, null from ${posts} o where ${asked}
    union all select o.id, 'engagement', o.person_name, o.signal_id::text from ${engagements} o where ${asked}
    union all select o.id, o.type || '_report', o.name, o.slug from ${reports} o where ${asked}
    union all select o.id, 'delivery', s.person_name, d.id::text
    from ${activations} o
    join ${signals} s on s.id = o.signal_id and s.customer_id = o.customer_id
    left join ${destinations} d on d.id = o.destination_id and d.customer_id = o.customer_id and d.deleted_at is null
    where ${asked}
    union all select u.id, 'member', coalesce(u.name, u.email), null
    from ${memberships} m join ${users} u on u.id = m.user_id
    where m.customer_id = ${customerId} and m.user_id in (select id from asked)
    union all select o.id, 'invite', o.email, null from ${invites} o where ${asked}
    union all select o.id, 'api_client', o.name, null from ${apiClients} o where ${asked} and o.revoked_at is null
    union all select o.id, 'suppression', o.value, null from ${suppressions} o where ${asked}
    union all select o.id, 'tag_category', o.name, null from ${tagCategories} o where ${asked}
    union all select o.id, 'tag_value', o.name, null from ${tagValues} o where ${asked}`);
  return new Map(rows.map((row) => [row.id, row]));
}
