/** Complete onboarding runs, step by step as the durable function runs them. */
import { eq } from "drizzle-orm";
import type { SessionIdentity } from "@/db/queries/sessions";
import { customers, icpProfiles, onboardings } from "@/db/schema";
import type { Role } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import type { OnboardingStart } from "@/lib/contracts/onboarding";
import { researchCompany } from "@/lib/domain/onboarding/company-research";
import { draftIcp } from "@/lib/domain/onboarding/icp-draft";
import { lookUpProfile } from "@/lib/domain/onboarding/profile-lookup";
import { finishOnboarding } from "@/lib/domain/onboarding/ready-for-review";
import { suggestSources } from "@/lib/domain/onboarding/source-suggestions";
import { type StartContext, startOnboarding } from "@/lib/domain/onboarding/start";
import { newId } from "@/lib/ids";
import { sandboxCatalogue } from "@/packages/sandbox-network/catalogue";
import { one } from "./one";
import { insertUser } from "./workspace";

/** Answers from someone at the sandbox world's home company. */
export const answers: OnboardingStart = {
  website: "https://www.tallyhawk.example",
  companyNetworkUrl: sandboxCatalogue().home.networkUrl,
};

/** A signed-in user who belongs to no workspace. */
export async function signUp(ctx: Context): Promise<SessionIdentity> {
  const { id, email, name, isOperator } = await insertUser(ctx, { role: null });
  const user = { id, email, name, isOperator };
  return { sessionId: newId(), lastSeenAt: ctx.clock.now(), user, customer: null };
}

/** The same user as a member of the workspace, as their next request sees them. */
export function asMember(
  ctx: Context,
  identity: SessionIdentity,
  change: Partial<NonNullable<SessionIdentity["customer"]>> = {},
): SessionIdentity {
  const role: Role = "admin";
  const { customerId: id } = ctx;
  const customer = {
    id,
    name: "Theirs",
    lifecycle: "onboarding_running",
    plan: "trial",
    role,
    isReadOnly: false,
    ...change,
  } as const;
  return { ...identity, customer };
}

/** The context that serves their request. */
export const requestOf = (ctx: Context, identity: SessionIdentity): StartContext => {
  const { db, clock, ports, requestId, ip, announce } = ctx;
  return { db, clock, ports, requestId, ip, announce, identity };
};

/** Signs a user up and starts their onboarding; returns the user and the new workspace. */
export async function startNew(
  world: { ctx: Context; announced: { name: string; data: { customerId: string } }[] },
  input: Partial<OnboardingStart> = {},
): Promise<{ ctx: Context; identity: SessionIdentity }> {
  const identity = await signUp(world.ctx);
  await startOnboarding(requestOf(world.ctx, identity), { ...answers, ...input });
  const started = world.announced.findLast(({ name }) => name === "workspace/onboarding.started");
  if (!started) throw new Error("No event was announced");
  const ctx = { ...world.ctx, customerId: started.data.customerId };
  return { ctx, identity: asMember(ctx, identity) };
}

/** Runs an attempt to its end; returns whom to notify, or the step that ended it early. */
export async function runOnboarding(ctx: Context, attempt = 1): Promise<string[] | string> {
  if (!(await lookUpProfile(ctx, { attempt }))) return "profile_lookup";
  const research = await researchCompany(ctx, { attempt });
  if (!research) return "company_research";
  const personIds = await draftIcp(ctx, { attempt, ...research });
  if (!personIds) return "icp_draft";
  await suggestSources(ctx, { attempt, phrases: research.phrases, personIds });
  return finishOnboarding(ctx, { attempt });
}

/** The workspace's onboarding progress. */
export const onboardingOf = async (ctx: Context) =>
  one(await ctx.db.select().from(onboardings).where(eq(onboardings.customerId, ctx.customerId)));

/** The workspace's current row. */
export const customerOf = async (ctx: Context) =>
  one(await ctx.db.select().from(customers).where(eq(customers.id, ctx.customerId)));

/** The workspace's ICPs. */
export const icpsOf = (ctx: Context) =>
  ctx.db.select().from(icpProfiles).where(eq(icpProfiles.customerId, ctx.customerId));
