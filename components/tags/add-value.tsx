"use client";
import { CircleAlert, Plus } from "lucide-react";
import { type FormEvent, useId, useRef } from "react";
import { unlessTypedSince } from "@/components/forms/typed-since";
import { useDraft } from "@/components/forms/use-draft";
import { messageOf } from "@/components/page/query-failed";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { useCreateValue } from "@/lib/client/tags";
import { isolated } from "@/lib/contracts/isolated";
import type { TagCategory } from "@/lib/contracts/tags";

const isBlank = (name: string) => name.trim() === "";

/** An inline form for adding several values in a row: focus stays in the field. */
export function AddValue({ category, isFull }: { category: TagCategory; isFull: boolean }) {
  const create = useCreateValue(category.id);
  const [name, setName] = useDraft<string>(`tag value ${category.id}`, "", isBlank);
  const field = useRef<HTMLInputElement>(null);
  const errorId = useId();
  if (isFull) {
    return (
      <p className="border-line border-t px-4 py-2.5 text-ink-muted text-sm">
        This category is full. Delete a value or upgrade your plan to add another.
      </p>
    );
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const given = name.trim();
    field.current?.focus();
    if (given && !create.isPending)
      create.mutate(given, { onSuccess: () => setName(unlessTypedSince(name, "")) });
  }

  return (
    <form onSubmit={submit} noValidate className="border-line border-t px-4 py-2">
      <div className="flex gap-2">
        <Input
          ref={field}
          aria-label={`New value of ${isolated(category.name)}`}
          aria-invalid={create.isError || undefined}
          aria-describedby={create.isError ? errorId : undefined}
          className="max-w-72"
          placeholder="New value"
          autoComplete="off"
          maxLength={50}
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            if (create.isError) create.reset();
          }}
        />
        <Button type="submit" pending={create.isPending}>
          <Plus aria-hidden />
          Add
        </Button>
      </div>
      {create.isError && (
        <p id={errorId} role="alert" className="mt-1.5 flex items-start gap-1.5 text-danger-ink text-sm">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {messageOf(create.error)}
        </p>
      )}
    </form>
  );
}
