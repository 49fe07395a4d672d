"use client";
import { DialogForm } from "@/components/forms/dialog-form";
import { toggled } from "@/components/forms/toggled";
import { type Checked, type Mutation, useForm } from "@/components/forms/use-form";
import { humanize } from "@/components/labels/describe-signal";
import { nameOf } from "@/components/signals/use-team";
import { Callout } from "@/components/ui/callout";
import { Checkbox } from "@/components/ui/checkbox";
import { SelectField, TextField } from "@/components/ui/fields";
import { FormDialog } from "@/components/ui/form-dialog";
import { TagField } from "@/components/ui/tag-field";
import { personas } from "@/db/vocabulary";
import type { AssignmentRule, AssignmentRuleChange } from "@/lib/contracts/assignment-rules";

type SentRule = AssignmentRuleChange["rules"][number];

interface RuleDialogProps {
  /** Null for a new rule. */
  rule: AssignmentRule | null;
  sources: readonly { id: string; displayName: string }[];
  members: readonly { userId: string; name: string | null; email: string }[];
  /** What someone else changed while the dialog was open. */
  conflict: string | null;
  mutation: Mutation<SentRule, unknown>;
  onClose: () => void;
}

const any = { value: "", label: "Any" };
const functions = [any, ...personas.map((value) => ({ value, label: humanize(value) }))];

const fieldsOf = (rule: AssignmentRule | null) => ({
  name: rule?.name ?? "",
  sourceId: rule?.conditions.sourceId ?? "",
  persona: rule?.conditions.persona ?? "",
  regions: rule?.conditions.regions ?? [],
  minEmployees: rule?.conditions.minEmployees?.toString() ?? "",
  maxEmployees: rule?.conditions.maxEmployees?.toString() ?? "",
  assigneeIds: rule?.assigneeIds ?? [],
});
type RuleFields = ReturnType<typeof fieldsOf>;

function check({ name, sourceId, persona, regions, ...fields }: RuleFields): Checked<SentRule> {
  const { minEmployees: min, maxEmployees: max, assigneeIds } = fields;
  const problems = {
    ...(name.trim() === "" && { name: "Required" }),
    ...(min !== "" &&
      max !== "" &&
      Number(min) > Number(max) && { minEmployees: "Must not be more than the maximum" }),
    ...(assigneeIds.length === 0 && { assigneeIds: "Choose at least one person" }),
  };
  if (Object.keys(problems).length > 0) return { problems };
  const conditions = {
    ...(sourceId && { sourceId }),
    ...(persona && { persona }),
    ...(regions.length > 0 && { regions }),
    ...(min !== "" && { minEmployees: Number(min) }),
    ...(max !== "" && { maxEmployees: Number(max) }),
  };
  return { body: { name: name.trim(), conditions, assigneeIds } };
}

/** Adds or changes an assignment rule. */
export function RuleDialog({ rule, sources, members, conflict, mutation, onClose }: RuleDialogProps) {
  const mayTakeTurns = (ids: readonly string[]) =>
    ids.filter((id) => members.some(({ userId }) => userId === id));
  const form = useForm({
    initial: fieldsOf(rule),
    check: (fields) => check({ ...fields, assigneeIds: mayTakeTurns(fields.assigneeIds) }),
    mutation,
  });
  const { assigneeIds, regions } = form.fields;
  const size = (name: "minEmployees" | "maxEmployees") => {
    const { onChange, ...field } = form.field(name);
    return { ...field, onChange: (text: string) => onChange(digitsOf(text)) };
  };
  return (
    <FormDialog
      onClose={onClose}
      size="lg"
      title={rule ? "Edit rule" : "Add rule"}
      description="All conditions that you set must hold. A rule without any gets every signal that reaches it."
    >
      <DialogForm form={form} submit="Save rule" onCancel={onClose}>
        <TextField {...form.field("name")} label="Name" maxLength={60} placeholder="Enterprise, Germany" />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            {...form.field("sourceId")}
            label="Source"
            options={[any, ...sources.map(({ id, displayName }) => ({ value: id, label: displayName }))]}
          />
          <SelectField {...form.field("persona")} label="Function" options={functions} />
        </div>
        <TagField
          label="Regions"
          optional
          hint="Words in the person's location. One of them must occur."
          values={regions}
          onChange={(next) => form.edit({ regions: next })}
          placeholder="Germany"
          most={50}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...size("minEmployees")} label="Min employees" optional inputMode="numeric" />
          <TextField {...size("maxEmployees")} label="Max employees" optional inputMode="numeric" />
        </div>
        <fieldset data-invalid={form.errors.assigneeIds && true}>
          <legend className="mb-1.5 font-medium text-ink text-sm">Assign to</legend>
          <div className="max-h-48 space-y-2 overflow-y-auto">
            {members.map((member) => (
              <Checkbox
                key={member.userId}
                label={nameOf(member)}
                checked={assigneeIds.includes(member.userId)}
                onChange={() => form.edit({ assigneeIds: toggled(assigneeIds, member.userId) })}
              />
            ))}
          </div>
          {form.errors.assigneeIds && (
            <p role="alert" className="mt-1.5 text-danger-ink text-sm">
              {form.errors.assigneeIds}
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
      </DialogForm>
    </FormDialog>
  );
}

const digitsOf = (text: string) => text.replace(/\D/g, "").slice(0, 8);
