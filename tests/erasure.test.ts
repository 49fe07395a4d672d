/** Erases a person from a workspace that has used every feature; afterwards no table contains them. */
import { and, eq, sql } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { apiClients, engagements, posts, signals } from "@/db/schema";
import type { Context } from "@/lib/context";
import { Registration } from "@/lib/contracts/v1/registration";
import { approveClient } from "@/lib/domain/admin/approve-client";
import { createApiClient } from "@/lib/domain/api-clients/create";
import { deliverBatch } from "@/lib/domain/deliveries/deliver-batch";
import { createDestination } from "@/lib/domain/destinations/create";
import { qualifyEngagements } from "@/lib/domain/engagements/qualify";
import { giveFeedback } from "@/lib/domain/feedback/give";
import { registerClient } from "@/lib/domain/oauth/register";
import { erasePerson } from "@/lib/domain/privacy/erase";
import { routeSignals } from "@/lib/domain/routing/route-signals";
import { archiveSignal } from "@/lib/domain/signals/archive";
import { deliverSignal } from "@/lib/domain/signals/deliver";
import { applySignalTag } from "@/lib/domain/signals/tag";
import { createSource } from "@/lib/domain/sources/create";
import { suppress } from "@/lib/domain/suppressions/change";
import { createTagCategory } from "@/lib/domain/tags/categories";
import { createTagValue } from "@/lib/domain/tags/values";
import { inviteMember } from "@/lib/domain/team/invite";
import { type TestWorld, withDatabase } from "@/tests/factories/context";
import { insertManySignals } from "@/tests/factories/many-signals";
import { asMember, runOnboarding, signUp, startNew } from "@/tests/factories/onboarding";
import { one } from "@/tests/factories/one";
import { discover, harvest } from "@/tests/factories/pipeline";
import { runReport } from "@/tests/factories/reports";
import { sealSignals, setBlockSize } from "@/tests/factories/signal-blocks";
import { insertUser, insertWorkspace } from "@/tests/factories/workspace";
import { startReceiver } from "@/tests/fakes/receiver/receiver";
import { callerOf } from "@/tests/v1/serve";

vi.mock("@/app/serve", () => import("@/tests/v1/serve"));

interface Person {
  id: string;
  name: string;
  url: string;
  slug: string;
  companyUrl: string;
}

/** Every row of every product table as text, in all workspaces. */
async function readEverything({ db }: Context): Promise<{ table: string; row: string }[]> {
  const tables = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await db.execute<{ row: string }>(
        sql`select t::text as row from ${sql.identifier(name)} t`,
      );
      return rows.map(({ row }) => ({ table: name, row }));
    }),
  );
  return found.flat();
}

/** Runs every stage for the workspace's sources until nothing is left to qualify. */
async function runPipeline(ctx: Context, sources: { id: string }[]): Promise<void> {
  const { db, customerId } = ctx;
  for (const source of sources) await discover(ctx, source);
  const watched = and(eq(posts.customerId, customerId), eq(posts.status, "qualified"));
  for (const { id } of await db.select({ id: posts.id }).from(posts).where(watched)) await harvest(ctx, id);
  const pending = and(eq(engagements.customerId, customerId), eq(engagements.status, "pending"));
  const ids = (await db.select({ id: engagements.id }).from(engagements).where(pending)).map(({ id }) => id);
  for (let start = 0; start < ids.length; start += 100) {
    await qualifyEngagements(ctx, { ids: ids.slice(start, start + 100) });
  }
}

