import { eq, ne } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { findMailboxMessages } from "@/db/queries/mailbox";
import { findEmployers } from "@/db/queries/onboardings";
import { auditEvents, people, providerSpend } from "@/db/schema";
import { provisioningSteps } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import { IcpFields } from "@/lib/contracts/icp";
import { NewSource, type NewSource as Source } from "@/lib/contracts/sources";
import { changeIcp } from "@/lib/domain/icp/change";
import { readIcp } from "@/lib/domain/icp/read";
import { resetIcp } from "@/lib/domain/icp/reset";
import { activateSetup } from "@/lib/domain/setup/activate";
import { createSource } from "@/lib/domain/sources/create";
import { suppress } from "@/lib/domain/suppressions/change";
import { sandboxCatalogue } from "@/packages/sandbox-network/catalogue";
import { withDatabase, withRollback } from "@/tests/factories/context";
import { readBooks } from "@/tests/factories/ledger";
import {
  answers,
  asMember,
  customerOf,
  icpsOf,
  onboardingOf,
  requestOf,
  runOnboarding,
  startNew,
} from "@/tests/factories/onboarding";
import { one } from "@/tests/factories/one";
import { insertCustomer } from "@/tests/factories/workspace";
import { failAttempt } from "./attempt";
import { researchCompany } from "./company-research";
import { draftIcp } from "./icp-draft";
import { lookUpProfile } from "./profile-lookup";
import { readOnboarding, readProvisioning } from "./read";
import { finishOnboarding, mailReady } from "./ready-for-review";
import { suggestSources } from "./source-suggestions";
import { startOnboarding } from "./start";

const { home, competitors, authors } = sandboxCatalogue();
const actionsOf = async (ctx: Context) => {
  const rows = await ctx.db.select().from(auditEvents).where(eq(auditEvents.customerId, ctx.customerId));
  return rows.map(({ action }) => action).sort();
};

