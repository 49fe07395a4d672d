import {
  type AssignmentRuleRow,
  findAssignmentRules,
  replaceAssignmentRules,
} from "@/db/queries/assignment-rules";
import { lockCustomer } from "@/db/queries/customers";
import { findTeammates } from "@/db/queries/signal-work";
import { findSourceIds } from "@/db/queries/sources";
import { type Context, transaction } from "@/lib/context";
import type { AssignmentRule, AssignmentRuleChange, AssignmentRules } from "@/lib/contracts/assignment-rules";
import { recordAudit } from "@/lib/domain/audit/record";
import { requireVersion, versionOf } from "@/lib/domain/version";
import { invalidField } from "@/lib/errors";
import { newId } from "@/lib/ids";

/** The workspace's rules, in the order in which they are tried. */
export async function listAssignmentRules(ctx: Context): Promise<AssignmentRules> {
  return presentRules(await findRulesOfMembers(ctx));
}

/** The rules with those of their assignees who are members: before members were taken out, rules kept naming them. */
async function findRulesOfMembers({ db, customerId }: Context, input: { lock?: boolean } = {}) {
  const rules = await findAssignmentRules(db, { customerId, ...input });
  const userIds = [...new Set(rules.flatMap(({ assignees }) => assignees))];
  const members = await findTeammates(db, { customerId, userIds });
  return rules.map((rule) => ({ ...rule, assignees: rule.assignees.filter((id) => members.has(id)) }));
}

/**
 * Replaces all rules and their order. A rule sent with its ID keeps its turns. Throws 409 `version_conflict` if they
 * have changed since the given version, and 400 for an assignee who is no member, a source of another workspace, and an
 * unknown or repeated ID.
 */
export async function changeAssignmentRules(
  ctx: Context,
  { rules, version }: AssignmentRuleChange,
): Promise<AssignmentRules> {
  return transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    await lockCustomer(db, { customerId });
    const before = await findRulesOfMembers(ctx, { lock: true });
    requireVersion(version, before.map(presentRule), "the rules");
    const known = new Map(before.map((rule) => [rule.id, rule]));
    await requireOwn(ctx, rules, known);
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
    return presentRules(after);
  });
}

/** A source that a rule had stays, even if deleted since: without it, the rule would match every signal. */
async function requireOwn(
  { db, customerId }: Context,
  rules: AssignmentRuleChange["rules"],
  known: ReadonlyMap<string, AssignmentRuleRow>,
): Promise<void> {
  const userIds = [...new Set(rules.flatMap(({ assigneeIds }) => assigneeIds))];
  const members = await findTeammates(db, { customerId, userIds });
  const sourceIds = [...new Set(rules.flatMap(({ conditions }) => conditions.sourceId ?? []))];
  const sources = new Set(await findSourceIds(db, { customerId, sourceIds }));
  for (const [
    n,
    {
      id,
      assigneeIds,
      conditions: { sourceId },
    },
  ] of rules.entries()) {
    if (!assigneeIds.every((id) => members.has(id))) {
      throw invalidField(`rules.${n}.assigneeIds`, "must be members of the workspace");
    }
    const had = id === undefined ? undefined : known.get(id)?.conditions.sourceId;
    if (sourceId !== undefined && sourceId !== had && !sources.has(sourceId)) {
      throw invalidField(`rules.${n}.conditions.sourceId`, "must be a source of the workspace");
    }
  }
}

function presentRules(rules: ShownRule[]): AssignmentRules {
  const data = rules.map(presentRule);
  return { data, version: versionOf(data) };
}

type ShownRule = Pick<AssignmentRuleRow, "id" | "name" | "conditions" | "assignees">;

const presentRule = ({ id, name, conditions, assignees }: ShownRule): AssignmentRule => ({
  ...{ id, name, conditions, assigneeIds: assignees },
});
