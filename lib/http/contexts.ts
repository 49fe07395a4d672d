/** Handler contexts, by who may call the operation. */
import type { SessionIdentity } from "@/db/queries/sessions";
import type { ApiScope, ClientApproval, Lifecycle } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import type { Auth } from "@/lib/contracts/operation";

/** An anonymous caller of a public operation. */
export type PublicContext = Pick<Context, "db" | "clock" | "requestId" | "ip" | "ports" | "announce"> & {
  /** Response headers, such as rate limits; errors include them too. */
  headers: Record<string, string>;
};

/** A signed-in user, with or without a workspace. */
export interface AccountContext extends PublicContext {
  identity: SessionIdentity;
}

/** A member of a workspace. */
export interface MemberContext extends Context {
  identity: SessionIdentity;
  userId: string;
}

/** A customer API client, for its workspace. */
export interface ClientContext extends Context {
  client: { id: string; clientId: string; name: string; approval: ClientApproval; isSelfRegistered: boolean };
  /** What its token allows. */
  scopes: ApiScope[];
  /** Approved clients see the workspace; all others see sample data. */
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
