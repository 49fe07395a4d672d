"use client";
import { type FormEvent, useRef, useState } from "react";
import { useEdits } from "@/components/forms/use-edits";
import { messageOf } from "@/components/page/query-failed";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { notify } from "@/components/ui/toast";
import { ApiError } from "@/lib/client/call";
import { useSuppress } from "@/lib/client/privacy";
import type { SuppressionKind } from "@/lib/contracts/suppressions";
import { kindLabels } from "./describe-kind";

const kindChoices = Object.entries(kindLabels);
const isKind = (value: string): value is SuppressionKind => value in kindLabels;

const empty: { kind: SuppressionKind; value: string } = { kind: "person", value: "" };

/** Suppresses a person, company or domain. URLs are validated on the server only, which knows their formats. */
export function SuppressForm() {
  const { fields, settle, edit } = useEdits("suppression", empty);
  const { kind, value } = fields;
  const [problem, setProblem] = useState<string>();
  const suppress = useSuppress();
  const field = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (suppress.isPending) return;
    field.current?.focus();
    const given = value.trim();
    setProblem(given ? undefined : "Required");
    if (!given) return;
    suppress.mutate(
      { kind, value: given },
      {
        onSuccess: (kept) => {
          // The type stays, for the next one.
          settle({ ...empty, value: fields.value });
          notify({
            text: `${kindLabels[kind].label} suppressed`,
            description: kept.value,
            tone: "success",
          });
        },
        onError: (error) =>
          setProblem(
            error instanceof ApiError ? (error.details[0]?.message ?? error.message) : messageOf(error),
          ),
      },
    );
  }

  return (
    <form onSubmit={submit} noValidate className="px-4 pb-4">
      <div className="grid items-start gap-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
        <Field label="Type">
          {(control) => (
            <Select
              {...control}
              value={kind}
              onChange={({ target }) => {
                if (isKind(target.value)) edit({ kind: target.value });
                setProblem(undefined);
              }}
            >
              {kindChoices.map(([choice, { label }]) => (
                <option key={choice} value={choice}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={kindLabels[kind].field} error={problem}>
          {(control) => (
            <span className="flex gap-2">
              <Input
                ref={field}
                {...control}
                className="flex-1"
                autoComplete="off"
                spellCheck={false}
                placeholder={kindLabels[kind].example}
                value={value}
                onChange={(event) => edit({ value: event.target.value })}
              />
              <Button type="submit" pending={suppress.isPending}>
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
