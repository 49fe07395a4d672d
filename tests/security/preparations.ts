/** What must exist, besides its rows, before an operation can be called as intended. */
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { insertMember } from "@/db/queries/team";
import {
  activations,
  apiClients,
  customers,
  destinations,
  icpProfiles,
  icpProposalDecisions,
  icpRescores,
  memberships,
  reportLinks,
  savedViews,
  signalComments,
  signalFeedback,
  users,
} from "@/db/schema";
import type { Lifecycle } from "@/db/vocabulary";
import { decodeSession } from "@/lib/auth/session-token";
import { hours } from "@/lib/clock";
import type { Operation } from "@/lib/contracts/operation";
import { leastVerdicts } from "@/lib/domain/icp/proposals/proposal";
import { newId } from "@/lib/ids";
import { insertClient } from "@/tests/factories/api-clients";
import { insertApp } from "@/tests/factories/connected-apps";
import { insertPerson, insertSignal } from "@/tests/factories/signals";
import { insertInvite } from "@/tests/factories/team";
import { insertUser } from "@/tests/factories/workspace";
import { billingPreparations } from "./billing-preparations";
import { exclusionIn, type Prepared, secret, setLifecycle, setPlan, type Tenant } from "./portal";

const nothing: Prepared = { undo: async () => {} };

const preparations: Record<string, (tenant: Tenant, cookie: string | undefined) => Promise<Prepared>> = {
  ...billingPreparations,
  // An active workspace cannot be activated again; a workspace in any other state is left unchanged.
  activateMySetup: async (tenant) => {
    const { db, customerId } = tenant.ctx;
    const waiting: Lifecycle = "awaiting_admin_icp_review";
    const moved = await db
      .update(customers)
      .set({ lifecycle: waiting })
      .where(and(eq(customers.id, customerId), eq(customers.lifecycle, "active")))
      .returning({ id: customers.id });
    return moved.length > 0 ? { undo: () => setLifecycle(tenant, "active") } : nothing;
  },
  // Without a missing column there is nothing to dismiss.
  dismissMyDestinationMissingFields: async ({ ctx }) => {
    const field = { name: "Company", problem: "missing" as const, since: ctx.clock.now().toISOString() };
    await ctx.db
      .update(destinations)
      .set({ knownFields: [field] })
      .where(eq(destinations.customerId, ctx.customerId));
    return nothing;
  },
  // Without a previous secret there is nothing to end.
  endMyDestinationPreviousSecret: async ({ ctx }) => {
    const previousSecretUntil = new Date(ctx.clock.now().getTime() + hours(1));
    await ctx.db
      .update(destinations)
      .set({ previousSecretEncrypted: sql`${destinations.secretEncrypted}`, previousSecretUntil })
      .where(and(eq(destinations.customerId, ctx.customerId), isNotNull(destinations.secretEncrypted)));
    return nothing;
  },
  // A user whose workspace has finished onboarding cannot start another one.
  startMyOnboarding: async ({ ctx }, cookie) => {
    const userId = await userOf(cookie);
    if (userId) await ctx.db.delete(memberships).where(eq(memberships.userId, userId));
    return nothing;
  },
  // Without a workspace there is nothing to report.
  getMyProvisioningStatus: joinWorkspace,
  getMyOnboarding: joinWorkspace,
  // Users can only switch to workspaces they belong to.
  switchMyWorkspace: async (tenant, cookie) => ({
    ...(await joinWorkspace(tenant, cookie)),
    body: { customerId: tenant.ctx.customerId },
  }),
  // Nothing is stored about unknown people.
  exportMyPerson: async ({ ctx }) => {
    const { networkUrl } = await insertPerson(ctx);
    return { ...nothing, query: `?${new URLSearchParams({ networkUrl })}` };
  },
  // A workspace has at most ten clients, so the rows of earlier calls are deleted.
  createMyApiClient: async ({ ctx }) => {
    const mine = eq(apiClients.customerId, ctx.customerId);
    await ctx.db.update(apiClients).set({ revokedAt: ctx.clock.now() }).where(mine);
    return nothing;
  },
  // Approving a client again changes nothing.
  approveClient: async ({ ctx }) => {
    const mine = eq(apiClients.customerId, ctx.customerId);
    await ctx.db.update(apiClients).set({ approval: "pending" }).where(mine);
    return nothing;
  },
  // Moved to the plan that limits no call that follows, from one that it is not on already.
  changeCustomer: async (tenant) => {
    await setPlan(tenant, "growth");
    return { undo: () => setPlan(tenant, "internal") };
  },
  // Only a trial is extended.
  extendTrial: async (tenant) => {
    await setPlan(tenant, "trial");
    return { undo: () => setPlan(tenant, "internal") };
  },
  // A run that is under way is returned, which changes nothing.
  startMyIcpRescore: async ({ ctx }) => {
    await ctx.db.delete(icpRescores).where(eq(icpRescores.customerId, ctx.customerId));
    return nothing;
  },
  // A proposal needs verdicts, and is decided once.
  acceptMyIcpProposal: askForExclusion,
  dismissMyIcpProposal: askForExclusion,
  // Members change only views of their own.
  updateMySavedView: ownViews,
  deleteMySavedView: ownViews,
  // Members revoke only their own links, and a report has at most ten.
  revokeMyReportLink: ownLinks,
  createMyReportLink: async ({ ctx }) => {
    await ctx.db.delete(reportLinks).where(eq(reportLinks.customerId, ctx.customerId));
    return nothing;
  },
  // Members delete only their own comments.
  deleteMySignalComment: ownComments,
  // Only failed deliveries are sent again.
  recoverMyDeliveries: async ({ ctx }) => {
    const mine = eq(activations.customerId, ctx.customerId);
    await ctx.db.update(activations).set({ status: "failed" }).where(mine);
    return nothing;
  },
  // Only authenticated clients get tokens.
  requestToken: (tenant) => asClient(tenant, { grant_type: "client_credentials" }),
  revokeToken: (tenant) => asClient(tenant, { token: "any" }),
  // Users allow an app access only to workspaces they belong to.
  connectMyApp: async ({ ctx }) => {
    const { request } = await insertApp(ctx);
    return { ...nothing, body: { request, customerId: ctx.customerId, scopes: ["read:signals"] } };
  },
  // Members end only the access of their own apps.
  disconnectMyApp: async ({ ctx }, cookie) => {
    const userId = await userOf(cookie);
    const mine = and(eq(apiClients.customerId, ctx.customerId), isNotNull(apiClients.userId));
    if (userId) await ctx.db.update(apiClients).set({ userId }).where(mine);
    return nothing;
  },
  // Only the person an invite was sent to can accept it.
  acceptInvite: async ({ ctx }, cookie) => {
    const userId = await userOf(cookie);
    if (!userId) return nothing;
    const [user] = await ctx.db.select().from(users).where(eq(users.id, userId));
    if (!user) return nothing;
    const invite = await insertInvite(ctx, { email: user.email });
    return { ...nothing, body: { token: invite.token } };
  },
};

