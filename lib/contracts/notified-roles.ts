import type { MailedKind, Role } from "@/db/vocabulary";

/** The roles that are notified of what only they can act on. Every member is notified of everything else. */
export const audiences = { destination: ["admin", "manager"], credits: ["admin"] } as const satisfies Partial<
  Record<MailedKind, readonly Role[]>
>;

/** Whether a member with this role is notified of a kind. */
export function isNotifiedOf(kind: MailedKind, role: Role): boolean {
  const roles: Partial<Record<MailedKind, readonly Role[]>> = audiences;
  return roles[kind]?.includes(role) ?? true;
}
