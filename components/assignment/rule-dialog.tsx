"use client";
import { type FormEvent, useState } from "react";
import { humanize } from "@/components/labels/describe-signal";
import { nameOf } from "@/components/signals/use-team";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Checkbox } from "@/components/ui/checkbox";
import { DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { FormDialog } from "@/components/ui/form-dialog";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { TagInput } from "@/components/ui/tag-input";
import { personas } from "@/db/vocabulary";
import type { AssignmentRule, AssignmentRuleChange } from "@/lib/contracts/assignment-rules";

type GivenRule = AssignmentRuleChange["rules"][number];

interface RuleDialogProps {
  /** Null for a new rule. */
  rule: AssignmentRule | null;
  sources: readonly { id: string; displayName: string }[];
  members: readonly { userId: string; name: string | null; email: string }[];
  pending: boolean;
  /** What someone else changed while the dialog was open. */
  conflict: string | null;
  onSave: (rule: GivenRule) => void;
  onClose: () => void;
}

/** Adds or changes an assignment rule. */
export function RuleDialog(props: RuleDialogProps) {
  return (
    <FormDialog open onOpenChange={(open) => !open && props.onClose()}>
      <DialogContent
        size="lg"
        title={props.rule ? "Edit rule" : "Add rule"}
        description="All conditions that you set must hold. A rule without any gets every signal that reaches it."
      >
        <RuleForm {...props} />
      </DialogContent>
    </FormDialog>
  );
}

function RuleForm({ rule, sources, members, pending, conflict, onSave, onClose }: RuleDialogProps) {
  const given = rule?.conditions ?? {};
  const [name, setName] = useState(rule?.name ?? "");
  const [sourceId, setSource] = useState(given.sourceId ?? "");
  const [persona, setPersona] = useState(given.persona ?? "");
  const [regions, setRegions] = useState(given.regions ?? []);
  const [min, setMin] = useState(given.minEmployees?.toString() ?? "");
  const [max, setMax] = useState(given.maxEmployees?.toString() ?? "");
  const [assigneeIds, setAssignees] = useState(rule?.assigneeIds ?? []);
  const [isAsked, setAsked] = useState(false);
  const isSizeWrong = min !== "" && max !== "" && Number(min) > Number(max);
  const mayTakeTurns = assigneeIds.filter((id) => members.some(({ userId }) => userId === id));

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (name.trim() === "" || mayTakeTurns.length === 0 || isSizeWrong) return;
    onSave({
      name: name.trim(),
      conditions: {
        ...(sourceId && { sourceId }),
        ...(persona && { persona }),
        ...(regions.length > 0 && { regions }),
        ...(min !== "" && { minEmployees: Number(min) }),
        ...(max !== "" && { maxEmployees: Number(max) }),
      },
      assigneeIds: mayTakeTurns,
    });
  }

  return (
    <form onSubmit={submit} noValidate className="flex min-h-0 flex-col">
      <DialogBody className="space-y-4">
        <Field label="Name" error={isAsked && name.trim() === "" ? "Required" : undefined}>
          {(control) => (
            <Input
              {...control}
              maxLength={60}
              placeholder="Enterprise, Germany"
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Source">
            {(control) => (
              <Select {...control} value={sourceId} onChange={({ target }) => setSource(target.value)}>
                <option value="">Any</option>
                {sources.map(({ id, displayName }) => (
                  <option key={id} value={id}>
                    {displayName}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Function">
            {(control) => (
              <Select {...control} value={persona} onChange={({ target }) => setPersona(target.value)}>
                <option value="">Any</option>
                {personas.map((one) => (
                  <option key={one} value={one}>
                    {humanize(one)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <Field label="Regions" optional hint="Words in the person's location. One of them must occur.">
          {(control) => (
            <TagInput
              control={control}
              values={regions}
              onChange={setRegions}
              placeholder="Germany"
              most={50}
            />
          )}
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label="Min employees"
            optional
            error={isSizeWrong ? "Must not be more than the maximum" : undefined}
          >
            {(control) => (
              <Input
                {...control}
                inputMode="numeric"
                value={min}
                onChange={({ target }) => setMin(digitsOf(target.value))}
              />
            )}
          </Field>
          <Field label="Max employees" optional>
            {(control) => (
              <Input
                {...control}
                inputMode="numeric"
                value={max}
                onChange={({ target }) => setMax(digitsOf(target.value))}
              />
            )}
          </Field>
        </div>
        <fieldset>
          <legend className="mb-1.5 font-medium text-ink text-sm">Assign to</legend>
          <div className="max-h-48 space-y-2 overflow-y-auto">
            {members.map((member) => (
              <Checkbox
                key={member.userId}
                label={nameOf(member)}
                checked={assigneeIds.includes(member.userId)}
                onChange={({ target }) =>
                  setAssignees(
                    target.checked
                      ? [...assigneeIds, member.userId]
                      : assigneeIds.filter((id) => id !== member.userId),
                  )
                }
              />
            ))}
          </div>
          {isAsked && mayTakeTurns.length === 0 && (
            <p role="alert" className="mt-1.5 text-danger-ink text-sm">
              Choose at least one person
            </p>
          )}
        </fieldset>
        {conflict !== null && (
          <div role="alert">
            <Callout tone="warning" title="Someone else changed the rules in the meantime">
              {conflict} Your input is still here. Save again to add it to their change.
            </Callout>
          </div>
        )}
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" pending={pending}>
          Save rule
        </Button>
      </DialogFooter>
    </form>
  );
}

const digitsOf = (text: string) => text.replace(/\D/g, "").slice(0, 8);
