import type { MailedKind, Role } from "@/db/vocabulary";
import { admins, managers } from "@/lib/contracts/operation";

/** The roles that are notified of what only they can act on. Every member is notified of everything else. */
export const audiences = { destination: managers, credits: admins } as const;

/** Whether a member with this role is notified of a kind. */
export const isNotifiedOf = (kind: MailedKind, role: Role): boolean =>
  kind in audiences ? audiences[kind as keyof typeof audiences].includes(role) : true;
