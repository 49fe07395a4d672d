import type { FormField } from "@/components/forms/use-form";
import { humanize } from "@/components/labels/describe-signal";
import { Callout } from "@/components/ui/callout";
import { Select } from "@/components/ui/select";
import { fieldChoices, type MappingRow } from "./notes-fields";

/** Maps signal fields to the properties of the database. */
export function NotesMapping({ value: rows, error, onChange }: FormField<MappingRow[]>) {
  const hasKey = rows.some(({ property }) => property.trim().toLowerCase() === "signal id");
  return (
    <fieldset>
      <legend className="font-medium text-ink text-sm">Property mapping</legend>
      <p role="status" className="mb-2 text-ink-muted text-xs">
        {rows.length} {rows.length === 1 ? "property" : "properties"} can be filled. We suggested a mapping;
        change anything that doesn't fit.
      </p>
      <ul className="divide-y divide-line rounded-md border border-line">
        {rows.map((row, index) => (
          <li key={row.property} className="grid items-center gap-x-4 gap-y-1 px-3 py-2 sm:grid-cols-2">
            <span className="min-w-0 truncate text-sm">
              <span className="font-medium">{row.property}</span>{" "}
              <span className="text-ink-muted text-xs">{humanize(row.type)}</span>
            </span>
            <Select
              aria-label={`Field for ${row.property}`}
              value={row.field}
              onChange={({ target }) => onChange(rows.with(index, { ...row, field: target.value }))}
            >
              <option value="">Nothing</option>
              {fieldChoices.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </li>
        ))}
      </ul>
      {error && (
        <p role="alert" className="mt-1.5 text-danger-ink text-sm first-letter:uppercase">
          {error}
        </p>
      )}
      {!hasKey && (
        <div className="mt-2">
          <Callout tone="warning">
            Add a text property named Signal ID, then read the properties again. It lets us find an existing
            page, so a retry doesn't create a duplicate.
          </Callout>
        </div>
      )}
    </fieldset>
  );
}
