/** Prefetches data for pages: the same operations and contracts as the API, without an HTTP request. */
import { dehydrate, QueryClient } from "@tanstack/react-query";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import type { z } from "zod";
import { isPassing } from "@/db/failures";
import { retryContended } from "@/db/retry-contended";
import { inScope } from "@/db/work-scope";
import { authenticate, type SessionIdentity } from "@/lib/auth/authenticate";
import { requireMember } from "@/lib/auth/authorize";
import { type CallInput, isSet } from "@/lib/client/call";
import { queryKeyOf } from "@/lib/client/queries";
import type { Auth, Operation } from "@/lib/contracts/operation";
import { readSeconds } from "@/lib/contracts/request-limits";
import { readProfile } from "@/lib/domain/account/profile";
import { AppError } from "@/lib/errors";
import { asAppError } from "@/lib/http/answer";
import type { ContextFor, MemberContext } from "@/lib/http/contexts";
import { type Handler, type Input, memberContext } from "@/lib/http/route";
import { newId } from "@/lib/ids";
import { validationError } from "@/lib/validation-error";
import { server } from "./serve";

const reading = (customerId: string | null) => ({ customerId, statementMs: readSeconds * 1_000 });

/** The signed-in user, loaded once per request. */
export const currentIdentity = cache(async (): Promise<SessionIdentity | null> => {
  const jar = await cookies();
  const { db, secret, appUrl, clock } = server();
  return inScope(reading(null), () =>
    authenticate(db, { readCookie: (name) => jar.get(name)?.value, secret, appUrl, clock }),
  );
});

/** A user's profile, loaded once per request for the layout and the page. */
export const profileOf = cache((identity: SessionIdentity) => readProfile({ db: server().db, identity }));

/** The signed-in user; others are redirected to sign-in and return to `path`. */
export async function requireIdentity(path: string): Promise<SessionIdentity> {
  const identity = await currentIdentity();
  if (!identity) redirect(`/sign-in?callbackUrl=${encodeURIComponent(path)}`);
  return identity;
}

/** An operation's result for the page, or the error it returned. */
export type Loaded<T> = { data: T; error: null } | { data: null; error: AppError };

/** Collects a page's data in a query client that is dehydrated for the browser. */
export class PageData {
  readonly client = new QueryClient();
  private constructor(readonly ctx: MemberContext) {}

  /** Throws the contract's 403 if the workspace or the role does not allow it. */
  static async open(identity: SessionIdentity, auth: Extract<Auth, { kind: "session" }>): Promise<PageData> {
    const customer = requireMember(identity, auth);
    return new PageData(memberContext(server(), identity, customer.id, { requestId: newId(), ip: null }));
  }

  /** Answers the operation as its route does, and stores the result under the browser's query key. */
  async load<O extends Operation>(
    operation: O,
    input: CallInput<O>,
    answer: Handler<O>,
  ): Promise<Loaded<z.output<O["response"]>>> {
    const query = operation.query.safeParse(present(input.query ?? {}));
    // The browser repeats the request and shows the validation errors for the URL.
    if (!query.success) return { data: null, error: validationError(query.error) };
    const parsed = { params: input.params, query: query.data, body: undefined } as Input<O>;
    try {
      // `open` has checked the caller, whose context has what any session's operation needs.
      const ctx = this.ctx as object as ContextFor<O["auth"]>;
      const loaded = await inScope(reading(this.ctx.customerId), () =>
        retryContended(async () => answer(ctx, parsed)),
      );
      const data = operation.response.parse(loaded) as z.output<O["response"]>;
      this.client.setQueryData(queryKeyOf(operation, input), data);
      return { data, error: null };
    } catch (error) {
      if (error instanceof AppError) return { data: null, error };
      if (isPassing(error)) return { data: null, error: asAppError(error) };
      throw error;
    }
  }

  dehydrate() {
    return dehydrate(this.client);
  }
}

/** Query values as they would arrive in a URL: as text, without unset ones. */
function present(query: Record<string, unknown>): Record<string, string> {
  const entries = Object.entries(query).filter(([, value]) => isSet(value));
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
