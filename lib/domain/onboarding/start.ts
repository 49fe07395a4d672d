import { findCustomer, lockCustomer } from "@/db/queries/customers";
import {
  describeWorkspace,
  findFirstWorkspaceAcrossCustomers,
  insertWorkspace,
  lockUser,
  startAttempt,
} from "@/db/queries/onboardings";
import type { SessionIdentity } from "@/db/queries/sessions";
import { insertMember } from "@/db/queries/team";
import type { PlanSlug, Role } from "@/db/vocabulary";
import { type Context, createContext, transaction } from "@/lib/context";
import type { OnboardingStart, Provisioning } from "@/lib/contracts/onboarding";
import { recordAudit } from "@/lib/domain/audit/record";
import { AppError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { type CanonicalStart, canonicalStart, isNamedByAddress, nameFromAddress } from "./canonical";
import { isStartable, presentProgress, readOnboardingState } from "./progress";

/** Someone signed in, with or without a workspace, and how to send events. */
export type StartContext = Pick<Context, "db" | "clock" | "ports" | "requestId" | "ip" | "announce"> & {
  identity: SessionIdentity;
};

const firstPlan: PlanSlug = "trial";

/**
 * Starts onboarding the caller's workspace, creating one if they have none; a failed one restarts with the new
 * answers. Throws 400, 403 `insufficient_role` or `customer_not_active`, and 409 `already_started` or
 * `already_activated`.
 */
export async function startOnboarding(
  { identity, ...parts }: StartContext,
  input: OnboardingStart,
): Promise<Provisioning> {
  const submitted = await canonicalStart(input, parts.ports.network);
  const userId = identity.user.id;
  const { customer } = identity;
  const customerId = customer?.id ?? newId();
  const ctx = createContext({ ...parts, customerId, actor: { kind: "user", userId } });
  return transaction(ctx, async (ctx) => {
    const isNamed = customer
      ? await requireStartable(ctx, customer.role)
      : await makeWorkspace(ctx, userId, submitted);
    return startRun(ctx, submitted, isNamed);
  });
}

/**
 * Creates a workspace for the caller. Concurrent requests of one person are serialized: the second finds the
 * first's workspace. Returns whether it has a name of its own, which is always false.
 */
async function makeWorkspace(ctx: Context, userId: string, submitted: CanonicalStart): Promise<false> {
  const { db, customerId } = ctx;
  const now = ctx.clock.now();
  await lockUser(db, { userId });
  if (await findFirstWorkspaceAcrossCustomers(db, { userId })) throw alreadyStarted();
  const name = nameFromAddress(submitted.companyNetworkUrl, ctx.ports.network);
  await insertWorkspace(db, { customerId, name, now });
  await insertMember(db, { customerId, userId, role: "admin", now });
  return false;
}

/**
 * Checks the state under the lock, since it may have changed after the request was authorized. Returns whether the
 * workspace has a name of its own, not one derived from a URL.
 */
async function requireStartable(ctx: Context, role: Role): Promise<boolean> {
  const { db, customerId } = ctx;
  await lockCustomer(db, { customerId });
  const customer = await findCustomer(db, { customerId });
  const lifecycle = customer?.lifecycle ?? "closed";
  if (lifecycle === "active") throw new AppError("already_activated", "This workspace is already active.");
  if (!customer || lifecycle === "suspended" || lifecycle === "closed") {
    throw new AppError("customer_not_active", `This workspace is ${lifecycle}.`);
  }
  if (role !== "admin") throw new AppError("insufficient_role", "This requires the admin role.");
  if (!isStartable(lifecycle, await readOnboardingState(ctx, customerId))) throw alreadyStarted();
  return !isNamedByAddress(customer, ctx.ports.network);
}

async function startRun(ctx: Context, submitted: CanonicalStart, isNamed: boolean): Promise<Provisioning> {
  const { db, customerId, ports } = ctx;
  const { website, companyNetworkUrl, profileUrl } = submitted;
  const name = submitted.name ?? (isNamed ? null : nameFromAddress(companyNetworkUrl, ports.network));
  const described = { website, companyNetworkUrl, plan: firstPlan };
  await describeWorkspace(db, { customerId, ...described, ...(name && { name }) });
  const onboarding = await startAttempt(db, { customerId, profileUrl, now: ctx.clock.now() });
  const { attempt } = onboarding;
  const detail = { attempt, website, companyNetworkUrl };
  await recordAudit(ctx, { action: "onboarding.started", subjectId: customerId, detail });
  ctx.emit({ name: "workspace/onboarding.started", data: { customerId, attempt } });
  return presentProgress("onboarding_running", onboarding);
}

const alreadyStarted = () =>
  new AppError("already_started", "Setup for this workspace is already running or complete.");
