/** The portal as a process serves it: its own database, real route handlers, and two isolated workspaces. */
import { eq } from "drizzle-orm";
import { vi } from "vitest";
import { customers, memberships, plans, sessions } from "@/db/schema";
import type { Lifecycle, PlanSlug, Role } from "@/db/vocabulary";
import { encodeSession, sessionCookie } from "@/lib/auth/session-token";
import { days, systemClock } from "@/lib/clock";
import { type Context, createContext } from "@/lib/context";
import { proposalIdOf } from "@/lib/domain/icp/proposals/proposal";
import { unsubscriptionOf } from "@/lib/domain/notifications/unsubscribe";
import { suppress } from "@/lib/domain/suppressions/change";
import { newId } from "@/lib/ids";
import { type Runtime, runtime } from "@/lib/runtime";
import { utcDay } from "@/lib/utc-day";
import { insertClient } from "@/tests/factories/api-clients";
import { insertConnection } from "@/tests/factories/connected-apps";
import { insertReportLink } from "@/tests/factories/report-links";
import { insertAccountReport, insertPersonReport } from "@/tests/factories/reports";
import { insertSavedView } from "@/tests/factories/saved-views";
import { insertComment } from "@/tests/factories/signal-work";
import {
  insertActivation,
  insertDestination,
  insertEngagement,
  insertSignal,
} from "@/tests/factories/signals";
import { insertTagCategory, insertTagValue } from "@/tests/factories/tags";
import { insertInvite } from "@/tests/factories/team";
import { insertPack, insertSource, insertUser, insertWorkspace } from "@/tests/factories/workspace";
import { startNotesFake } from "@/tests/fakes/notes/notes";
import { type Receiver, startReceiver } from "@/tests/fakes/receiver/receiver";
import { createDatabase } from "@/tests/setup/create-database";
import { askSurface, type HttpMethod, openSurface } from "./surface";

export const appUrl = "http://localhost:3000";
export const secret = "a secret of tests that is long enough";
/** What no answer may ever contain. */
export const plainSecrets = ["token-in-clear-text", "path-in-clear-text", `whsec_${"A".repeat(43)}=`];

export interface Portal {
  runtime: Runtime;
  /** A customer's server that answers 200. */
  receiver: Receiver;
  /** Receives the product's events. */
  events: Receiver;
  mine: Tenant;
  theirs: Tenant;
  call(method: HttpMethod, path: string, request?: CallOptions): Promise<Response>;
  close(): Promise<void>;
}

export interface Tenant {
  ctx: Context;
  ids: {
    /** The workspace itself, as operators name it. */
    customer: string;
    source: string;
    signal: string;
    person: string;
    destination: string;
    activation: string;
    member: string;
    invite: string;
    suppression: string;
    tagCategory: string;
    tagValue: string;
    accountReport: string;
    personReport: string;
    apiClient: string;
    connectedApp: string;
    savedView: string;
    reportLink: string;
    /** The token of a mail's unsubscribe link. */
    unsubscription: string;
    comment: string;
    rejection: string;
    /** A change of the ICP that no one asks for until `preparations.ts` gives the verdicts. */
    creditGroup: string;
    proposal: string;
  };
}

/** The body and query to use instead of the usual ones, and how to restore the workspace. */
export interface Prepared {
  body?: unknown;
  /** With its question mark. */
  query?: string;
  undo(): Promise<void>;
}

