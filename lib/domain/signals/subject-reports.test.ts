import { expect, it } from "vitest";
import { companies } from "@/db/schema";
import { days } from "@/lib/clock";
import { SignalCompanyQuery } from "@/lib/contracts/signal-companies";
import { listSignalCompanies } from "@/lib/domain/signals/companies";
import { readSignal } from "@/lib/domain/signals/read";
import { findSubjectReports } from "@/lib/domain/signals/subject-reports";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { one } from "@/tests/factories/one";
import { insertAccountReport, insertPersonReport } from "@/tests/factories/reports";
import { insertCompany, insertSignal } from "@/tests/factories/signals";
import { insertUser, insertWorkspace } from "@/tests/factories/workspace";

it("the newest report about each subject is found, unless it failed, and whether it is still current", () =>
  withRollback(async ({ ctx, clock }) => {
    await insertWorkspace(ctx);
    const [acme, pat, failed] = ["company/acme", "in/pat", "in/failed"];
    await insertAccountReport(ctx, { subject: acme });
    clock.advance(days(1));
    const newest = await insertAccountReport(ctx, { subject: acme });
    await insertAccountReport(ctx, {
      subject: acme,
      status: "failed",
      createdAt: new Date(clock.now().getTime() + 1),
    });
    await insertPersonReport(ctx, { subject: failed, status: "failed" });
    await insertPersonReport({ ...ctx }, { subject: pat, status: "running" });
    const subjects = [acme, pat, failed, "in/nobody"];
    const found = await findSubjectReports(ctx, subjects);
    expect([...found.keys()].toSorted()).toEqual([acme, pat]);
    expect(found.get(acme)).toMatchObject({
      id: newest.id,
      type: "account",
      status: "ready",
      isCurrent: true,
    });
    expect(found.get(pat)).toMatchObject({ type: "person", status: "running", isCurrent: true });
    clock.advance(days(30));
    expect((await findSubjectReports(ctx, subjects)).get(acme)).toMatchObject({
      id: newest.id,
      isCurrent: false,
    });
    expect((await findSubjectReports({ ...ctx, customerId: newId() }, subjects)).size).toBe(0);
  }));

it("signals and companies name their reports", () =>
  withRollback(async ({ ctx }) => {
    await insertWorkspace(ctx);
    const { id: userId } = await insertUser(ctx);
    const company = await insertCompany(ctx);
    const networkUrl = one(await ctx.db.select().from(companies)).networkUrl ?? "";
    const signal = await insertSignal(ctx, {
      ...{ companyId: company.id, companyKey: company.key, companyName: company.name },
    });
    const read = async () => {
      const query = SignalCompanyQuery.parse({});
      const { reports } = await readSignal(ctx, userId, { signalId: signal.id });
      const { data } = await listSignalCompanies(ctx, userId, query);
      return { reports, ofCompanies: data.map(({ report }) => report) };
    };
    expect(await read()).toEqual({ reports: { person: null, account: null }, ofCompanies: [null] });
    const account = await insertAccountReport(ctx, { subject: networkUrl });
    const person = await insertPersonReport(ctx, { subject: signal.personUrl });
    expect(await read()).toMatchObject({
      reports: { person: { id: person.id, slug: person.slug }, account: { id: account.id } },
      ofCompanies: [{ id: account.id, status: "ready" }],
    });
  }));
