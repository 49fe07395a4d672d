import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDatabase, type TestDatabase } from "@/tests/setup/create-database";
import { directUrl } from "./addresses";
import { openDb } from "./client";
import { runMigrations } from "./migrate";

const pooler = "postgres://u:p@branch-pooler.example/db";
const direct = "postgres://u:p@branch.example/db";
const ownDirect = "postgres://u:p@own.example/db";

describe("the direct address", () => {
  it.each([
    [
      "what the deployment set",
      { DATABASE_URL: pooler, DATABASE_POOLED: "1", DATABASE_DIRECT_URL: ownDirect },
      ownDirect,
    ],
    [
      "the branch's, as its host named it",
      { DATABASE_URL: pooler, DATABASE_POOLED: "1", DATABASE_URL_UNPOOLED: direct },
      direct,
    ],
    [
      "of two, what the deployment set",
      { DATABASE_DIRECT_URL: ownDirect, DATABASE_URL_UNPOOLED: direct },
      ownDirect,
    ],
    [
      "the one that the product uses, if that is no pooler's",
      { DATABASE_URL: direct, DATABASE_URL_UNPOOLED: ownDirect },
      direct,
    ],
    ["none without a database", { DATABASE_URL_UNPOOLED: direct }, undefined],
  ])("is %s", (_, source, expected) => {
    expect(directUrl(source)).toBe(expected);
  });

  it("is required behind a pooler", () => {
    expect(() => directUrl({ DATABASE_URL: pooler, DATABASE_POOLED: "1" })).toThrow("DATABASE_DIRECT_URL");
  });
});

describe("an address as a host gives it, with parameters for other drivers", () => {
  const parameters = "?sslmode=prefer&channel_binding=require&pgbouncer=true&supa=pooler";
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createDatabase();
  });
  afterAll(() => database.drop());

  it("is one that the product can use", async () => {
    const { db, close } = openDb(`${database.url}${parameters}`);
    await expect(db.execute(sql`select 1 as one`)).resolves.toEqual([{ one: 1 }]);
    await close();
  });

  it("is one that migrations can use", async () => {
    const url = directUrl({ DATABASE_URL: `${database.url}${parameters}` });
    await expect(runMigrations(url ?? "")).resolves.toBeUndefined();
  });

  it("keeps its password and the settings that are for PostgreSQL", () => {
    expect(directUrl({ DATABASE_URL: `postgres://u:p%40s@db.example/x${parameters}&search_path=a` })).toBe(
      "postgres://u:p%40s@db.example/x?sslmode=prefer&search_path=a",
    );
  });
});