describe("an onboarding from start to active workspace", () => {
  it("drafts an ICP, suggests sources, and leaves the rest to the admin", () =>
    withDatabase(async (world) => {
      const [signer] = authors;
      const { ctx, identity } = await startNew(world, { profileUrl: signer?.networkUrl });
      expect(await runOnboarding(ctx)).toEqual([identity.user.email]);
      expect(await customerOf(ctx)).toMatchObject({ lifecycle: "awaiting_admin_icp_review" });
      const reviewed = asMember(ctx, identity, { lifecycle: "awaiting_admin_icp_review" });
      for (const who of [identity, reviewed]) {
        expect(await readProvisioning({ ...ctx, identity: who })).toEqual({
          currentStep: "ready_for_review",
          stepIndex: 5,
          totalSteps: 5,
          completedSteps: [...provisioningSteps],
          status: "done",
        });
      }
      expect(await actionsOf(ctx)).toEqual(["onboarding.finished", "onboarding.started"]);

      const draft = await readIcp(ctx);
      expect(draft.resettable).toBe(true);
      expect(draft.targetPersonas).toContain("sales");
      expect(draft.targetSeniority).toEqual(["lead", "director", "executive"]);
      expect(draft.targetIndustries).toContain("Software Development");
      expect(draft.additionalContext).toMatch(/accounts are about to buy/);

      const { suggestedSources, ...company } = await readOnboarding({ ...ctx, identity: reviewed });
      expect(company).toEqual({
        workspaceName: null,
        website: answers.website,
        companyNetworkUrl: home.networkUrl,
        profileUrl: signer?.networkUrl,
      });
      const kinds = suggestedSources.map(({ sourceType }) => sourceType);
      expect([...new Set(kinds)]).toEqual([
        "own_company",
        "keyword_search",
        "competitor_company",
        "target_person",
      ]);
      const searches = suggestedSources.filter(({ sourceType }) => sourceType === "keyword_search");
      expect(searches.map(({ reason }) => reason)).toEqual([
        expect.stringMatching(/^Your page writes about “.*Others wrote (more than )?\d+ posts/),
        expect.stringMatching(/^The people you sell to \(sales, marketing\) write about “.*Others wrote/),
        expect.stringMatching(/^In Software Development, an industry of your profile, people talk about “/),
      ]);
      // A trial has five sources: its first five are one of each kind and the signer's own profile.
      expect(kinds.slice(0, 5)).toEqual([
        "own_company",
        "keyword_search",
        "competitor_company",
        "target_person",
        "target_person",
      ]);
      const urls = suggestedSources.flatMap(({ networkUrl }) => networkUrl ?? []);
      expect(new Set(urls).size).toBe(urls.length);
      expect([urls[0], urls[3]]).toEqual([home.networkUrl, signer?.networkUrl]);
      expect(competitors.filter(({ networkUrl }) => urls.includes(networkUrl)).length).toBeGreaterThan(0);
      expect(suggestedSources.every(({ isAdded, reason }) => !isAdded && reason.length > 20)).toBe(true);

      const asSource = (n: number): Source => {
        const { sourceType, networkUrl, keywords, displayName } = one(suggestedSources.slice(n));
        return NewSource.parse({ sourceType, displayName, ...(keywords ? { keywords } : { networkUrl }) });
      };
      for (const n of [0, 1]) await createSource(ctx, asSource(n));
      const after = (await readOnboarding({ ...ctx, identity: reviewed })).suggestedSources;
      expect(after.filter(({ isAdded }) => isAdded).map(({ sourceType }) => sourceType)).toEqual([
        "own_company",
        "keyword_search",
      ]);

      expect((await readBooks(ctx)).balance).toBe(0);
      expect(await activateSetup(ctx)).toMatchObject({ lifecycle: "active", discoveriesStarted: 2 });
      expect(await readBooks(ctx)).toMatchObject({ balance: 250, burned: 0 });
      await changeIcp(ctx, { targetTitles: ["Somebody else"], minEmployees: null });
      const restored = await resetIcp(ctx);
      expect(IcpFields.parse(restored)).toEqual(IcpFields.parse(draft));
    }));

  it("makes few calls, meters them, and stores nothing for another workspace", () =>
    withRollback(async (world) => {
      const { ctx } = await startNew(world, { profileUrl: authors[0]?.networkUrl });
      const other = { ...ctx, customerId: world.ctx.customerId };
      const before = await insertCustomer(other, { lifecycle: "onboarding_running" });
      await runOnboarding(ctx);
      expect(world.calls.length).toBeLessThanOrEqual(65);
      const spent = await ctx.db.select().from(providerSpend).where(ne(providerSpend.calls, 0));
      expect(spent).toMatchObject([{ customerId: ctx.customerId, calls: world.calls.length }]);
      expect(await icpsOf(other)).toEqual([]);
      const personIds = (await ctx.db.select({ id: people.id }).from(people)).map(({ id }) => id);
      expect(await findEmployers(ctx.db, { ...ctx, personIds })).not.toEqual([]);
      expect(await findEmployers(ctx.db, { ...other, personIds })).toEqual([]);
      expect(await ctx.db.$count(people, eq(people.customerId, other.customerId))).toBe(0);
      expect(await customerOf(other)).toEqual(before);
    }));

  it("notifies the admins and no one else", () =>
    withRollback(async (world) => {
      const { ctx, identity } = await startNew(world, { workspaceName: "Northwind" });
      for (const to of [...(await runOnboarding(ctx)), "stranger@people.example"])
        await mailReady(ctx, { to });
      const mail = one(await findMailboxMessages(ctx.db, { to: identity.user.email }));
      expect(mail.subject).toBe("Northwind is ready for your review");
      expect(mail.text).toContain("/setup");
      expect(await findMailboxMessages(ctx.db, { to: "stranger@people.example" })).toEqual([]);
      expect(await customerOf(ctx)).toMatchObject({ name: "Northwind" });
      expect(await readOnboarding({ ...ctx, identity })).toMatchObject({ workspaceName: "Northwind" });
    }));

  it("drops people suppressed since from the suggestions", () =>
    withRollback(async (world) => {
      const { ctx, identity } = await startNew(world);
      await runOnboarding(ctx);
      const before = await readOnboarding({ ...ctx, identity });
      const person = one(before.suggestedSources.filter(({ sourceType }) => sourceType === "target_person"));
      await suppress(ctx, { kind: "person", value: person.networkUrl ?? "" });
      const after = await readOnboarding({ ...ctx, identity });
      expect(after.suggestedSources).toEqual(before.suggestedSources.filter((source) => source !== person));
    }));
});

