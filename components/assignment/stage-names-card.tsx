"use client";
import { useForm } from "@/components/forms/use-form";
import { QueryFailed } from "@/components/page/query-failed";
import { useApiQuery } from "@/components/page/use-api-query";
import { Button } from "@/components/ui/button";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { TextField } from "@/components/ui/fields";
import { SkeletonRows } from "@/components/ui/skeleton";
import { notify } from "@/components/ui/toast";
import { builtInStageNames } from "@/db/stages";
import type { SignalStage } from "@/db/vocabulary";
import { listSignalStages } from "@/lib/client/operations";
import { useStageNames } from "@/lib/client/signal-work";

type Names = Partial<Record<SignalStage, string>>;

/** The names of the stages; an empty one restores the built-in name. */
export function StageNamesCard({ mayChange }: { mayChange: boolean }) {
  const stages = useApiQuery(listSignalStages);
  const list = stages.data?.data ?? [];
  const isChanged = (names: Names, { stage, name }: (typeof list)[number]) =>
    (names[stage]?.trim() || builtInStageNames[stage]) !== name;
  const form = useForm({
    initial: Object.fromEntries(list.map(({ stage, name }) => [stage, name])) as Names, // The list's stages.
    draft: "stage names",
    places: [],
    check: (names) => {
      const changed = list.filter((stage) => isChanged(names, stage));
      if (changed.length === 0) return { problems: {} };
      return { body: Object.fromEntries(changed.map(({ stage }) => [stage, names[stage]?.trim() || null])) };
    },
    mutation: useStageNames(),
    onDone: () => notify({ text: "Stages renamed", tone: "success" }),
  });
  if (stages.isPending) return <SkeletonRows rows={4} label="Loading stages" />;
  if (stages.isLoadingError) return <QueryFailed title="The stages could not be loaded" query={stages} />;
  return (
    <Card>
      <CardHeader
        title="Stages"
        description="Every signal starts in the first stage. Use the words your team uses."
      />
      <CardBody>
        <form {...form.props}>
          <fieldset disabled={!mayChange} className="grid gap-4 sm:grid-cols-2">
            {list.map(({ stage }, n) => (
              <TextField
                key={stage}
                label={`Stage ${n + 1}`}
                maxLength={30}
                placeholder={builtInStageNames[stage]}
                value={form.fields[stage] ?? ""}
                onChange={(name) => form.edit({ [stage]: name })}
              />
            ))}
          </fieldset>
          {form.failure && (
            <p role="alert" className="mt-3 text-danger-ink text-sm">
              {form.failure}
            </p>
          )}
          {mayChange && (
            <Button
              type="submit"
              className="mt-4"
              disabled={!list.some((stage) => isChanged(form.fields, stage))}
              pending={form.isPending}
            >
              Save names
            </Button>
          )}
        </form>
      </CardBody>
    </Card>
  );
}
