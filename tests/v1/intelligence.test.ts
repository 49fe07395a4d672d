/** Starting reports: live through the portal's functions, in the sample for free and always with the same answer. */
import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { creditEntries, outbox, reports } from "@/db/schema";
import { newId } from "@/lib/ids";
import { sandboxCatalogue } from "@/packages/sandbox-network/catalogue";
import { type TestWorld, withRollback } from "@/tests/factories/context";
import { insertAccountReport } from "@/tests/factories/reports";
import { insertWorkspace } from "@/tests/factories/workspace";
import { type Call, callerOf } from "./serve";

vi.mock("@/app/serve", () => import("./serve"));

const { companies, authors } = sandboxCatalogue();
const companyUrl = companies[0]?.networkUrl ?? "";
const personUrl = authors[0]?.networkUrl ?? "";

const open = <T>(body: (input: { world: TestWorld; live: Call; sample: Call }) => Promise<T>) =>
  withRollback(async (world) => {
    await insertWorkspace(world.ctx);
    const sample = await callerOf(world, { approval: "pending" });
    return body({ world, live: await callerOf(world), sample });
  });

/** Everything that a start may write. */
async function written({ db, ctx }: TestWorld) {
  return {
    reports: await db.select().from(reports).where(eq(reports.customerId, ctx.customerId)),
    ledger: await db.select().from(creditEntries).where(eq(creditEntries.customerId, ctx.customerId)),
    events: await db.select().from(outbox).where(eq(outbox.customerId, ctx.customerId)),
  };
}

describe("a live start", () => {
  it("is 202 at first and 200 while its report exists, and is charged once", () =>
    open(async ({ world, live }) => {
      const first = await live("POST intelligence/accounts", { body: { companyUrl } });
      expect(first).toMatchObject({
        status: 202,
        body: { status: "queued", cached: false, _meta: { mode: "live" } },
      });
      const { _meta, data, ...flat } = first.body;
      expect(data).toMatchObject({ ...flat, type: "account", name: expect.any(String) });
      const paid = await written(world);
      const again = await live("POST intelligence/accounts", { body: { companyUrl: `${companyUrl}/posts` } });
      expect(again).toMatchObject({
        status: 200,
        body: { ...flat, cached: true, data: { ...data, cached: true } },
      });
      expect(await written(world)).toEqual(paid);
      const detail = await live(`GET intelligence/accounts/${first.body.id}`);
      expect(detail.body.data).toMatchObject({ type: "account", status: "queued", firmographics: null });
    }));

  it("keeps a person's lineage, and refuses one outside the workspace", () =>
    open(async ({ world, live }) => {
      const { id: sourceCompanyReportId } = await insertAccountReport(world.ctx);
      const started = await live("POST intelligence/people", { body: { personUrl, sourceCompanyReportId } });
      const detail = await live(`GET intelligence/people/${started.body.id}`);
      expect(detail.body.data).toMatchObject({ sourceCompanyReportId });
      const stranger = { ...world.ctx, customerId: newId() };
      await insertWorkspace(stranger);
      const theirs = await insertAccountReport(stranger);
      for (const absent of [newId(), theirs.id]) {
        const body = { personUrl: authors[1]?.networkUrl, sourceCompanyReportId: absent };
        expect((await live("POST intelligence/people", { body })).body.error).toBe("not_found");
      }
    }));

  it("gives the same answer to a repeated Idempotency-Key", () =>
    open(async ({ live }) => {
      const sent = { body: { companyUrl }, headers: { "idempotency-key": "once" } };
      const first = await live("POST intelligence/accounts", sent);
      const again = await live("POST intelligence/accounts", sent);
      expect(again).toMatchObject({ status: 202, body: first.body });
      expect(again.headers.get("idempotent-replay")).toBe("true");
    }));
});

describe("a start in the sample", () => {
  it("returns the report of a known address immediately, and is free", () =>
    open(async ({ world, sample }) => {
      const before = await written(world);
      const { data } = (await sample("GET intelligence")).body;
      const [account] = data.filter(({ type }: { type: string }) => type === "account");
      const { firmographics } = (await sample(`GET intelligence/accounts/${account.id}`)).body.data;
      const answer = await sample("POST intelligence/accounts", {
        body: { companyUrl: firmographics.networkUrl },
      });
      expect(answer).toMatchObject({
        status: 200,
        body: {
          id: account.id,
          slug: account.slug,
          status: "ready",
          cached: true,
          _meta: { mode: "sample" },
        },
      });
      expect(await written(world)).toEqual(before);
    }));

  it("returns a report of its own for any other address, ready at the next read", () =>
    open(async ({ world, sample }) => {
      const before = await written(world);
      const starts = [
        ["accounts", { companyUrl: "company/somebody-else" }],
        ["people", { personUrl: "in/somebody-else" }],
      ] as const;
      for (const [kind, body] of starts) {
        const first = await sample(`POST intelligence/${kind}`, { body });
        expect(first).toMatchObject({ status: 202, body: { status: "queued", cached: false } });
        expect((await sample(`POST intelligence/${kind}`, { body })).body).toEqual(first.body);
        const detail = await sample(`GET intelligence/${kind}/${first.body.id}`);
        expect(detail.body.data).toMatchObject({ id: first.body.id, slug: first.body.slug, status: "ready" });
      }
      expect(await written(world)).toEqual(before);
    }));

  it("knows only the sample's account reports", () =>
    open(async ({ world, sample }) => {
      const [account] = (await sample("GET intelligence?type=account")).body.data;
      const live = await insertAccountReport(world.ctx);
      const statusOf = async (sourceCompanyReportId: string) =>
        (await sample("POST intelligence/people", { body: { personUrl, sourceCompanyReportId } })).status;
      expect([await statusOf(account.id), await statusOf(live.id), await statusOf(newId())]).toEqual([
        202, 404, 404,
      ]);
    }));
});

describe("an invalid address", () => {
  const bad: [string, string, unknown][] = [
    ["accounts", "companyUrl", { companyUrl: "https://elsewhere.example/company/x" }],
    ["accounts", "companyUrl", { companyUrl: "https://www.network.example/in/a-person" }],
    ["accounts", "companyUrl", { companyUrl: "a-bare-word" }],
    ["accounts", "companyUrl", {}],
    ["people", "personUrl", { personUrl: "https://www.network.example/company/x" }],
    ["people", "personUrl", { personUrl: 7 }],
    ["people", "sourceCompanyReportId", { personUrl: "in/a", sourceCompanyReportId: "x" }],
  ];
  it.each(bad)("is 400 live and in the sample: %s, %s of %j", (kind, path, body) =>
    open(async ({ live, sample }) => {
      for (const call of [live, sample]) {
        const answer = await call(`POST intelligence/${kind}`, { body });
        expect(answer.body).toMatchObject({ error: "validation_error", details: [{ path }] });
      }
    }),
  );
});