export interface CallOptions {
  cookie?: string;
  /** Sent as JSON unless it is a form. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** Opens all of it. Must run before any route file is imported, since imports read the environment. */
export async function openPortal(): Promise<Portal> {
  const database = await createDatabase();
  const receiver = await startReceiver();
  const events = await startReceiver({
    behaviour: { kind: "status", status: 200, body: '{"ids":["1"],"status":200}' },
  });
  const notes = await startNotesFake({ requestsPerSecond: Number.POSITIVE_INFINITY });
  const environment = {
    DATABASE_URL: database.url,
    NODE_ENV: "test",
    EMBEDDED: "1",
    APP_URL: appUrl,
    NEXTAUTH_SECRET: secret,
    ENCRYPTION_KEY: Buffer.alloc(32, 7).toString("base64"),
    SPREADSHEET_CLIENT_EMAIL: "rows@service.example",
    SPREADSHEET_PRIVATE_KEY: "a key of tests that nothing is signed with",
    CHAT_CLIENT_ID: "a-chat-app-of-tests",
    CHAT_CLIENT_SECRET: "a-chat-secret-of-tests",
    NOTES_API_URL: notes.url,
    INNGEST_DEV: "0",
    INNGEST_EVENT_KEY: "a-key-of-tests",
    INNGEST_BASE_URL: events.url,
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  forgetRuntime();
  const open = runtime();
  // Each call creates its own rows, and no plan limit may end the suite.
  await open.db.update(plans).set({ tagCategories: 1_000_000 }).where(eq(plans.slug, "internal"));
  const surface = await openSurface();
  return {
    runtime: open,
    receiver,
    events,
    mine: await makeTenant(open, receiver),
    theirs: await makeTenant(open, receiver),
    call: async (method, path, { cookie, body, headers = {} } = {}) => {
      const isForm = body instanceof URLSearchParams;
      const request = new Request(`${appUrl}${path}`, {
        method,
        headers: {
          ...(cookie && { cookie }),
          ...(body !== undefined && !isForm && { "content-type": "application/json" }),
          ...headers,
        },
        ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      });
      return askSurface(surface, request);
    },
    close: async () => {
      await Promise.all([receiver.close(), events.close(), notes.close(), database.drop()]);
    },
  };
}

/** Files that share modules share what they opened, too: the next one must open its own. */
function forgetRuntime(): void {
  const kept = globalThis as { signalEnv?: unknown; signalProcess?: unknown; signalRuntime?: unknown };
  delete kept.signalEnv;
  delete kept.signalProcess;
  delete kept.signalRuntime;
}

/** The draft from onboarding. */
export const draft = {
  minEmployees: 10,
  maxEmployees: null,
  targetIndustries: [],
  targetTitles: ["Head of Sales"],
  targetPersonas: ["sales"],
  targetSeniority: [],
  excludedTitles: [],
  excludedIndustries: [],
  additionalContext: null,
};

async function makeTenant({ db, ports }: Runtime, receiver: Receiver): Promise<Tenant> {
  const ctx = createContext({
    db,
    ports,
    clock: systemClock,
    customerId: newId(),
    actor: { kind: "system" },
    requestId: newId(),
    ip: null,
    announce: () => {},
  });
  await insertWorkspace(ctx, { customer: { planSlug: "internal" }, icp: { draft } });
  return { ctx, ids: await makeRows({ ctx }, receiver) };
}

/** A change of the ICP that is proposed in no other workspace. */
export const exclusionIn = (ctx: Context) =>
  ({ field: "excludedIndustries", action: "add", value: `Industry of ${ctx.customerId}` }) as const;

/** A name that no one in another workspace has. */
export const nameIn = (ctx: Context): string => `Person of ${ctx.customerId}`;

/** New rows of the workspace, for calls that change or delete them. */
export async function makeRows({ ctx }: Pick<Tenant, "ctx">, receiver: Receiver): Promise<Tenant["ids"]> {
  const source = await insertSource(ctx, { key: newId() });
  const signal = await insertSignal(ctx, { sourceId: source.id, personName: nameIn(ctx) });
  const destination = await insertDestination(ctx, {
    config: {
      url: `${receiver.url}/${plainSecrets[1]}`,
      auth: { type: "bearer", token: plainSecrets[0] },
    },
    secret: plainSecrets[2] ?? "",
  });
  const other = await insertSignal(ctx, { sourceId: source.id });
  const activation = await insertActivation(ctx, {
    signalId: other.id,
    destinationId: destination.id,
    status: "delivered",
  });
  const member = await insertUser(ctx, { role: "user" });
  const invite = await insertInvite(ctx);
  const tagCategory = await insertTagCategory(ctx);
  const tagValue = await insertTagValue(ctx, { categoryId: tagCategory.id });
  const suppression = await suppress(ctx, { kind: "domain", value: `${newId()}.example` });
  const accountReport = await insertAccountReport(ctx);
  const pack = await insertPack(ctx, 10);
  const apiClient = await insertClient(ctx);
  const connectedApp = await insertConnection(ctx, { userId: member.id });
  const savedView = await insertSavedView(ctx);
  const reportLink = await insertReportLink(ctx, { reportId: accountReport.id });
  const mail = { userId: member.id, kind: "digest", workspace: "Any" } as const;
  const unsubscription = unsubscriptionOf(ctx, mail);
  const comment = await insertComment(ctx, { signalId: signal.id });
  const personReport = await insertPersonReport(ctx, { signalIds: [signal.id] });
  const rejection = await insertEngagement(ctx, {
    sourceId: source.id,
    personName: nameIn(ctx),
    status: "rejected",
    rejectedBy: "score",
    gates: [{ id: "score", passed: false, reason: "A fit of 40 is below the 50 that a signal needs" }],
  });
  return {
    customer: ctx.customerId,
    source: source.id,
    signal: signal.id,
    person: signal.personId,
    suppression: suppression.id,
    destination: destination.id,
    activation: activation.id,
    member: member.id,
    invite: invite.id,
    tagCategory: tagCategory.id,
    tagValue: tagValue.id,
    accountReport: accountReport.id,
    personReport: personReport.id,
    apiClient: apiClient.id,
    connectedApp: connectedApp.id,
    savedView: savedView.id,
    reportLink: reportLink.id,
    unsubscription: unsubscription.url.split("/").at(-1) ?? "",
    comment: comment.id,
    rejection: rejection.id,
    creditGroup: `pack.${pack.id}.-.${utcDay(ctx.clock.now())}`,
    proposal: proposalIdOf(exclusionIn(ctx)),
  };
}

/** Signs a user in and returns the cookie. Each option differs from a valid session in one way. */
export async function signIn(
  { ctx }: Pick<Tenant, "ctx">,
  options: {
    role?: Role | null;
    isOperator?: boolean;
    isReadOnly?: boolean;
    expired?: boolean;
    revoked?: boolean;
    token?: { secret?: string; maxAge?: number; jti?: string };
  } = {},
): Promise<string> {
  const { role = "admin", isOperator = false } = options;
  const user = await insertUser(ctx, { role, isOperator });
  if (options.isReadOnly) {
    await ctx.db.update(memberships).set({ isReadOnly: true }).where(eq(memberships.userId, user.id));
  }
  const now = ctx.clock.now();
  const id = newId();
  await ctx.db.insert(sessions).values({
    id,
    userId: user.id,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + (options.expired ? -1_000 : days(1))),
    revokedAt: options.revoked ? now : null,
  });
  const token = await encodeSession({
    secret,
    token: { jti: id, sub: user.id },
    ...withJti(options.token, user.id),
  });
  return `theme=dark; ${sessionCookie(appUrl)}=${token}; other=1`;
}

const withJti = ({ jti, ...rest }: { secret?: string; maxAge?: number; jti?: string } = {}, sub: string) => ({
  ...rest,
  ...(jti && { token: { jti, sub } }),
});

export async function setLifecycle({ ctx }: Tenant, lifecycle: Lifecycle): Promise<void> {
  await ctx.db.update(customers).set({ lifecycle }).where(eq(customers.id, ctx.customerId));
}

export async function setPlan({ ctx }: Tenant, planSlug: PlanSlug): Promise<void> {
  await ctx.db.update(customers).set({ planSlug }).where(eq(customers.id, ctx.customerId));
}
