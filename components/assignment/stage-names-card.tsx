"use client";
import { useQuery } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { differing } from "@/components/forms/typed-since";
import { useDraft } from "@/components/forms/use-draft";
import { messageOf, QueryFailed } from "@/components/page/query-failed";
import { Button } from "@/components/ui/button";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SkeletonRows } from "@/components/ui/skeleton";
import { notify } from "@/components/ui/toast";
import { builtInStageNames } from "@/db/stage-names";
import type { SignalStage } from "@/db/vocabulary";
import { listSignalStages } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import { useStageNames } from "@/lib/client/signal-work";

type Names = Partial<Record<SignalStage, string>>;

const hasNone = (names: Names) => Object.keys(names).length === 0;

/** The names of the stages; an empty one restores the built-in name. */
export function StageNamesCard({ mayChange }: { mayChange: boolean }) {
  const stages = useQuery(query(listSignalStages));
  const renaming = useStageNames();
  const [draft, setDraft] = useDraft<Names>("stage names", {}, hasNone);
  if (stages.isPending) return <SkeletonRows rows={4} label="Loading stages" />;
  if (stages.isLoadingError) return <QueryFailed title="The stages could not be loaded" query={stages} />;
  const list = stages.data.data;
  const changed = list.filter(({ stage, name }) => {
    const typed = draft[stage]?.trim();
    return typed !== undefined && (typed || builtInStageNames[stage]) !== name;
  });

  function save(event: FormEvent) {
    event.preventDefault();
    if (changed.length === 0) return;
    const body = Object.fromEntries(changed.map(({ stage }) => [stage, draft[stage]?.trim() || null]));
    renaming.mutate(body, {
      onSuccess: () => {
        setDraft((now) => differing(draft, now));
        notify({ text: "Stages renamed", tone: "success" });
      },
    });
  }

  return (
    <Card>
      <CardHeader
        title="Stages"
        description="Every signal starts in the first stage. Use the words your team uses."
      />
      <CardBody>
        <form onSubmit={save}>
          <fieldset disabled={!mayChange} className="grid gap-4 sm:grid-cols-2">
            {list.map(({ stage, name }, n) => (
              <Field key={stage} label={`Stage ${n + 1}`}>
                {(control) => (
                  <Input
                    {...control}
                    maxLength={30}
                    placeholder={builtInStageNames[stage]}
                    value={draft[stage] ?? name}
                    onChange={({ target }) => setDraft((now) => ({ ...now, [stage]: target.value }))}
                  />
                )}
              </Field>
            ))}
          </fieldset>
          {renaming.error && (
            <p role="alert" className="mt-3 text-danger-ink text-sm">
              {messageOf(renaming.error)}
            </p>
          )}
          {mayChange && (
            <Button
              type="submit"
              className="mt-4"
              disabled={changed.length === 0}
              pending={renaming.isPending}
            >
              Save names
            </Button>
          )}
        </form>
      </CardBody>
    </Card>
  );
}
