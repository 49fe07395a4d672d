import { describe, expect, it } from "vitest";
import { apiClientSecrets, apiTokens, idempotentAnswers, rateLimits } from "@/db/schema";
import { days, hours, minutes } from "@/lib/clock";
import { rotateClientSecret } from "@/lib/domain/api-clients/rotate-secret";
import { insertAccessToken, insertClient } from "@/tests/factories/api-clients";
import { withRollback } from "@/tests/factories/context";
import { insertCustomer } from "@/tests/factories/workspace";
import { forgetOldRows } from "./forget-old-rows";

describe("data left behind by the customer API", () => {
  it("is deleted a day after it has ended, and not before", () =>
    withRollback(async ({ ctx, system, db, clock }) => {
      await insertCustomer(ctx);
      const { id } = await insertClient(ctx);
      const now = clock.now();
      const later = (ms: number) => new Date(now.getTime() + ms);
      await insertAccessToken(ctx, { clientId: id });
      await insertAccessToken(ctx, { clientId: id, expiresAt: later(hours(2)) });
      await rotateClientSecret(ctx, { id, overlapHours: 24 });
      await db.insert(idempotentAnswers).values([
        { clientId: id, key: "a", fingerprint: "", status: 201, createdAt: now },
        { clientId: id, key: "b", fingerprint: "", status: 201, createdAt: later(hours(2)) },
      ]);
      await db.insert(rateLimits).values([
        { key: "a", points: 1, expire: later(minutes(1)).getTime() },
        { key: "b", points: 1, expire: later(hours(2)).getTime() },
      ]);
      clock.advance(days(1));
      const nothing = { accessTokens: 0, clientSecrets: 0, answers: 0, rateLimits: 0 };
      expect(await forgetOldRows(system)).toMatchObject(nothing);
      clock.advance(hours(1));
      expect(await forgetOldRows(system)).toMatchObject({
        accessTokens: 1,
        clientSecrets: 0,
        answers: 1,
        rateLimits: 1,
      });
      clock.advance(days(1));
      expect(await forgetOldRows(system)).toMatchObject({
        accessTokens: 1,
        clientSecrets: 1,
        answers: 1,
        rateLimits: 1,
      });
      expect(await forgetOldRows(system)).toMatchObject(nothing);
      const left = [apiTokens, idempotentAnswers, rateLimits, apiClientSecrets].map((table) =>
        db.$count(table),
      );
      expect(await Promise.all(left)).toEqual([0, 0, 0, 1]);
    }));
});
