import { sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { openDb } from "../client";
import { signals } from "../schema";
import type { TagGroup } from "./filter-values";
import { matchesFilters } from "./filters";

const { db, close } = openDb(process.env.DATABASE_URL ?? "", { max: 1 });
afterAll(close);

const id = (n: number) => `0198c0de-0000-7000-8000-0000000000${String(n).padStart(2, "0")}`;
const tokens: TagGroup["tokens"] = [
  { kind: "has", valueId: id(90) },
  { kind: "has", valueId: id(91) },
  { kind: "lacks", valueId: id(92) },
  { kind: "lacks", valueId: id(93) },
  { kind: "any" },
  { kind: "none" },
];

interface Plan {
  "Node Type": string;
  "Parent Relationship"?: string;
  Plans?: Plan[];
}

/** The joins that the planner had to order: those outside the subqueries for tags. */
const joinsOf = (plan: Plan): string[] =>
  plan["Parent Relationship"] === "SubPlan"
    ? []
    : [
        ...(/Join|Nested Loop/.test(plan["Node Type"]) ? [plan["Node Type"]] : []),
        ...(plan.Plans ?? []).flatMap(joinsOf),
      ];

describe("groups of tags", () => {
  it.each([
    ["of one token", tokens.map((token) => [token])],
    ["of all kinds of tokens", [tokens]],
  ])("%s add no join for the planner to order", async (_, kinds) => {
    const groups = Array.from({ length: 20 }, (_, n) => ({
      categoryId: id(n),
      tokens: kinds[n % kinds.length] ?? [],
    }));
    const where = matchesFilters({ customerId: id(1), userId: id(2), view: "all", tags: groups });
    const [row] = await db.execute<{ "QUERY PLAN": [{ Plan: Plan }] }>(
      sql`explain (format json) select count(*) from ${signals} where ${where}`,
    );
    expect(row?.["QUERY PLAN"][0].Plan["Node Type"]).toBe("Aggregate");
    expect(row && joinsOf(row["QUERY PLAN"][0].Plan)).toEqual([]);
  });
});
