import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditEvents, customers, memberships, onboardings, outbox } from "@/db/schema";
import type { Lifecycle } from "@/db/vocabulary";
import { minutes } from "@/lib/clock";
import type { Context } from "@/lib/context";
import type { OnboardingStart } from "@/lib/contracts/onboarding";
import { readMe } from "@/lib/domain/account/read-me";
import { newId } from "@/lib/ids";
import { codeOf } from "@/tests/factories/code-of";
import { type TestWorld, withDatabase, withRollback } from "@/tests/factories/context";
import { answers, asMember, onboardingOf, requestOf, signUp, startNew } from "@/tests/factories/onboarding";
import { one } from "@/tests/factories/one";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";
import { failAttempt } from "./attempt";
import { readProvisioning } from "./read";
import { startOnboarding } from "./start";

const started = {
  currentStep: "profile_lookup",
  stepIndex: 1,
  totalSteps: 5,
  completedSteps: [],
  status: "running",
};
const customerOf = async (ctx: Context) =>
  one(await ctx.db.select().from(customers).where(eq(customers.id, ctx.customerId)));
const startedEvents = ({ announced }: TestWorld) =>
  announced.filter(({ name }) => name === "workspace/onboarding.started");

describe("starting an onboarding", () => {
  it("creates a trial workspace for a user without one, with them as its admin", () =>
    withRollback(async (world) => {
      const identity = await signUp(world.ctx);
      const submitted = {
        website: " Tallyhawk.example/?utm=1#top ",
        companyNetworkUrl: "https://de.network.example/company/TallyHawk/posts/?x=1",
        profileUrl: "in/Ana-Lopez",
      };
      const answer = await startOnboarding(requestOf(world.ctx, identity), {
        ...submitted,
        website: submitted.website.trim(),
      });
      expect(answer).toEqual(started);
      const [event] = startedEvents(world);
      const customerId = event?.data.customerId ?? "";
      expect(event?.data).toEqual({ customerId, attempt: 1 });
      const ctx = { ...world.ctx, customerId };
      expect(await customerOf(ctx)).toMatchObject({
        name: "Tallyhawk",
        website: "https://tallyhawk.example",
        companyNetworkUrl: "https://www.network.example/company/tallyhawk",
        lifecycle: "onboarding_running",
        planSlug: "trial",
      });
      expect(await onboardingOf(ctx)).toMatchObject({
        attempt: 1,
        profileUrl: "https://www.network.example/in/ana-lopez",
      });
      const members = await ctx.db.select().from(memberships).where(eq(memberships.customerId, customerId));
      expect(members).toMatchObject([{ userId: identity.user.id, role: "admin" }]);
      const audited = await ctx.db.select().from(auditEvents).where(eq(auditEvents.customerId, customerId));
      expect(audited).toMatchObject([{ action: "onboarding.started", actorUserId: identity.user.id }]);
    }));

  it.each<[string, Partial<OnboardingStart>]>([
    ["website", { website: "ftp://tallyhawk.example" }],
    ["website", { website: "javascript:alert(1)" }],
    ["website", { website: "https://localhost/x" }],
    ["website", { website: "https://user@tallyhawk.example" }],
    ["website", { website: "tally hawk" }],
    ["companyNetworkUrl", { companyNetworkUrl: "https://evil-network.example/company/tallyhawk" }],
    ["companyNetworkUrl", { companyNetworkUrl: "in/ana-lopez" }],
    ["companyNetworkUrl", { companyNetworkUrl: "tallyhawk" }],
    ["profileUrl", { profileUrl: "company/tallyhawk" }],
  ])("refuses a wrong %s: %o", (path, change) =>
    withRollback(async (world) => {
      const request = requestOf(world.ctx, await signUp(world.ctx));
      await expect(startOnboarding(request, { ...answers, ...change })).rejects.toMatchObject({
        code: "validation_error",
        details: [{ path }],
      });
      expect(startedEvents(world)).toEqual([]);
    }),
  );

  it.each<[Lifecycle, "admin" | "manager", string]>([
    ["signed_up", "admin", "no refusal"],
    ["signed_up", "manager", "403 insufficient_role"],
    ["onboarding_running", "admin", "no refusal"],
    ["awaiting_admin_icp_review", "admin", "409 already_started"],
    ["active", "admin", "409 already_activated"],
    ["suspended", "admin", "403 customer_not_active"],
    ["closed", "admin", "403 customer_not_active"],
  ])("of a workspace that is %s and was never onboarded, by its %s: %s", (lifecycle, role, expected) =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx, { lifecycle, name: "Kept", planSlug: "starter", credits: 0 });
      const identity = asMember(ctx, await signUp(ctx), { role, lifecycle });
      expect(await codeOf(startOnboarding(requestOf(ctx, identity), answers))).toBe(expected);
      const isStarted = expected === "no refusal";
      expect(await customerOf(ctx)).toMatchObject({
        name: "Kept",
        planSlug: "starter",
        lifecycle: isStarted ? "onboarding_running" : lifecycle,
      });
      expect(await ctx.db.$count(onboardings, eq(onboardings.customerId, ctx.customerId))).toBe(
        isStarted ? 1 : 0,
      );
    }),
  );

  it("is refused while one is running, and restarts with new answers after a failure", () =>
    withRollback(async (world) => {
      const { ctx, identity } = await startNew(world);
      const other = await startNew(world);
      const again = () =>
        startOnboarding(requestOf(ctx, identity), {
          ...answers,
          workspaceName: "Renamed",
          companyNetworkUrl: "company/pipewren",
        });
      expect(await codeOf(again())).toBe("409 already_started");
      await failAttempt(ctx, { attempt: 1, error: "Try again." });
      expect(await readProvisioning({ ...ctx, identity })).toEqual({
        ...started,
        status: "failed",
        error: "Try again.",
      });
      expect((await readMe({ ...ctx, identity })).signup.nextStep).toBe("start_onboarding");
      expect(await again()).toEqual(started);
      expect(startedEvents(world).at(-1)?.data).toEqual({ customerId: ctx.customerId, attempt: 2 });
      expect(await customerOf(ctx)).toMatchObject({
        name: "Renamed",
        companyNetworkUrl: "https://www.network.example/company/pipewren",
      });
      expect((await readMe({ ...ctx, identity })).signup.nextStep).toBe("wait_for_onboarding");
      expect(await customerOf(other.ctx)).toMatchObject({ name: "Tallyhawk" });
      expect(await onboardingOf(other.ctx)).toMatchObject({ attempt: 1, status: "running" });
    }));

  it("creates one workspace from concurrent requests by one person", () =>
    withDatabase(async ({ ctx, db }) => {
      const identity = await signUp(ctx);
      const start = () => codeOf(startOnboarding(requestOf(ctx, identity), answers));
      const codes = await Promise.all(Array.from({ length: 6 }, start));
      expect(codes.sort()).toEqual([...Array(5).fill("409 already_started"), "no refusal"]);
      expect(await db.$count(customers)).toBe(1);
      expect(await db.$count(memberships, eq(memberships.userId, identity.user.id))).toBe(1);
      expect(await db.$count(outbox)).toBe(1);
    }));

  it("restarts a failed one once for concurrent requests", () =>
    withDatabase(async (world) => {
      const { ctx, identity } = await startNew(world);
      await failAttempt(ctx, { attempt: 1, error: "Try again." });
      const codes = await Promise.all(
        Array.from({ length: 4 }, () => codeOf(startOnboarding(requestOf(ctx, identity), answers))),
      );
      expect(codes.sort()).toEqual([...Array(3).fill("409 already_started"), "no refusal"]);
      expect(await onboardingOf(ctx)).toMatchObject({ attempt: 2 });
    }));
});

