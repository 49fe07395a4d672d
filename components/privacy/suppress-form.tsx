"use client";
import { useRef, useState } from "react";
import { useForm } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { SelectField } from "@/components/ui/fields";
import { Input } from "@/components/ui/input";
import { notify } from "@/components/ui/toast";
import { useSuppress } from "@/lib/client/privacy";
import type { SuppressionKind } from "@/lib/contracts/suppressions";
import { kindLabels, kindOptions } from "./describe-kind";

/** Suppresses a person, company or domain. URLs are validated on the server only, which knows their formats. */
export function SuppressForm() {
  const suppress = useSuppress();
  const input = useRef<HTMLInputElement>(null);
  // The type stays, for the next one.
  const [last, setLast] = useState<SuppressionKind>("person");
  const form = useForm({
    initial: { kind: last, value: "" },
    draft: "suppression",
    check: ({ kind, value }) =>
      value.trim() ? { body: { kind, value: value.trim() } } : { problems: { value: "Required" } },
    mutation: suppress,
    onDone: (kept, { kind }) => {
      setLast(kind);
      notify({ text: `${kindLabels[kind].label} suppressed`, description: kept.value, tone: "success" });
    },
  });
  const { kind, value } = form.fields;
  return (
    <form
      {...form.props}
      onSubmit={(event) => {
        // For the next one.
        input.current?.focus();
        form.props.onSubmit(event);
      }}
      className="px-4 pb-4"
    >
      <div className="grid items-start gap-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
        <SelectField
          label="Type"
          options={kindOptions}
          value={kind}
          onChange={(next) => {
            form.edit({ kind: next });
            if (suppress.isError) suppress.reset();
          }}
        />
        <Field label={kindLabels[kind].field} error={form.errors.value ?? form.failure ?? undefined}>
          {(control) => (
            <span className="flex gap-2">
              <Input
                ref={input}
                {...control}
                className="flex-1"
                autoComplete="off"
                spellCheck={false}
                placeholder={kindLabels[kind].example}
                value={value}
                onChange={({ target }) => form.edit({ value: target.value })}
              />
              <Button type="submit" pending={form.isPending}>
                Suppress
              </Button>
            </span>
          )}
        </Field>
      </div>
      <p className="mt-2 text-ink-muted text-xs">
        Their watched posts are closed and pending deliveries canceled. Lifting the suppression does not
        restore them.
      </p>
    </form>
  );
}
