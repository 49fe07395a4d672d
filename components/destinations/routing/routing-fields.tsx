"use client";
import { useQuery } from "@tanstack/react-query";
import {
  classificationLabels,
  signalTypeLabels,
  sourceTypeLabels,
} from "@/components/labels/describe-signal";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Segmented } from "@/components/ui/segmented";
import { Select } from "@/components/ui/select";
import { classifications, signalTypes, sourceTypes } from "@/db/vocabulary";
import { listTagCategories } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import type { Routing } from "@/lib/contracts/routing";
import { RoutingChoices } from "./routing-choices";
import { ageChoices, tagChoices, wholeNumber } from "./routing-draft";

const modes = [
  { value: "auto", label: "Automatically" },
  { value: "manual", label: "Manually only" },
] as const;

const choicesOf = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

/** The rules of a destination. `keptTags` are those of the saved rules: they are offered even if deleted since. */
export function RoutingFields({
  draft,
  keptTags = [],
  onChange,
}: {
  draft: Routing;
  keptTags?: readonly string[] | undefined;
  onChange: (draft: Routing) => void;
}) {
  const categories = useQuery(query(listTagCategories));
  const tags = categories.data ? tagChoices(categories.data.data, keptTags) : [];
  const edit = (fields: Partial<Routing>) => onChange({ ...draft, ...fields });
  return (
    <>
      <Segmented
        label="How signals are sent"
        value={draft.mode}
        options={modes}
        onChange={(mode) => edit({ mode })}
      />
      {draft.mode === "auto" && (
        <>
          <div className="grid items-start gap-4 sm:grid-cols-3">
            <Field label="Min strength">
              {(field) => (
                <Select
                  {...field}
                  value={draft.minStrength ?? 0}
                  onChange={(event) => edit({ minStrength: Number(event.target.value) })}
                >
                  <option value={0}>Any</option>
                  {[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((strength) => (
                    <option key={strength}>{strength}</option>
                  ))}
                </Select>
              )}
            </Field>
            <Field label="Min fit">
              {(field) => (
                <Input
                  {...field}
                  inputMode="numeric"
                  autoComplete="off"
                  placeholder="Any, or 1 to 100"
                  value={draft.minIcp || ""}
                  onChange={(event) => edit({ minIcp: wholeNumber(event.target.value, 100) })}
                />
              )}
            </Field>
            <Field label="Max age">
              {(field) => (
                <Select
                  {...field}
                  value={draft.maxAgeHours ?? 0}
                  onChange={(event) => edit({ maxAgeHours: Number(event.target.value) })}
                >
                  {ageChoices(draft.maxAgeHours).map(({ hours, label }) => (
                    <option key={hours} value={hours}>
                      {label}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
          <RoutingChoices
            legend="Role"
            options={choicesOf(classifications, classificationLabels)}
            chosen={draft.classifications ?? []}
            onChange={(next) => edit({ classifications: next })}
          />
          <RoutingChoices
            legend="Source"
            options={choicesOf(sourceTypes, sourceTypeLabels)}
            chosen={draft.sourceTypes ?? []}
            onChange={(next) => edit({ sourceTypes: next })}
          />
          <RoutingChoices
            legend="What they did"
            options={choicesOf(signalTypes, signalTypeLabels)}
            chosen={draft.signalTypes ?? []}
            onChange={(next) => edit({ signalTypes: next })}
          />
          {tags.length > 0 && (
            <RoutingChoices
              legend="Tags (any of)"
              options={tags}
              chosen={draft.tags ?? []}
              onChange={(next) => edit({ tags: next })}
            />
          )}
        </>
      )}
      <Checkbox
        label="Send again when stronger evidence changes a signal"
        checked={draft.resendWhenStronger ?? false}
        onChange={(event) => edit({ resendWhenStronger: event.target.checked })}
      />
    </>
  );
}
