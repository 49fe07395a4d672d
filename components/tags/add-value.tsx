"use client";
import { CircleAlert, Plus } from "lucide-react";
import { useId, useRef } from "react";
import { useForm } from "@/components/forms/use-form";
import { messageOf } from "@/components/page/query-failed";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { useCreateValue } from "@/lib/client/tags";
import { isolated } from "@/lib/contracts/isolated";
import type { TagCategory } from "@/lib/contracts/tags";

/** An inline form for adding several values in a row: focus stays in the field. */
export function AddValue({ category, isFull }: { category: TagCategory; isFull: boolean }) {
  const create = useCreateValue();
  const form = useForm({
    initial: { name: "" },
    draft: `new tag value ${category.id}`,
    check: ({ name }) =>
      name.trim() ? { body: { categoryId: category.id, name: name.trim() } } : { problems: {} },
    mutation: create,
  });
  const field = useRef<HTMLInputElement>(null);
  const errorId = useId();
  if (isFull) {
    return (
      <p className="border-line border-t px-4 py-2.5 text-ink-muted text-sm">
        This category is full. Delete a value or upgrade your plan to add another.
      </p>
    );
  }

  return (
    <form
      {...form.props}
      onSubmit={(event) => {
        field.current?.focus();
        form.props.onSubmit(event);
      }}
      className="border-line border-t px-4 py-2"
    >
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
          value={form.fields.name}
          onChange={(event) => {
            form.edit({ name: event.target.value });
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
