import { CircleAlert, CircleCheck } from "lucide-react";
import { humanize } from "@/components/labels/describe-signal";
import { TextareaField, TextField } from "@/components/ui/fields";
import { TagField } from "@/components/ui/tag-field";
import { personas, seniorities } from "@/db/vocabulary";
import type { IcpProfile } from "@/lib/contracts/icp";
import { fieldLabels, type IcpDraft } from "./icp-draft";
import type { IcpErrors } from "./use-icp-draft";

/** "sales, marketing, or finance" */
const either = new Intl.ListFormat("en", { type: "disjunction" });

interface FieldsProps {
  draft: IcpDraft;
  errors: IcpErrors;
  onEdit: (fields: Partial<IcpDraft>) => void;
}

/** Who the buyers are: titles, functions and seniority. */
export function PeopleFields({
  draft,
  errors,
  onEdit,
  unrecognized,
}: FieldsProps & { unrecognized: IcpProfile["unrecognizedTitles"] }) {
  const unknown = unrecognized.filter(({ title }) =>
    draft.targetTitles.some((phrase) => phrase.includes(title)),
  );
  return (
    <div className="space-y-4">
      <TagField
        label={fieldLabels.targetTitles}
        hint="As people write them, in any language. Press Enter after each one."
        error={errors.targetTitles}
        values={draft.targetTitles}
        onChange={(targetTitles) => onEdit({ targetTitles })}
        placeholder="VP Sales"
      />
      {unknown.length > 0 && (
        <div className="space-y-1 text-warning-ink text-xs">
          {unknown.map(({ title, nearest }) => (
            <p key={title}>
              Not recognized: {title}. Only titles with the same words match.
              {nearest.length > 0 && ` Did you mean ${either.format(nearest)}?`}
            </p>
          ))}
        </div>
      )}
      <TagField
        label={fieldLabels.targetPersonas}
        hint="What they work on, regardless of their title."
        error={errors.targetPersonas}
        values={draft.targetPersonas}
        onChange={(targetPersonas) => onEdit({ targetPersonas })}
        offered={personas}
        format={humanize}
        placeholder="Sales"
      />
      <TagField
        label={fieldLabels.targetSeniority}
        error={errors.targetSeniority}
        values={draft.targetSeniority}
        onChange={(targetSeniority) => onEdit({ targetSeniority })}
        offered={seniorities}
        format={humanize}
        placeholder="Any"
      />
    </div>
  );
}

/** Where they work: industries and company sizes. Sizes are hard limits. */
export function CompanyFields({
  draft,
  errors,
  onEdit,
  unrecognized,
}: FieldsProps & { unrecognized: readonly string[] }) {
  const unknown = unrecognized.filter((name) => draft.targetIndustries.includes(name));
  return (
    <div className="space-y-4">
      <TagField
        label={fieldLabels.targetIndustries}
        error={errors.targetIndustries}
        values={draft.targetIndustries}
        onChange={(targetIndustries) => onEdit({ targetIndustries })}
        placeholder="Software development"
      />
      {unknown.length > 0 && (
        <p className="text-warning-ink text-xs">
          Not recognized: {unknown.join(", ")}. Only companies whose industry has the same words match.
        </p>
      )}
      <div className="grid grid-cols-2 items-start gap-4">
        {(["minEmployees", "maxEmployees"] as const).map((limit) => (
          <TextField
            key={limit}
            label={fieldLabels[limit]}
            error={errors[limit]}
            inputMode="numeric"
            autoComplete="off"
            placeholder="No limit"
            value={draft[limit]?.toString() ?? ""}
            onChange={(text) => onEdit({ [limit]: headcountOf(text) })}
          />
        ))}
      </div>
      <p className="text-ink-muted text-xs">
        Sizes are hard limits: people at companies outside them never become signals. All other fields affect
        the fit score.
      </p>
    </div>
  );
}

/** Titles and industries that are never a signal. */
export function ExclusionFields({ draft, errors, onEdit }: FieldsProps) {
  return (
    <div className="space-y-4">
      {(["excludedTitles", "excludedIndustries"] as const).map((name) => (
        <TagField
          key={name}
          label={fieldLabels[name]}
          optional
          hint={
            name === "excludedTitles"
              ? "Whole phrases: “Intern” doesn't exclude “International Sales”."
              : undefined
          }
          error={errors[name]}
          values={draft[name]}
          onChange={(values) => onEdit({ [name]: values })}
          placeholder={name === "excludedTitles" ? "Intern" : "Staffing"}
        />
      ))}
      <p className="text-ink-muted text-xs">People who match never become signals.</p>
    </div>
  );
}

/** Other context with how it was understood, and the ICP's name. */
export function ContextFields({
  draft,
  errors,
  onEdit,
  limits,
}: FieldsProps & { limits: IcpProfile["contextLimits"] }) {
  return (
    <div className="space-y-4">
      <TextareaField
        label={fieldLabels.additionalContext}
        optional
        hint="What you sell and what your buyers talk about. Sentences such as “Only dentists” or “No agencies” limit who becomes a signal."
        error={errors.additionalContext}
        maxLength={5_000}
        value={draft.additionalContext ?? ""}
        onChange={(text) => onEdit({ additionalContext: text || null })}
      />
      {limits.length > 0 && <ContextLimits limits={limits} />}
      <TextField
        label={fieldLabels.name}
        hint="Only visible in your workspace."
        error={errors.name}
        autoComplete="off"
        maxLength={100}
        value={draft.name}
        onChange={(name) => onEdit({ name })}
      />
    </div>
  );
}

/** How the saved context was understood. A limit that wasn't has no effect, so it says so. */
function ContextLimits({ limits }: { limits: IcpProfile["contextLimits"] }) {
  return (
    <ul aria-label="Limits in the context" className="space-y-1.5 text-sm">
      {limits.map(({ summary, isUnderstood }) => {
        const Icon = isUnderstood ? CircleCheck : CircleAlert;
        return (
          <li key={summary} className="flex items-start gap-2">
            <Icon
              aria-hidden
              className={`mt-0.5 size-4 shrink-0 ${isUnderstood ? "text-success-ink" : "text-warning-ink"}`}
            />
            <span className="min-w-0 break-words text-ink-muted">{summary}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** Digits as a number of employees; null if empty. */
function headcountOf(text: string): number | null {
  const digits = text.replace(/\D/g, "").slice(0, 8);
  return digits === "" ? null : Math.min(Number(digits), 10_000_000);
}
