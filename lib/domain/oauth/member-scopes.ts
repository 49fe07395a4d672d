import { type ApiScope, apiScopes, type Role } from "@/db/vocabulary";
import { managers } from "@/lib/contracts/operation";

/**
 * What an app may do for a member: never more than the member may do in the portal. Every member reads everything the
 * API offers and starts reports; admins and managers change destinations; a read-only seat changes nothing.
 */
export function memberScopes({ role, isReadOnly }: { role: Role; isReadOnly: boolean }): ApiScope[] {
  return apiScopes.filter((scope) => {
    if (scope.startsWith("read:")) return true;
    return !isReadOnly && (scope !== "write:destinations" || managers.includes(role));
  });
}
