"use client";
import { Plus, X } from "lucide-react";
import { useState } from "react";
import type { FormField } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import type { HeaderRow } from "./webhook-fields";

/** The headers of a webhook, one per row. */
export function HeaderRows({ value: rows, error, onChange }: FormField<HeaderRow[]>) {
  // A row that is added gets the focus, those that were there before don't.
  const [isAdding, setAdding] = useState(false);
  const edit = (at: number, part: Partial<HeaderRow>) =>
    onChange(rows.map((row, n) => (n === at ? { ...row, ...part } : row)));
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-medium text-ink text-sm">
        Headers <span className="ml-1 font-normal text-ink-faint">Optional</span>
      </legend>
      {rows.map(({ id, name, value }, index) => (
        <div key={id} className="flex gap-2">
          <Input
            aria-label={`Name of header ${index + 1}`}
            autoFocus={isAdding}
            placeholder="X-Team"
            autoComplete="off"
            value={name}
            onChange={({ target }) => edit(index, { name: target.value })}
          />
          <Input
            aria-label={`Value of header ${index + 1}`}
            placeholder="revenue"
            autoComplete="off"
            value={value}
            onChange={({ target }) => edit(index, { value: target.value })}
          />
          <IconButton
            label={`Remove header ${index + 1}`}
            icon={<X />}
            onClick={() => onChange(rows.toSpliced(index, 1))}
          />
        </div>
      ))}
      <Button
        size="sm"
        className="self-start"
        disabled={rows.length >= 20}
        onClick={() => {
          setAdding(true);
          onChange([...rows, { id: (rows.at(-1)?.id ?? 0) + 1, name: "", value: "" }]);
        }}
      >
        <Plus aria-hidden />
        Add header
      </Button>
      {error && (
        <p role="alert" className="text-danger-ink text-sm first-letter:uppercase">
          {error}
        </p>
      )}
    </fieldset>
  );
}