/** Uses every feature, with the person's name wherever a name can be stored. */
async function useEverything(world: TestWorld, ctx: Context, person: Person, others: string[], hook: string) {
  const user = await insertUser(ctx, { role: "admin" });
  const category = await createTagCategory(ctx, { name: "Stage", selectionMode: "single", values: [] });
  const value = await createTagValue(ctx, { categoryId: category.id, name: "Talking" });
  await applySignalTag(ctx, { signalId: person.id, valueId: value.id });
  await archiveSignal(ctx, user.id, { signalId: person.id });
  const note = `Call ${person.name} (${person.url})`;
  for (const signalId of [person.id, others[0] ?? ""]) {
    await giveFeedback(ctx, user.id, { signalId, verdict: "good_fit", reasons: [], note });
  }
  const destination = await createDestination(ctx, {
    destinationType: "webhook",
    name: `For ${person.name}`,
    config: { url: hook },
    routing: { mode: "auto" },
  });
  await routeSignals(ctx, { signalIds: others });
  await deliverSignal(ctx, { signalId: person.id, destinationId: destination.id });
  await deliverBatch(ctx, { destinationId: destination.id });

  const identity = asMember(ctx, await signUp(ctx));
  await inviteMember(ctx, identity, { email: "new@people.example", role: "user" });
  await createApiClient(ctx, identity, { name: `${person.name}'s script`, scopes: ["read:signals"] });
  await suppress(ctx, { kind: "company", value: "company/somebody-else" });
  await createSource(ctx, { sourceType: "target_person", networkUrl: person.url });

  const call = await callerOf({ ...world, ctx });
  const headers = (key: string) => ({ headers: { "idempotency-key": key } });
  const account = await call("POST intelligence/accounts", {
    body: { companyUrl: person.companyUrl },
    ...headers("a"),
  });
  await runReport(ctx, account.body.id);
  const about = { personUrl: person.url, sourceCompanyReportId: account.body.id };
  const report = await call("POST intelligence/people", { body: about, ...headers("p") });
  expect(report.body.slug).toBe(person.slug);
  await runReport(ctx, report.body.id);

  const registered = await registerClient(
    ctx,
    Registration.parse({
      client_name: `${person.name} and friends`,
      contact_email: "somebody@people.example",
      network_url: person.url,
      company_name: "A company",
    }),
  );
  const client = one(
    await ctx.db.select().from(apiClients).where(eq(apiClients.clientId, registered.client_id)),
  );
  const operator = { ...ctx, identity: { ...identity, user: { ...identity.user, isOperator: true } } };
  await approveClient(operator, { id: client.id, customerId: ctx.customerId });
}

it("leaves no name, address or slug of the person in any row, except in the suppressions that block them", async () => {
  const receiver = await startReceiver();
  await withDatabase(async (world) => {
    const { ctx: started } = await startNew(world);
    await runOnboarding(started);
    const ctx = world.ctx;
    const { source } = await insertWorkspace(ctx, { customer: { credits: 20_000 } });
    await setBlockSize(ctx, 32);
    await runPipeline(ctx, [source]);
    const made = await ctx.db.select().from(signals).where(eq(signals.customerId, ctx.customerId));
    expect(made.length).toBeGreaterThan(3);
    // Enough to fill the block that holds the person's signals.
    await insertManySignals(ctx);
    await sealSignals(ctx);
    const chosen =
      made.find(({ companyKey, kind }) => companyKey?.startsWith("https://") && kind === "comment") ??
      one(made.slice(0, 1));
    const slug = chosen.personUrl.split("/").at(-1) ?? "";
    const person = {
      id: chosen.id,
      name: chosen.personName,
      url: chosen.personUrl,
      slug,
      companyUrl: chosen.companyKey ?? "",
    };
    receiver.behave({
      kind: "status",
      status: 500,
      body: `No room for ${person.name}, ${person.url}, "${slug}"`,
    });
    const others = made.filter(({ id }) => id !== chosen.id).map(({ id }) => id);
    await useEverything(world, ctx, person, others, `${receiver.url}/hook`);

    const names = (row: string) =>
      [person.name, person.url, slug, "somebody@people.example"].some((word) =>
        row.toLowerCase().includes(word.toLowerCase()),
      );
    const before = (await readEverything(ctx)).filter(({ row }) => names(row)).map(({ table }) => table);
    for (const table of [
      "api_clients",
      "audit_events",
      "delivery_attempts",
      "destinations",
      "engagements",
      "idempotent_answers",
      "people",
      "profile_lookups",
      "reports",
      "signal_feedback",
      "signals",
      "sources",
    ]) {
      expect(before, table).toContain(table);
    }

    await erasePerson(ctx, { networkUrl: person.url, suppress: true });
    await sealSignals(ctx);
    const left = (await readEverything(ctx)).filter(({ row }) => names(row));
    expect(left.filter(({ table }) => table !== "suppressions")).toEqual([]);
    expect(left).toHaveLength(1);
    const searched = await ctx.db.execute(sql`
      select word from signal_words where word not like '%*'
        and not exists (select 1 from signals where strpos(words, ' ' || word || ' ') > 0)`);
    expect([...searched], "words that only the person's signals had").toEqual([]);
  });
  await receiver.close();
});
