"use client";
import { ArrowDown, ArrowUp, Pencil, Plus, Trash2, UserRoundCheck } from "lucide-react";
import { useState } from "react";
import { notifyFailed } from "@/components/page/notify-failed";
import { QueryFailed } from "@/components/page/query-failed";
import { useApiQuery } from "@/components/page/use-api-query";
import { nameOf, useTeammates } from "@/components/signals/use-team";
import { Button } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { IconButton } from "@/components/ui/icon-button";
import { SkeletonRows } from "@/components/ui/skeleton";
import { notify } from "@/components/ui/toast";
import { policy } from "@/db/policy";
import { isVersionConflict } from "@/lib/client/call";
import { listAssignmentRules, listSources } from "@/lib/client/operations";
import { useAssignmentRules } from "@/lib/client/signal-work";
import type { AssignmentRule, AssignmentRuleChange } from "@/lib/contracts/assignment-rules";
import { isolated } from "@/lib/contracts/isolated";
import { describeConditions, describeRuleChanges } from "./describe-rule";
import { RuleDialog } from "./rule-dialog";

type SentRule = AssignmentRuleChange["rules"][number];

/** The rules that assign new signals, in the order in which they are tried. */
export function RulesCard({ mayChange }: { mayChange: boolean }) {
  const rules = useApiQuery(listAssignmentRules);
  const sources = useApiQuery(listSources).data?.data ?? [];
  const sourceNames = new Map(sources.map(({ id, displayName }) => [id, displayName]));
  const members = useTeammates();
  const replacing = useAssignmentRules();
  /** The rule in the dialog; `new` for one to add. */
  const [edited, setEdited] = useState<AssignmentRule | "new" | null>(null);
  /** What someone else changed while the dialog was open; its input stays, and can be saved on top of that. */
  const [conflict, setConflict] = useState<string | null>(null);
  if (rules.isPending) return <SkeletonRows rows={3} label="Loading rules" />;
  if (rules.isLoadingError) return <QueryFailed title="The rules could not be loaded" query={rules} />;
  const list = rules.data.data;

  function replace(next: SentRule[], done: string) {
    setConflict(null);
    replacing.mutate(
      { rules: next, version: rules.data?.version },
      {
        onSuccess: () => {
          setEdited(null);
          notify({ text: done, tone: "success" });
        },
        onError: async (error) => {
          if (isVersionConflict(error)) {
            const { data: now } = await rules.refetch();
            if (now && edited !== null) return setConflict(describeRuleChanges(list, now.data));
          }
          notifyFailed("The rules were not changed", error);
        },
      },
    );
  }

  function move(at: number, step: 1 | -1) {
    const next = [...list];
    next.splice(at + step, 0, ...next.splice(at, 1));
    replace(next, "Order changed");
  }

  const namesOf = ({ assigneeIds }: AssignmentRule) =>
    (assigneeIds.length === 0 ? "nobody. Everyone in it has left: edit it to choose someone" : null) ??
    assigneeIds
      .map((id) => {
        const member = members.find(({ userId }) => userId === id);
        return member ? nameOf(member) : "former member";
      })
      .join(", ");
  const add = mayChange && (
    <Button disabled={list.length >= policy.assignmentRules} onClick={() => setEdited("new")}>
      <Plus aria-hidden />
      Add rule
    </Button>
  );

  return (
    <Card>
      <CardHeader
        title="Rules for new signals"
        description="The first rule that matches decides. Several people in a rule take turns. Someone whom a member has stays with that member, unless a rule gives them to others."
        actions={list.length > 0 && add}
      />
      {list.length === 0 ? (
        <EmptyState icon={<UserRoundCheck />} title="No rules yet" action={add}>
          New signals stay unassigned until someone takes them. A rule gives them to a teammate by source,
          function, region or company size.
        </EmptyState>
      ) : (
        <ol className="divide-y divide-line border-line border-t">
          {list.map((rule, n) => (
            <li key={rule.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 text-sm">
              <span className="min-w-0 flex-1 basis-56">
                <span className="block truncate font-medium text-ink">{rule.name}</span>
                <span className="block text-ink-muted">
                  {describeConditions(rule.conditions, sourceNames)} → {namesOf(rule)}
                </span>
              </span>
              {mayChange && (
                <span className="flex shrink-0">
                  <IconButton
                    size="sm"
                    label={`Move ${isolated(rule.name)} up`}
                    icon={<ArrowUp />}
                    disabled={n === 0 || replacing.isPending}
                    onClick={() => move(n, -1)}
                  />
                  <IconButton
                    size="sm"
                    label={`Move ${isolated(rule.name)} down`}
                    icon={<ArrowDown />}
                    disabled={n === list.length - 1 || replacing.isPending}
                    onClick={() => move(n, 1)}
                  />
                  <IconButton
                    size="sm"
                    label={`Edit ${isolated(rule.name)}`}
                    icon={<Pencil />}
                    onClick={() => setEdited(rule)}
                  />
                  <IconButton
                    size="sm"
                    label={`Delete ${isolated(rule.name)}`}
                    icon={<Trash2 />}
                    disabled={replacing.isPending}
                    onClick={() =>
                      replace(
                        list.filter(({ id }) => id !== rule.id),
                        `${isolated(rule.name)} deleted`,
                      )
                    }
                  />
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
      {edited !== null && (
        <RuleDialog
          rule={edited === "new" ? null : edited}
          sources={sources}
          members={members}
          conflict={conflict}
          onClose={() => {
            setEdited(null);
            setConflict(null);
          }}
          mutation={{
            isPending: replacing.isPending,
            // Shown as a conflict, or in a toast.
            error: null,
            mutate: (rule) =>
              replace(
                edited !== "new" && list.some(({ id }) => id === edited.id)
                  ? list.map((one) => (one.id === edited.id ? { ...rule, id: one.id } : one))
                  : [...list, rule],
                "Rule saved",
              ),
          }}
        />
      )}
    </Card>
  );
}
