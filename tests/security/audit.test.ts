/** Every write operation and export of every contract, and its audit log entry or the reason why it has none. */
import { and, desc, eq, isNull, or } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditEvents } from "@/db/schema";
import { apiScopes } from "@/db/vocabulary";
import { Csv, type Operation } from "@/lib/contracts/operation";
import { insertAccessToken, insertClient } from "@/tests/factories/api-clients";
import { callIn, only } from "./calls";
import { withOpenPortal } from "./opened-portal";
import { type CallOptions, type Portal, plainSecrets, signIn } from "./portal";
import { isWrite } from "./requests";

let portal: Portal;
withOpenPortal((opened) => {
  portal = opened;
});

const writes = only(isWrite);
const recorded = only(({ audit }) => typeof audit === "string");
const caller = "203.0.113.7";
const ofWorkspace = () =>
  or(eq(auditEvents.customerId, portal.mine.ctx.customerId), isNull(auditEvents.customerId));
/** A request's entries, in the caller's workspace or in no workspace. */
const entriesOf = (requestId: string, anywhere = false) =>
  portal.runtime.db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.requestId, requestId), anywhere ? undefined : ofWorkspace()))
    .orderBy(desc(auditEvents.createdAt));

/** The credentials of a caller with access, and the kind of actor the log must name. */
async function callerOf({
  auth,
}: Operation): Promise<{ options: CallOptions; kind: "user" | "client" | null }> {
  const forwarded = { "x-forwarded-for": caller };
  if (auth.kind === "bearer") {
    const { id } = await insertClient(portal.mine.ctx);
    const token = await insertAccessToken(portal.mine.ctx, { clientId: id, scopes: [...apiScopes] });
    return { options: { headers: { ...forwarded, authorization: `Bearer ${token}` } }, kind: "client" };
  }
  if (auth.kind === "public") return { options: { headers: forwarded }, kind: null };
  const who = auth.kind === "operator" ? { role: null, isOperator: true } : { role: "admin" as const };
  return { options: { headers: forwarded, cookie: await signIn(portal.mine, who) }, kind: "user" };
}

describe("each write operation, and each export", () => {
  it.each(recorded)("%s is logged, with who did it and from where", async (_, operation) => {
    const { options, kind } = await callerOf(operation);
    const answer = await callIn(portal, operation, options);
    expect(answer.status).toBe(operation.status);
    // Registering creates its own workspace, and the first onboarding creates another.
    const opensWorkspace = ["registerClient", "startMyOnboarding"].includes(operation.id);
    const entries = await entriesOf(answer.headers.get("x-request-id") ?? "", opensWorkspace);
    expect(entries.map(({ action }) => action)).toEqual([operation.audit]);
    const [entry] = entries;
    expect(entry?.ip).toBe(caller);
    const isUser = kind === "user";
    expect([entry?.actorUserId !== null, entry?.actorClientId !== null]).toEqual([isUser, !isUser]);
    const text = JSON.stringify([entry?.changes, entry?.detail]);
    for (const secret of plainSecrets) expect(text).not.toContain(secret);
  });

  it.each(writes.filter(([, { audit }]) => typeof audit === "object"))(
    "%s leaves no entry, and states the reason",
    async (_, operation) => {
      expect(typeof operation.audit === "object" && operation.audit.none).toMatch(/\w+ \w+/);
      const { options } = await callerOf(operation);
      const answer = await callIn(portal, operation, options);
      expect(answer.status).toBe(operation.status);
      expect(await entriesOf(answer.headers.get("x-request-id") ?? "", true)).toEqual([]);
    },
  );

  it("declares what it records, and other reads record nothing", () => {
    expect(writes.filter(([, { audit }]) => audit === undefined)).toEqual([]);
    const reads = only((operation) => !isWrite(operation));
    expect(reads.filter(([, { audit, response }]) => (response === Csv) !== (audit !== undefined))).toEqual(
      [],
    );
  });
});
