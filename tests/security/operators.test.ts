/** Operators are no members: what they may read of a workspace is figures, and whom to write to. */
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { insertUser } from "@/tests/factories/workspace";
import { bodyOf, callIn, only, refusal } from "./calls";
import { withOpenPortal } from "./opened-portal";
import { nameIn, type Portal, plainSecrets, signIn } from "./portal";
import { isWrite } from "./requests";

let portal: Portal;
withOpenPortal((opened) => {
  portal = opened;
});

const asOperator = () => signIn(portal.mine, { role: null, isOperator: true });

describe("an operator in a workspace they are no member of", () => {
  it.each(only((operation) => operation.auth.kind === "session" && !isWrite(operation)))(
    "%s gives them nothing of it",
    async (id, operation) => {
      const { ctx, ids } = portal.mine;
      // Without this, these reads are prepared by making the caller a member.
      const path = operation.path.replace(/\{\w+\}/g, ids.signal);
      const answer = await portal.call("GET", path, { cookie: await asOperator() });
      const isAnyPhase = operation.auth.kind === "session" && operation.auth.phase === "any";
      if (!isAnyPhase) {
        expect(await refusal(answer), id).toBe("403 customer_not_provisioned");
        return;
      }
      const text = JSON.stringify(await bodyOf(answer));
      for (const never of [...Object.values(ids), ctx.customerId, nameIn(ctx), ...plainSecrets]) {
        expect(text).not.toContain(never);
      }
    },
  );
});

/** What belongs to the customer: the people, what they wrote, where it was found, and where it is sent. */
const privateTables = [
  "people",
  "companies",
  "posts",
  "engagements",
  "signals",
  "sources",
  "destinations",
  "delivery_attempts",
  "reports",
  "suppressions",
  "icp_profiles",
  "tag_categories",
  "tag_values",
];
const mark = "must-not-be-read";
/** Values that select rows and are no text of anyone. */
const states = ["status", "kind", "type", "paused_reason", "source_type", "rejected_by", "outcome"];

/** Writes a mark into every text of the private tables; returns how many texts of how many columns it changed. */
async function markTexts(): Promise<{ columns: number; texts: number }> {
  const { db } = portal.runtime;
  const columns = await db.execute<{ table: string; column: string }>(sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type = 'text' and is_generated = 'NEVER'
      and table_name in ${privateTables} and column_name not in ${states}`);
  let texts = 0;
  for (const { table, column } of columns) {
    const value = sql`${`${mark} ${table}.${column} `} || gen_random_uuid()`;
    const done = await db.execute(
      sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${value}`,
    );
    texts += done.count;
  }
  return { columns: columns.length, texts };
}

describe("what operators are shown", () => {
  it("contains no person, text, address or secret of the workspace", async () => {
    const { mine } = portal;
    const email = "no-admin@people.example";
    await insertUser(mine.ctx, { role: "user", email, name: `${mark} member` });
    const marked = await markTexts();
    expect(marked.columns).toBeGreaterThan(30);
    expect(marked.texts).toBeGreaterThan(100);
    const cookie = await asOperator();
    const operations = only(({ auth }) => auth.kind === "operator");
    expect(operations.length).toBeGreaterThanOrEqual(9);
    for (const [id, operation] of operations) {
      const answer = await callIn(portal, operation, { cookie }, mine.ids);
      expect(answer.status, id).toBe(operation.status);
      const text = await answer.text();
      for (const never of [mark, email, nameIn(mine.ctx), ...plainSecrets, "ncrypted"]) {
        expect(text, id).not.toContain(never);
      }
    }
  });
});