describe("a repeated step", () => {
  it("has no second effect, whether its attempt is running or done", () =>
    withRollback(async (world) => {
      const { ctx } = await startNew(world);
      const attempt = 1;
      const twice = async <T>(work: () => Promise<T>): Promise<T> => {
        const first = await work();
        expect(await work()).toEqual(first);
        return first;
      };
      await twice(() => lookUpProfile(ctx, { attempt }));
      const research = one([await twice(() => researchCompany(ctx, { attempt }))]);
      if (!research) throw new Error("The company is known");
      expect((await onboardingOf(ctx)).step).toBe("icp_draft");
      await researchCompany(ctx, { attempt });
      const found = await twice(() => draftIcp(ctx, { attempt, ...research }));
      const [icp] = await icpsOf(ctx);
      await researchCompany(ctx, { attempt });
      expect((await onboardingOf(ctx)).step).toBe("source_suggestions");
      const lookups = world.calls.filter(({ operation }) => operation === "getPerson");
      expect(new Set(lookups.map(({ subject }) => subject)).size).toBe(lookups.length);
      await twice(() => suggestSources(ctx, { attempt, phrases: research.phrases, personIds: found ?? [] }));
      await twice(() => finishOnboarding(ctx, { attempt }));

      const done = await onboardingOf(ctx);
      expect(await draftIcp(ctx, { attempt, ...research })).toBeNull();
      await failAttempt(ctx, { attempt, error: "Too late." });
      expect(await onboardingOf(ctx)).toEqual(done);
      expect(await icpsOf(ctx)).toEqual([icp]);
      expect(await actionsOf(ctx)).toEqual(["onboarding.finished", "onboarding.started"]);
    }));

  it("of an earlier attempt changes nothing", () =>
    withRollback(async (world) => {
      const { ctx, identity } = await startNew(world);
      const research = await researchCompany(ctx, { attempt: 1 });
      await failAttempt(ctx, { attempt: 1, error: "Try again." });
      await startOnboarding(requestOf(ctx, identity), answers);
      const before = await onboardingOf(ctx);
      world.calls.length = 0;
      expect(await runOnboarding(ctx, 1)).toBe("profile_lookup");
      expect(await draftIcp(ctx, { attempt: 1, phrases: [], postUrls: [], ...research })).toBeNull();
      expect(await finishOnboarding(ctx, { attempt: 1 })).toEqual([]);
      await failAttempt(ctx, { attempt: 1, error: "Too late." });
      expect(await onboardingOf(ctx)).toEqual(before);
      expect(world.calls).toEqual([]);
      expect(await icpsOf(ctx)).toEqual([]);
      expect(await customerOf(ctx)).toMatchObject({ lifecycle: "onboarding_running" });
    }));

  it("replaces the draft of an attempt that failed later", () =>
    withRollback(async (world) => {
      const { ctx, identity } = await startNew(world);
      const research = await researchCompany(ctx, { attempt: 1 });
      await draftIcp(ctx, { attempt: 1, phrases: [], postUrls: [], ...research });
      const [first] = await icpsOf(ctx);
      await failAttempt(ctx, { attempt: 1, error: "Try again." });
      await startOnboarding(requestOf(ctx, identity), { ...answers, companyNetworkUrl: "company/nordkamp" });
      await runOnboarding(ctx, 2);
      const [second, ...more] = await icpsOf(ctx);
      expect(more).toEqual([]);
      expect(second).toMatchObject({ id: first?.id, additionalContext: expect.stringContaining("Nordkamp") });
      expect(second?.draft).toMatchObject({ additionalContext: second?.additionalContext });
      expect(await customerOf(ctx)).toMatchObject({ companyNetworkUrl: expect.stringMatching(/nordkamp$/) });
    }));
});
