import { sql } from "drizzle-orm";
import pino from "pino";
import { expect, it } from "vitest";
import { withRollback } from "@/tests/factories/context";
import { withoutValues } from "./query-error";

it("a failed query is described by its text and cause, without its values", () =>
  withRollback(async ({ db }) => {
    const failed = db.transaction((tx) => tx.execute(sql`select ${"whsec_secret"}::text, ${"x"}::uuid`));
    const error = await failed.then(
      () => null,
      (error: unknown) => error,
    );
    expect(String(error)).toContain("whsec_secret");
    const redacted = withoutValues(error);
    expect(redacted).toMatchObject({ message: expect.stringContaining("::uuid"), cause: { code: "22P02" } });
    const quoted = db.transaction((tx) => tx.execute(sql`select ${'say "whsec_secret"'}::uuid`));
    const described = withoutValues(await quoted.catch((failed: unknown) => failed));
    expect(JSON.stringify(pino.stdSerializers.err(described as Error))).not.toContain("whsec_secret");
    expect(JSON.stringify(pino.stdSerializers.err(redacted as Error))).not.toContain("whsec_secret");
  }));

it("any other error stays unchanged", () => {
  const error = new Error("No room");
  expect(withoutValues(error)).toBe(error);
});
