import { findCustomerName } from "@/db/queries/customers";
import type { ApiScope } from "@/db/vocabulary";
import type { AuthCheck } from "@/lib/contracts/v1/auth-check";
import type { V1Context } from "./context";

/** Whose the request's token is, and what it allows. */
export async function checkAuthV1(
  ctx: V1Context & { client: { clientId: string }; scopes: ApiScope[] },
): Promise<AuthCheck> {
  const { db, customerId, client, scopes, mode } = ctx;
  const name = await findCustomerName(db, { customerId });
  return { ok: true, oauth: { clientId: client.clientId, scopes }, workspace: { name }, _meta: { mode } };
}