describe("reading how far a workspace has come", () => {
  it("counts a run as failed and restartable once it has not moved for five minutes", () =>
    withRollback(async (world) => {
      const { ctx, identity } = await startNew(world);
      const again = () => startOnboarding(requestOf(ctx, identity), answers);
      world.clock.advance(minutes(5));
      expect(await codeOf(again())).toBe("409 already_started");
      world.clock.advance(1);
      expect(await readProvisioning({ ...ctx, identity })).toMatchObject({ status: "failed" });
      expect(await again()).toEqual(started);
      expect(await onboardingOf(ctx)).toMatchObject({ attempt: 2, status: "running" });
    }));

  it("returns 404 for someone without a workspace", () =>
    withRollback(async ({ ctx }) => {
      expect(await codeOf(readProvisioning({ ...ctx, identity: await signUp(ctx) }))).toBe("404 not_found");
    }));

  it.each<[Lifecycle, object]>([
    [
      "signed_up",
      { stepIndex: 1, completedSteps: [], status: "failed", error: expect.stringMatching(/Start it/) },
    ],
    ["onboarding_running", { stepIndex: 1, status: "failed" }],
    ["awaiting_admin_icp_review", { currentStep: "ready_for_review", stepIndex: 5, status: "done" }],
    ["active", { completedSteps: expect.arrayContaining(["ready_for_review"]), status: "done" }],
    ["closed", { status: "done" }],
  ])("of one that is %s and was never onboarded", (lifecycle, expected) =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx, { lifecycle, credits: 0 });
      const identity = asMember(ctx, await signUp(ctx), { lifecycle });
      expect(await readProvisioning({ ...ctx, identity })).toMatchObject({ totalSteps: 5, ...expected });
    }),
  );

  it("only asks admins to start it", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx, { lifecycle: "signed_up", credits: 0 });
      const stepFor = async (role: "admin" | "user") =>
        (
          await readMe({
            ...ctx,
            identity: asMember(ctx, await signUp(ctx), { role, lifecycle: "signed_up" }),
          })
        ).signup;
      expect(await stepFor("admin")).toEqual({ state: "signed_up", nextStep: "start_onboarding" });
      expect(await stepFor("user")).toEqual({ state: "signed_up", nextStep: "wait_for_onboarding" });
    }));
});

it("creates no workspace for a person who joined one meanwhile", () =>
  withRollback(async ({ ctx }) => {
    await insertCustomer(ctx);
    const { id, email, name, isOperator } = await insertUser(ctx, { role: "user" });
    const user = { id, email, name, isOperator };
    const identity = { sessionId: newId(), lastSeenAt: ctx.clock.now(), user, customer: null };
    expect(await codeOf(startOnboarding(requestOf(ctx, identity), answers))).toBe("409 already_started");
    const own = and(eq(memberships.userId, id), eq(memberships.role, "admin"));
    expect(await ctx.db.$count(memberships, own)).toBe(0);
  }));
