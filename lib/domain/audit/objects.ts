import { validate as isUuid } from "uuid";
import { type AuditEntity, auditEntities } from "@/db/audit-actions";
import type { AuditEntry } from "@/db/queries/audit";
import { findNamedObjects, type NamedObject } from "@/db/queries/named-objects";
import type { Context } from "@/lib/context";
import type { AuditEvent } from "@/lib/contracts/audit";
import { pathOf } from "@/lib/domain/named-objects/path";

type Objects = Pick<AuditEvent, "object" | "target">;

/** The pages of what a workspace has one of. */
const pages: Partial<Record<AuditEntity, string>> = {
  assignment_rules: "/settings/assignment",
  billing: "/settings/billing",
  credits: "/settings/credits",
  icp: "/icp",
  notifications: "/settings/notifications",
  onboarding: "/icp",
  pack: "/settings/credits",
  plan: "/settings/billing",
  signal_stage: "/settings/assignment",
  trial: "/settings/billing",
  workspace: "/settings/profile",
};

/** What each of these entries is about and where it went, as both are called now. One statement for all of them. */
export async function findObjects(
  { db, customerId }: Context,
  entries: readonly AuditEntry[],
): Promise<(entry: AuditEntry) => Objects> {
  const asked = entries.flatMap(({ event }) =>
    [event.subjectId, targetOf(event)].filter((id) => id !== null),
  );
  const found = await findNamedObjects(db, { customerId, ids: [...new Set(asked.filter(isUuid))] });
  return ({ event }) => {
    const object = found.get(event.subjectId ?? "");
    const target = found.get(targetOf(event) ?? "");
    return {
      object: object
        ? { name: object.name, path: pageOf(event.action, object) }
        : { name: null, path: pages[entityOf(event.action)] ?? null },
      target: target ? { name: target.name, path: pathOf(target) } : null,
    };
  };
}

/** A grant of a connected app is stored as the client that the app uses. */
const pageOf = (action: string, object: NamedObject): string =>
  entityOf(action) === "connected_app" ? "/settings/connected-apps" : pathOf(object);

/** The destination that a signal was sent to, by ID. */
function targetOf({ detail }: AuditEntry["event"]): string | null {
  const id = detail?.destinationId;
  return typeof id === "string" ? id : null;
}

/** The entity of an action. Throws for an action of none. */
export function entityOf(action: string): AuditEntity {
  const entity = auditEntities.find((one) => action.startsWith(`${one}.`));
  if (!entity) throw new Error(`The action ${action} has no entity`);
  return entity;
}
