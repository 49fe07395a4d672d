/** Real route handlers on a real database, two workspaces, and every kind of caller. */
import { eq } from "drizzle-orm";
import { vi } from "vitest";
import {
  apiClients,
  customers,
  destinations,
  icpProfiles,
  rateLimits,
  reports,
  signals,
  sources,
  tagCategories,
  tagValues,
} from "@/db/schema";
import type { Operation } from "@/lib/contracts/operation";
import { newId } from "@/lib/ids";
import { log } from "@/lib/log";
import { insertWorkspace } from "@/tests/factories/workspace";
import { draft, makeRows, openPortal, type Portal, plainSecrets, secret } from "@/tests/security/portal";
import { prepare } from "@/tests/security/preparations";
import { askSurface, openSurface, type Surface } from "@/tests/security/surface";
import { tenantRows } from "@/tests/security/tenant-rows";
import { type Caller, type CallerKind, enter, mayCall } from "./callers";
import type { Drawn } from "./draw";
import { fill } from "./fill";
import { findProblems } from "./judge";

export interface Verdict {
  status: number;
  /** Empty if there are none. */
  problems: string[];
}

export interface World {
  /** Sends one request and returns the problems in its answer. */
  run(operation: Operation, drawn: Drawn): Promise<Verdict>;
  /** A new workspace and new callers that no call has changed. */
  renew(): Promise<void>;
  /** Every row of the other workspace. */
  theirRows(): Promise<unknown>;
  close(): Promise<void>;
}

/** Only answers to the other workspace's users and to operators may contain this word. */
const canary = `canary-${newId()}`;

/** Opens its own portal and captures the product's log, so that a failure shows its cause. */
export async function openWorld(): Promise<World> {
  const portal = await openPortal();
  const secrets = [...plainSecrets, secret, portal.runtime.env.ENCRYPTION_KEY];
  await markTheirs(portal);
  const surface = await openSurface();
  const errors = vi.spyOn(log, "error").mockReturnValue();
  const callers = new Map<CallerKind, Caller>();
  const foreign = [...Object.values(portal.theirs.ids), portal.theirs.ctx.customerId, canary];
  /** Ids of the other workspace that a write stored: the caller's own input, which reads may repeat. */
  const storedIds = new Set<string>();
  let mine = portal.mine;
  let isStale = false;

  async function callerOf(kind: CallerKind): Promise<Caller> {
    const caller = callers.get(kind) ?? (await enter(mine, kind));
    callers.set(kind, caller);
    return caller;
  }

  return {
    async run(operation, drawn) {
      if (isStale) mine = { ...mine, ids: await makeRows(mine, portal.receiver) };
      isStale = false;
      const caller = await callerOf(drawn.caller);
      // Rate limits are tested elsewhere.
      await portal.runtime.db.delete(rateLimits);
      const needs = await prepare(operation, mine, caller.cookie);
      const { request, sent } = fill(operation, drawn, {
        rows: { own: mine.ids, theirs: portal.theirs.ids },
        caller,
        needs,
      });
      errors.mockClear();
      const answer = await answerOf(surface, request);
      await needs.undo();
      const isAllowed = mayCall(operation, caller.kind) && !isRefused(operation, drawn.headers);
      const problems =
        answer instanceof Response
          ? await findProblems({ operation, sent, headers: request.headers, mayCall: isAllowed }, answer, {
              secrets: [...secretsOf(caller), ...secrets],
              foreign: foreign.filter((word) => !storedIds.has(word)),
            })
          : [answer];
      const status = answer instanceof Response ? answer.status : 0;
      if (status < 300 && operation.method !== "GET") {
        isStale = operation.path.includes("{");
        callers.delete(caller.kind);
        for (const word of foreign) if (sent.includes(word)) storedIds.add(word);
      }
      return {
        status,
        problems: problems.length > 0 ? [...problems, ...errors.mock.calls.map(causeOf)] : [],
      };
    },
    async renew() {
      callers.clear();
      storedIds.clear();
      const ctx = { ...mine.ctx, customerId: newId() };
      await insertWorkspace(ctx, { customer: { planSlug: "internal" }, icp: { draft } });
      mine = { ctx, ids: await makeRows({ ctx }, portal.receiver) };
      isStale = false;
    },
    theirRows: () => tenantRows(portal.theirs.ctx),
    close: () => portal.close(),
  };
}

/** The answer, or what was thrown instead of one. */
async function answerOf(surface: Surface, request: Request) {
  try {
    return await askSurface(surface, request);
  } catch (error) {
    return `it threw ${error instanceof Error ? error.stack : String(error)}`;
  }
}

/** Headers that get an admitted caller refused: another token, another site. */
function isRefused({ auth, method }: Operation, headers: Record<string, string>): boolean {
  if (auth.kind === "public") return false;
  if (auth.kind === "bearer") return "authorization" in headers;
  const { origin = "http://localhost:3000", "sec-fetch-site": site = "none" } = headers;
  return method !== "GET" && (origin !== "http://localhost:3000" || !["same-origin", "none"].includes(site));
}

const secretsOf = ({ cookie, token }: Caller): string[] =>
  [token, /session-token=([^;]+)/.exec(cookie ?? "")?.[1]].filter((text) => text !== undefined);

const causeOf = ([logged]: unknown[]): string => {
  const error = typeof logged === "object" && logged !== null && "err" in logged ? logged.err : logged;
  const cause = error instanceof Error && error.cause ? `\n${error.cause}` : "";
  return `because of ${error instanceof Error ? error.stack?.slice(0, 1_500) : String(error)}${cause}`;
};

/** Puts the canary into data that the other workspace shows its own users. */
async function markTheirs({ theirs: { ctx } }: Portal): Promise<void> {
  const { db, customerId } = ctx;
  for (const table of [destinations, tagCategories, tagValues, reports, apiClients, icpProfiles]) {
    await db.update(table).set({ name: canary }).where(eq(table.customerId, customerId));
  }
  await db.update(sources).set({ displayName: canary }).where(eq(sources.customerId, customerId));
  await db
    .update(signals)
    .set({ whyItMatters: canary, personName: canary })
    .where(eq(signals.customerId, customerId));
  await db.update(customers).set({ name: canary }).where(eq(customers.id, customerId));
}
