/** What sealed blocks store for filters that need more than a column's value. */
import { sql } from "drizzle-orm";
import { signalArchives, signals } from "../schema";
import { decimalFacts } from "./decimal";
import type { Fact } from "./filter";

/** `(createdAt, id)` sorts like the ordinal, so a timestamp translates to a position. */
export const place: Fact = { kind: "place", columns: [signals.createdAt, signals.ordinal] };

export const archiveFact: Fact = {
  kind: "linked",
  table: signalArchives,
  query: sql`
    select 'archived', a.user_id::text, r.position
    from rows r
    cross join lateral (select user_id from ${signalArchives} a where a.signal_id = r.id offset 0) a`,
};

/** The value of the `done` attribute for signals that are done for everyone; others have none. */
export const forEveryone = "everyone";

export const doneFact: Fact = {
  kind: "value",
  attribute: "done",
  column: signals.doneAt,
  read: (column) => sql`case when ${column} is not null then ${sql.raw(`'${forEveryone}'`)} end`,
};

/** Of the signals of persons with a newer one; others have no value. */
export const hasNewerFact: Fact = {
  kind: "value",
  attribute: "hasNewer",
  column: signals.hasNewer,
  read: (column) => sql`case when ${column} then 'true' end`,
};

export const strengthFact: Fact = { kind: "reached", attribute: "strength", column: signals.strength };
export const fitFact: Fact = { kind: "reached", attribute: "icp", column: signals.icpScore };

export const employeeFacts = decimalFacts("employees", signals.employeeCount);
