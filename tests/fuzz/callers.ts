/** Every kind of caller: anonymous, each role, operators, and clients of the customer API. */
import { sessionCookie } from "@/lib/auth/session-token";
import type { Operation } from "@/lib/contracts/operation";
import { newToken } from "@/lib/ids";
import { insertCaller } from "@/tests/factories/api-clients";
import { appUrl, signIn, type Tenant } from "@/tests/security/portal";

/**
 * `stranger` is signed in but has no workspace; `forged` sends credentials nobody issued. Access increases down
 * the list.
 */
export const callerKinds = [
  "nobody",
  "forged",
  "operator",
  "stranger",
  "user",
  "manager",
  "admin",
  "pending",
  "live",
] as const;
export type CallerKind = (typeof callerKinds)[number];

export interface Caller {
  kind: CallerKind;
  cookie?: string;
  /** The caller's credential: a secret that no answer repeats. */
  token?: string;
}

/** Signs in a new user, or issues a token to a new client. */
export async function enter(tenant: Tenant, kind: CallerKind): Promise<Caller> {
  switch (kind) {
    case "nobody":
      return { kind };
    case "forged":
      return { kind, token: newToken(), cookie: `${sessionCookie(appUrl)}=${newToken()}` };
    case "stranger":
      return { kind, cookie: await signIn(tenant, { role: null }) };
    case "operator":
      return { kind, cookie: await signIn(tenant, { role: null, isOperator: true }) };
    case "pending":
    case "live": {
      const approval = kind === "live" ? "approved" : "pending";
      return { kind, token: (await insertCaller(tenant.ctx, { approval })).token };
    }
    default:
      return { kind, cookie: await signIn(tenant, { role: kind }) };
  }
}

const isClient = (kind: CallerKind): boolean => kind === "pending" || kind === "live";
const isSignedIn = (kind: CallerKind): boolean => !isClient(kind) && kind !== "nobody" && kind !== "forged";

/** Whether the contract admits the caller; others are refused before anything is read. */
export function mayCall({ auth }: Operation, kind: CallerKind): boolean {
  if (auth.kind === "public") return true;
  if (auth.kind === "bearer") return isClient(kind);
  if (auth.kind === "operator") return kind === "operator";
  return auth.phase === "any" ? isSignedIn(kind) : auth.roles.some((role) => role === kind);
}
