/** What a handler is given, by who may call its operation. */
import type { SessionIdentity } from "@/db/queries/sessions";
import type { ClientApproval, Lifecycle } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import type { Auth } from "@/lib/contracts/operation";

/** A caller of a public operation: nobody in particular. */
export type PublicContext = Pick<Context, "db" | "clock" | "requestId" | "ip" | "ports"> & {
  /** Headers that the answer bears, a refusal too: what a rate limit has left is told there. */
  headers: Record<string, string>;
};

/** Someone signed in, whatever their workspace. */
export interface AccountContext extends PublicContext {
  identity: SessionIdentity;
}

/** A member of a workspace. */
export interface MemberContext extends Context {
  identity: SessionIdentity;
  userId: string;
}

/** A client of the customer API, for its workspace. */
export interface ClientContext extends Context {
  client: { id: string; name: string; approval: ClientApproval };
  /** Approved clients see the workspace; all others a bundled world. */
  mode: "live" | "sample";
  lifecycle: Lifecycle;
}

export type ContextFor<A extends Auth> = A extends { kind: "public" }
  ? PublicContext
  : A extends { kind: "session"; phase: "any" } | { kind: "operator" }
    ? AccountContext
    : A extends { kind: "bearer" }
      ? ClientContext
      : MemberContext;
