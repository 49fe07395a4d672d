import {
  type AssignmentRuleRow,
  findAssignmentRules,
  replaceAssignmentRules,
} from "@/db/queries/assignment-rules";
import { lockCustomer } from "@/db/queries/customers";
import { findTeammates } from "@/db/queries/signal-work";
import { findSourceIds } from "@/db/queries/sources";
import { type Context, transaction } from "@/lib/context";
import type { AssignmentRule, AssignmentRuleChange } from "@/lib/contracts/assignment-rules";
import { recordAudit } from "@/lib/domain/audit/record";
import { invalidField } from "@/lib/errors";
import { newId } from "@/lib/ids";

/** The workspace's rules, in the order in which they are tried. */
export async function listAssignmentRules({ db, customerId }: Context) {
  return { data: (await findAssignmentRules(db, { customerId })).map(presentRule) };
}

/**
 * Replaces all rules and their order. A rule sent with its ID keeps its turns. Throws 400 for an assignee who is no
 * member, a source of another workspace, and an unknown or repeated ID.
 */
export async function changeAssignmentRules(ctx: Context, { rules }: AssignmentRuleChange) {
  return transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    await lockCustomer(db, { customerId });
    const before = await findAssignmentRules(db, { customerId, lock: true });
    await requireOwn(ctx, rules);
    const known = new Map(before.map((rule) => [rule.id, rule]));
    const after = rules.map(({ id, name, conditions, assigneeIds }, position) => {
      const old = id === undefined ? undefined : known.get(id);
      if (id !== undefined && !old) throw invalidField(`rules.${position}.id`, "is not the ID of a rule");
      if (id !== undefined) known.delete(id);
      return {
        ...{ id: old?.id ?? newId(), position, name, conditions, assignees: assigneeIds },
        ...{ turns: old?.turns ?? 0, createdAt: old?.createdAt ?? ctx.clock.now() },
      };
    });
    await replaceAssignmentRules(db, { customerId, rules: after });
    const detail = { before: before.map(presentRule), after: after.map(presentRule) };
    await recordAudit(ctx, { action: "assignment_rules.changed", detail });
    return { data: after.map(presentRule) };
  });
}

async function requireOwn({ db, customerId }: Context, rules: AssignmentRuleChange["rules"]): Promise<void> {
  const userIds = [...new Set(rules.flatMap(({ assigneeIds }) => assigneeIds))];
  const members = await findTeammates(db, { customerId, userIds });
  const sourceIds = [...new Set(rules.flatMap(({ conditions }) => conditions.sourceId ?? []))];
  const sources = new Set(await findSourceIds(db, { customerId, sourceIds }));
  for (const [n, { assigneeIds, conditions }] of rules.entries()) {
    if (!assigneeIds.every((id) => members.has(id))) {
      throw invalidField(`rules.${n}.assigneeIds`, "must be members of the workspace");
    }
    if (conditions.sourceId !== undefined && !sources.has(conditions.sourceId)) {
      throw invalidField(`rules.${n}.conditions.sourceId`, "must be a source of the workspace");
    }
  }
}

type ShownRule = Pick<AssignmentRuleRow, "id" | "name" | "conditions" | "assignees">;

const presentRule = ({ id, name, conditions, assignees }: ShownRule): AssignmentRule => ({
  ...{ id, name, conditions, assigneeIds: assignees },
});