async function ownComments({ ctx }: Tenant, cookie: string | undefined): Promise<Prepared> {
  const authorId = await userOf(cookie);
  const mine = eq(signalComments.customerId, ctx.customerId);
  if (authorId) await ctx.db.update(signalComments).set({ authorId }).where(mine);
  return nothing;
}

async function ownLinks({ ctx }: Tenant, cookie: string | undefined): Promise<Prepared> {
  const createdBy = await userOf(cookie);
  const mine = eq(reportLinks.customerId, ctx.customerId);
  if (createdBy) await ctx.db.update(reportLinks).set({ createdBy }).where(mine);
  return nothing;
}

async function ownViews({ ctx }: Tenant, cookie: string | undefined): Promise<Prepared> {
  const ownerId = await userOf(cookie);
  const mine = eq(savedViews.customerId, ctx.customerId);
  if (ownerId) await ctx.db.update(savedViews).set({ ownerId }).where(mine);
  return nothing;
}

async function askForExclusion({ ctx }: Tenant): Promise<Prepared> {
  const { db, customerId, clock } = ctx;
  const { value: industry } = exclusionIn(ctx);
  const mine = eq(icpProfiles.customerId, customerId);
  await db.delete(icpProposalDecisions).where(eq(icpProposalDecisions.customerId, customerId));
  await db.update(icpProfiles).set({ excludedIndustries: [] }).where(mine);
  const { id: userId } = await insertUser(ctx);
  for (let n = 0; n < leastVerdicts; n++) {
    const { id: signalId } = await insertSignal(ctx, { industry });
    const said = { id: newId(), customerId, signalId, userId, verdict: "not_fit" as const };
    await db.insert(signalFeedback).values({ ...said, reasons: ["wrong_industry"], updatedAt: clock.now() });
  }
  return nothing;
}

async function asClient({ ctx }: Tenant, fields: Record<string, string>): Promise<Prepared> {
  const { clientId, secret: client_secret } = await insertClient(ctx);
  return { ...nothing, body: new URLSearchParams({ ...fields, client_id: clientId, client_secret }) };
}

async function joinWorkspace({ ctx }: Tenant, cookie: string | undefined): Promise<Prepared> {
  const userId = await userOf(cookie);
  const { customerId } = ctx;
  if (userId) await insertMember(ctx.db, { customerId, userId, role: "user", now: ctx.clock.now() });
  return nothing;
}

/** The user who signed in, if the cookie is valid. */
async function userOf(cookie: string | undefined): Promise<string | null> {
  const token = /session-token=([^;]+)/.exec(cookie ?? "")?.[1];
  return (await decodeSession({ token, secret }))?.sub ?? null;
}

export const prepare = async (
  operation: Operation,
  tenant: Tenant,
  cookie: string | undefined,
): Promise<Prepared> => (await preparations[operation.id]?.(tenant, cookie)) ?? nothing;
