import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { suppressions } from "@/db/schema";
import { minutes } from "@/lib/clock";
import type { Context } from "@/lib/context";
import type { SuppressionKind } from "@/lib/contracts/suppressions";
import { listAudit } from "@/lib/domain/audit/list";
import { newId } from "@/lib/ids";
import { withDatabase, withRollback } from "@/tests/factories/context";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";
import { suppress, unsuppress } from "./change";
import { listSuppressions } from "./list";

const paging = { limit: 25, offset: 0 };
const audit = async (ctx: Context) => (await listAudit(ctx, paging)).data;

describe("what is suppressed", () => {
  it.each<[SuppressionKind, string, string]>([
    ["person", " IN/Ana-Lopez/ ", "https://www.network.example/in/ana-lopez"],
    ["person", "https://de.network.example/in/ana/recent-activity?x", "https://www.network.example/in/ana"],
    ["company", "network.example/company/Acme-Inc/posts", "https://www.network.example/company/acme-inc"],
    ["company", "school/oxford", "https://www.network.example/school/oxford"],
    ["domain", "ACME.com", "acme.com"],
    ["domain", "https://www.Acme.co.uk:8080/about?x=1#y", "acme.co.uk"],
    ["domain", "Sub.Acme.com.", "sub.acme.com"],
    ["domain", "bücher.example", "xn--bcher-kva.example"],
  ])("%s %j is stored in canonical form", (kind, value, canonical) =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      expect(await suppress(ctx, { kind, value })).toMatchObject({ kind, value: canonical });
    }),
  );

  it.each<[SuppressionKind, string]>([
    ["person", "company/acme"],
    ["person", "ana"],
    ["person", "https://network.example.evil.test/in/ana"],
    ["company", "in/ana"],
    ["company", "acme.com"],
    ["domain", "ana@acme.com"],
    ["domain", "com"],
    ["domain", "co.uk"],
    ["domain", "localhost"],
    ["domain", "127.0.0.1"],
    ["domain", "[::1]"],
    ["domain", "acme com"],
    ["domain", "https://"],
    ["domain", "www."],
  ])("%s %j is refused", (kind, value) =>
    withRollback(async ({ ctx, db }) => {
      await insertCustomer(ctx);
      await expect(suppress(ctx, { kind, value })).rejects.toMatchObject({
        code: "validation_error",
        details: [{ path: "value" }],
      });
      expect(await db.select().from(suppressions).where(eq(suppressions.customerId, ctx.customerId))).toEqual(
        [],
      );
    }),
  );

  it("exists once, however often and in whatever spelling it is added, and is audited once with its author", () =>
    withRollback(async ({ ctx: system, clock }) => {
      await insertCustomer(system);
      const user = await insertUser(system);
      const ctx = { ...system, actor: { kind: "user", userId: user.id } as const };
      const other = { ...system, customerId: newId() };
      await insertCustomer(other);
      await suppress(other, { kind: "domain", value: "acme.com" });
      const first = await suppress(ctx, { kind: "domain", value: "acme.com" });
      clock.advance(minutes(1));
      expect(await suppress(ctx, { kind: "domain", value: "WWW.acme.com" })).toEqual(first);
      expect(await listSuppressions(ctx, paging)).toEqual({ data: [first], total: 1, ...paging });
      expect(await audit(ctx)).toEqual([
        {
          id: expect.any(String),
          action: "suppression.created",
          entity: "suppression",
          object: { name: "acme.com", path: "/settings/privacy" },
          target: null,
          client: null,
          changes: null,
          requestId: ctx.requestId,
          ip: null,
          actor: { id: user.id, name: user.name, email: user.email },
          subjectId: first.id,
          detail: { kind: "domain", value: "acme.com", postsClosed: 0 },
          createdAt: first.createdAt,
        },
      ]);
    }));

  it("exists once after concurrent requests", () =>
    withDatabase(async ({ ctx }) => {
      await insertCustomer(ctx);
      const asked = Array.from({ length: 6 }, () => suppress(ctx, { kind: "person", value: "in/ana" }));
      expect(new Set((await Promise.all(asked)).map(({ id }) => id)).size).toBe(1);
      expect(await audit(ctx)).toHaveLength(1);
    }));

  it("is deleted once, only by its own workspace, and that is audited too", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx);
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(other);
      const { id: suppressionId } = await suppress(ctx, { kind: "company", value: "company/acme" });
      clock.advance(minutes(1));
      const absent = { code: "not_found", status: 404 };
      await expect(unsuppress(other, { suppressionId })).rejects.toMatchObject(absent);
      expect((await listSuppressions(other, paging)).total).toBe(0);
      await unsuppress(ctx, { suppressionId });
      await expect(unsuppress(ctx, { suppressionId })).rejects.toMatchObject(absent);
      expect((await listSuppressions(ctx, paging)).total).toBe(0);
      expect((await audit(ctx)).map(({ action, actor }) => [action, actor])).toEqual([
        ["suppression.deleted", null],
        ["suppression.created", null],
      ]);
      expect(await audit(other)).toEqual([]);
      const again = await suppress(ctx, { kind: "company", value: "company/acme" });
      expect(again.id).not.toBe(suppressionId);
    }));

  it("is listed newest first, page by page", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx);
      for (let n = 0; n < 5; n++) {
        // Two with the same timestamp are ordered by their ids.
        if (n % 2 === 0) clock.advance(minutes(1));
        await suppress(ctx, { kind: "domain", value: `acme-${n}.com` });
      }
      const pages = [];
      for (const offset of [0, 2, 4]) pages.push(await listSuppressions(ctx, { limit: 2, offset }));
      expect(pages.map(({ total }) => total)).toEqual([5, 5, 5]);
      expect(pages.flatMap(({ data }) => data.map(({ value }) => value))).toEqual(
        [4, 3, 2, 1, 0].map((n) => `acme-${n}.com`),
      );
      const logged = [];
      for (const offset of [0, 2, 4]) logged.push(...(await listAudit(ctx, { limit: 2, offset })).data);
      expect(logged.map(({ detail }) => detail?.value)).toEqual([4, 3, 2, 1, 0].map((n) => `acme-${n}.com`));
    }));
});
