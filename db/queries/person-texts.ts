/** Where a workspace's texts name a person, in every table, as `db/schema/personal-data.ts` states. */
import { and, eq, getTableColumns, getTableName, inArray, not, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../client";
import { pick } from "../pick";
import * as tables from "../schema";
import { type PersonalData, personalData, type TableName } from "../schema/personal-data";
import { excerpt, isNaming, type Naming, withFullNames, withoutPerson } from "./naming-patterns";
import { type PersonIdentity, rowsOf } from "./person-identity";

/** Statements about columns in which anyone may be named. */
const inText = ["words", "setting", "label"] as const satisfies PersonalData[];
type InText = (typeof inText)[number];

type Columns<T extends TableName> = (typeof tables)[T]["_"]["columns"];
type States<T extends TableName> = (typeof personalData)[T];
/** Tables that hold text without naming their workspace. */
type WithoutWorkspace = {
  [T in TableName]: "customerId" extends keyof Columns<T>
    ? never
    : Extract<States<T>[keyof States<T>], InText | "sealed"> extends never
      ? never
      : T;
}[TableName];

interface TextColumn {
  column: PgColumn;
  kind: InText;
}

export interface TextTable {
  name: TableName;
  table: PgTable;
  columns: TextColumn[];
}

const isInText = (kind: PersonalData | undefined): kind is InText => inText.some((one) => one === kind);

const byName: Record<TableName, PgTable> = tables;

const sealedTables = (Object.keys(personalData) as TableName[])
  .filter((name) => Object.values<PersonalData>(personalData[name]).includes("sealed"))
  .map((name) => ({ name, table: byName[name] }));

/** The tables with columns in which anyone may be named. */
export const textTables: TextTable[] = (Object.keys(personalData) as TableName[]).flatMap((name) => {
  const table = byName[name];
  const states: Record<string, PersonalData> = personalData[name];
  const columns = Object.entries(getTableColumns(table)).flatMap(([key, column]) => {
    const kind = states[key];
    return isInText(kind) ? [{ column, kind }] : [];
  });
  return columns.length > 0 ? [{ name, table, columns }] : [];
});

/** The rows that belong to a workspace, for tables that do not say so themselves. */
function rowsWithoutWorkspace(db: Db, customerId: string): Record<WithoutWorkspace, SQL | undefined> {
  const { apiClients, customers, idempotentAnswers, invites, mailboxMessages, memberships, users } = tables;
  const clients = db
    .select({ id: apiClients.id })
    .from(apiClients)
    .where(eq(apiClients.customerId, customerId));
  const members = db
    .select({ email: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.customerId, customerId));
  const invited = db.select({ email: invites.email }).from(invites).where(eq(invites.customerId, customerId));
  return {
    customers: eq(customers.id, customerId),
    idempotentAnswers: inArray(idempotentAnswers.clientId, clients),
    // Mail to its members, and to everyone who was ever invited.
    mailboxMessages: or(inArray(mailboxMessages.to, members), inArray(mailboxMessages.to, invited)),
  };
}

function rowsOfWorkspace(
  db: Db,
  { name, table }: Pick<TextTable, "name" | "table">,
  customerId: string,
): SQL | undefined {
  const { customerId: workspace } = getTableColumns(table) as { customerId?: PgColumn };
  if (workspace) return eq(workspace, customerId);
  return rowsWithoutWorkspace(db, customerId)[name as WithoutWorkspace];
}

const namingIn = (kind: InText, naming: Naming): Naming =>
  kind === "words" ? naming : withFullNames(naming);

const names = ({ column, kind }: TextColumn, naming: Naming): SQL =>
  isNaming(sql`${column}::text`, namingIn(kind, naming));

const namesAny = (columns: TextColumn[], naming: Naming): SQL =>
  sql`(${sql.join(
    columns.map((one) => names(one, naming)),
    sql` or `,
  )})`;

/** The column's value without the person, unchanged if it does not name them. */
function withoutPersonIn({ column, kind }: TextColumn, naming: Naming): SQL {
  const replaced = (text: SQL) => withoutPerson(text, namingIn(kind, naming));
  const type = column.getSQLType();
  const changed = type.endsWith("[]")
    ? sql`array(select ${replaced(sql`one`)} from unnest(${column}) with ordinality of (one, n) order by n)`
    : type === "jsonb"
      ? sql`(${replaced(sql`${column}::text`)})::jsonb`
      : kind === "label"
        ? sql`${replaced(sql`${column}`)} || '-' || left(gen_random_uuid()::text, 8)`
        : replaced(sql`${column}`);
  return sql`${sql.identifier(column.name)} = case when ${names({ column, kind }, naming)} then ${changed} else ${column} end`;
}

/**
 * Replaces the person's addresses, slugs and names in every text of the workspace, and deletes sealed ones. Returns the
 * number of changed rows. Call it after the person's own rows were deleted.
 */
export async function eraseFromTexts(
  db: Db,
  subject: { customerId: string } & Naming,
): Promise<{ texts: number }> {
  let texts = 0;
  for (const one of textTables) {
    const set = one.columns.map((column) => withoutPersonIn(column, subject));
    const where = and(rowsOfWorkspace(db, one, subject.customerId), namesAny(one.columns, subject));
    const { count } = await db.execute(sql`update ${one.table} set ${sql.join(set, sql`, `)} where ${where}`);
    texts += count;
  }
  for (const one of sealedTables)
    await db.delete(one.table).where(rowsOfWorkspace(db, one, subject.customerId));
  return { texts };
}

export interface Mention {
  /** As in the database. */
  table: string;
  column: string;
  text: string;
}

/** A column's texts, one per row: its own, its elements', or those of all values in its JSON. */
function partsOf({ column }: TextColumn): SQL {
  const type = column.getSQLType();
  if (type.endsWith("[]")) return sql`unnest(${column})`;
  if (type !== "jsonb") return sql`(values (${column}))`;
  return sql`(select value #>> '{}' from jsonb_path_query(${column}, 'strict $.** ? (@.type() == "string")') value)`;
}

/** Texts that name the person in rows that are not about them: at most `limit`, each of 400 characters at most. */
export async function findMentions(
  db: Db,
  subject: { customerId: string } & PersonIdentity & Naming,
  limit: number,
): Promise<{ total: number; rows: Mention[] }> {
  const rows = rowsOf(subject, db);
  const about: Partial<Record<TableName, SQL | undefined>> = pick(
    rows,
    "people",
    "posts",
    "signals",
    "engagements",
    "reports",
    "sources",
  );
  const found: { total: number; rows: Mention[] } = { total: 0, rows: [] };
  for (const one of textTables) {
    const mine = about[one.name];
    const others = and(
      rowsOfWorkspace(db, one, subject.customerId),
      mine && not(sql`coalesce(${mine}, false)`),
    );
    const parts = one.columns.map(
      (text) => sql`
        select ${text.column.name}::text, part.text from ${partsOf(text)} part (text)
        where ${isNaming(sql`part.text`, namingIn(text.kind, subject))}`,
    );
    const mentions = await db.execute<{ column: string; text: string; total: number }>(sql`
      select part.name as "column", ${excerpt(sql`part.text`, subject)} as text, count(*) over ()::int as total
      from ${one.table} cross join lateral (${sql.join(parts, sql` union all `)}) part (name, text)
      where ${and(others, namesAny(one.columns, subject))} limit ${limit}`);
    found.total += mentions[0]?.total ?? 0;
    for (const { column, text } of mentions.slice(0, limit - found.rows.length)) {
      found.rows.push({ table: getTableName(one.table), column, text });
    }
  }
  return found;
}
