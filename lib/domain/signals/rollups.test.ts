/** List, totals, tag facets and companies against one simple reference, over random filters and packed tags. */
import fc from "fast-check";
import { describe, it } from "vitest";
import { signalArchives } from "@/db/schema";
import { signalSorts } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import { companySorts } from "@/lib/contracts/signal-companies";
import { newId } from "@/lib/ids";
import { type TestWorld, withRollback } from "@/tests/factories/context";
import { insertManySignals } from "@/tests/factories/many-signals";
import { sealSignals, setBlockSize } from "@/tests/factories/signal-blocks";
import { arbitraryFilters, filterParams } from "@/tests/factories/signal-oracle";
import { arbitraryTags, companyPage, expectAnswers, tagAll } from "@/tests/factories/signal-rollups";
import { insertCompany } from "@/tests/factories/signals";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";
import { casesOf } from "@/tests/setup/nightly";

/** When the blocks of a scene are sealed, if at all. */
type Sealing = "never" | "last" | "before tags and archives";

async function openScene({ ctx, db, clock }: TestWorld, sealing: Sealing) {
  const other = { ...ctx, customerId: newId() };
  const seal = async (each: Context, when: Sealing) => {
    if (sealing === when) await sealSignals(each);
  };
  for (const each of [other, ctx]) {
    await insertCustomer(each);
    await setBlockSize(each, 32);
    await insertCompany(each, { networkUrl: companyPage });
  }
  const { categories: theirs } = await tagAll(other, await insertManySignals(other));
  const rows = await insertManySignals(ctx);
  await seal(ctx, "before tags and archives");
  const { categories, tags } = await tagAll(ctx, rows);
  const user = await insertUser(ctx);
  const mine = rows.filter((_, n) => n % 5 === 0);
  await db
    .insert(signalArchives)
    .values(mine.map(({ id, customerId }) => ({ userId: user.id, signalId: id, customerId })));
  for (const each of [other, ctx]) await seal(each, "last");
  const archived = new Set(mine.map(({ id }) => id));
  const world = { userId: user.id, archived, tags, now: clock.now(), lastVisitAt: null };
  return { rows, categories, theirs, world, userId: user.id };
}

describe("counts of signals", () => {
  it.each(["never", "last", "before tags and archives"] as const)(
    "match a simple implementation of the filters, sealed %s: list, totals, facets, companies",
    (sealing) =>
      withRollback(async (test) => {
        const { ctx } = test;
        const { rows, categories, theirs, world, userId } = await openScene(test, sealing);
        const sourceIds = [...new Set(rows.map(({ sourceId }) => sourceId))];
        const check = (input: Record<string, string | undefined>) =>
          expectAnswers(ctx, { rows, categories, world, userId }, input);
        for (const sortBy of companySorts) {
          for (const sortDir of ["asc", "desc"]) {
            for (const filter of [{}, { minScore: "6" }, { days: "7", type: "KEYWORD_SEARCH_POST" }]) {
              await check({ ...filter, sortBy, sortDir });
            }
          }
        }
        for (const sort of signalSorts) {
          for (const offset of ["0", "90", "235"]) {
            await check({ sort, offset, view: "all" });
            await check({ sort, offset, maxEmployees: "150" });
          }
        }
        // A signal without a score does not match a minimum score of 0.
        await check({ minIcp: "0", view: "all" });
        const filters = fc.tuple(
          arbitraryFilters(sourceIds, arbitraryTags([...categories, ...theirs])),
          fc.record({ sortBy: fc.constantFrom(...companySorts), sortDir: fc.constantFrom("asc", "desc") }),
          fc.subarray(filterParams),
        );
        // Fewer filters at the same time than possible: otherwise most queries find nothing to count.
        const property = fc.asyncProperty(filters, ([filter, sort, dropped]) =>
          check({ ...filter, ...sort, ...Object.fromEntries(dropped.map((name) => [name, undefined])) }),
        );
        await fc.assert(property, { numRuns: casesOf(12, 50) });
      }),
    // Thousands of queries: on a busy machine they take longer than other tests may.
    120_000,
  );
});
