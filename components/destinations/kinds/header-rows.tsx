"use client";
import { Plus, X } from "lucide-react";
import { type Control, type UseFormRegister, useFieldArray } from "react-hook-form";
import { firstMessage } from "@/components/forms/first-message";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import type { GivenConnection } from "./connection-form";
import type { WebhookFields } from "./webhook-fields";

/** The headers of a webhook, one per row. */
export function HeaderRows({
  control,
  register,
  error,
}: {
  control: Control<WebhookFields, unknown, GivenConnection>;
  register: UseFormRegister<WebhookFields>;
  /** The form's error of the headers, or of one of them. */
  error: unknown;
}) {
  const headers = useFieldArray({ control, name: "config.headers" });
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-medium text-ink text-sm">
        Headers <span className="ml-1 font-normal text-ink-faint">Optional</span>
      </legend>
      {headers.fields.map((row, index) => (
        <div key={row.id} className="flex gap-2">
          <Input
            aria-label={`Name of header ${index + 1}`}
            placeholder="X-Team"
            autoComplete="off"
            {...register(`config.headers.${index}.name`)}
          />
          <Input
            aria-label={`Value of header ${index + 1}`}
            placeholder="revenue"
            autoComplete="off"
            {...register(`config.headers.${index}.value`)}
          />
          <IconButton
            label={`Remove header ${index + 1}`}
            icon={<X />}
            onClick={() => headers.remove(index)}
          />
        </div>
      ))}
      <Button
        size="sm"
        className="self-start"
        disabled={headers.fields.length >= 20}
        onClick={() => headers.append({ name: "", value: "" })}
      >
        <Plus aria-hidden />
        Add header
      </Button>
      {error !== undefined && (
        <p role="alert" className="text-danger-ink text-sm first-letter:uppercase">
          {firstMessage(error)}
        </p>
      )}
    </fieldset>
  );
}
