"use client";
import { Plus, Radar } from "lucide-react";
import { useState } from "react";
import { useDraft } from "@/components/forms/use-draft";
import { sourceTypeLabels } from "@/components/labels/describe-signal";
import { messageOf, QueryFailed } from "@/components/page/query-failed";
import { useApiQuery } from "@/components/page/use-api-query";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Card, CardHeader } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { DialogButton } from "@/components/ui/dialog-button";
import { EmptyState } from "@/components/ui/empty-state";
import { loadable } from "@/components/ui/loadable";
import { SkeletonRows } from "@/components/ui/skeleton";
import { type RefusedSuggestion, useAddSuggestions } from "@/lib/client/onboarding";
import { getOnboarding, getPlan, listSources } from "@/lib/client/operations";
import type { SuggestedSource } from "@/lib/contracts/onboarding";
import { pickFirst } from "./setup-steps";
import { StageTitle } from "./stage-title";
import { StepFooter } from "./step-footer";

const AddSourceDialog = loadable(() =>
  import("@/components/sources/add-source-dialog").then((file) => file.AddSourceDialog),
);

const keyOf = ({ sourceType, networkUrl, keywords }: SuggestedSource): string =>
  [sourceType, networkUrl, ...(keywords ?? [])].join(" ");

const isNull = (keys: string[] | null) => keys === null;

/** The second step: choose which suggested sources to keep. */
export function SourcesStep({ onBack, onNext }: { onBack: () => void; onNext: () => void }) {
  const onboarding = useApiQuery(getOnboarding);
  const sources = useApiQuery(listSources);
  const plan = useApiQuery(getPlan);
  const failed = [onboarding, sources, plan].find((one) => one.isLoadingError);
  return (
    <Card>
      <CardHeader
        title={<StageTitle>Choose sources</StageTitle>}
        description="People, companies and phrases whose posts attract your buyers. Keep the ones that fit."
      />
      {onboarding.data && sources.data && plan.data ? (
        <Suggestions
          suggestions={onboarding.data.suggestedSources}
          existing={sources.data.total}
          most={plan.data.caps.sources}
          onBack={onBack}
          onNext={onNext}
        />
      ) : failed ? (
        <QueryFailed title="The suggestions could not be loaded" query={failed} />
      ) : (
        <SkeletonRows rows={5} label="Loading the suggestions" />
      )}
    </Card>
  );
}

function Suggestions({
  suggestions,
  existing,
  most,
  onBack,
  onNext,
}: {
  suggestions: SuggestedSource[];
  existing: number;
  most: number | null;
  onBack: () => void;
  onNext: () => void;
}) {
  const room = most === null ? null : Math.max(0, most - existing);
  const [changed, setChanged] = useDraft<string[] | null>("suggested sources", null, isNull);
  const [offered] = useState(() => pickFirst(suggestions, room).map(keyOf));
  const picked = new Set(changed ?? offered);
  const [refused, setRefused] = useState<RefusedSuggestion[]>([]);
  const add = useAddSuggestions();
  const chosen = suggestions.filter((one) => !one.isAdded && picked.has(keyOf(one)));
  const isFull = room !== null && chosen.length >= room;

  const toggle = (suggestion: SuggestedSource, isPicked: boolean) => {
    const others = [...picked].filter((key) => key !== keyOf(suggestion));
    setChanged(isPicked ? [...others, keyOf(suggestion)] : others);
  };
  const goOn = () =>
    chosen.length === 0
      ? onNext()
      : add.mutate(chosen, {
          onSuccess: (answer) => {
            setRefused(answer);
            setChanged([]);
            if (answer.length === 0) onNext();
          },
        });

  return (
    <>
      {suggestions.length === 0 ? (
        <EmptyState icon={<Radar />} title="No suggestions found" action={<AddOwn />}>
          Add someone your buyers follow, a competitor, your own page, or phrases they use.
        </EmptyState>
      ) : (
        <>
          <ul aria-label="Suggested sources" className="divide-y divide-line border-line border-t">
            {suggestions.map((suggestion) => {
              const isPicked = suggestion.isAdded || picked.has(keyOf(suggestion));
              return (
                <li key={keyOf(suggestion)} className="flex items-start justify-between gap-3 px-4 py-2.5">
                  <Checkbox
                    className="min-w-0 flex-1"
                    label={<span className="font-medium text-ink">{suggestion.displayName}</span>}
                    hint={suggestion.reason}
                    checked={isPicked}
                    disabled={suggestion.isAdded || add.isPending || (isFull && !isPicked)}
                    onChange={(event) => toggle(suggestion, event.target.checked)}
                  />
                  <Badge tone={suggestion.isAdded ? "success" : "neutral"}>
                    {suggestion.isAdded ? "Added" : sourceTypeLabels[suggestion.sourceType]}
                  </Badge>
                </li>
              );
            })}
          </ul>
          <div className="flex flex-wrap items-center justify-between gap-2 border-line border-t px-4 py-3">
            <p role="status" className="text-ink-muted text-sm">
              {describeRoom(existing, chosen.length, most)}
            </p>
            <AddOwn />
          </div>
        </>
      )}
      {(refused.length > 0 || add.isError) && (
        <div className="px-4 pb-4">
          <Callout
            tone="danger"
            title={add.isError ? "Could not add the sources" : "Some sources were not added"}
          >
            {add.isError ? (
              messageOf(add.error)
            ) : (
              <ul>
                {refused.map(({ displayName, reason }) => (
                  <li key={displayName}>
                    {displayName}: {reason}
                  </li>
                ))}
              </ul>
            )}
          </Callout>
        </div>
      )}
      <StepFooter onBack={onBack}>
        <Button
          variant={chosen.length + existing > 0 ? "primary" : "secondary"}
          pending={add.isPending}
          onClick={goOn}
        >
          {chosen.length > 0
            ? `Add ${chosen.length === 1 ? "1 source" : `${chosen.length} sources`} and continue`
            : existing > 0
              ? "Continue"
              : "Continue without sources"}
        </Button>
      </StepFooter>
    </>
  );
}

/** The resulting number of sources and the plan's limit. */
function describeRoom(existing: number, chosen: number, most: number | null): string {
  const all = existing + chosen;
  const words = `${all} ${all === 1 ? "source" : "sources"}`;
  if (most === null) return `${words} in total.`;
  if (all < most) return `${words} of ${most} in your plan.`;
  return `${words}, the maximum in your plan.${chosen > 0 ? " Clear one to choose another." : ""}`;
}

function AddOwn() {
  return (
    <DialogButton size="sm" load={AddSourceDialog.load} dialog={(state) => <AddSourceDialog {...state} />}>
      <Plus aria-hidden />
      Add your own
    </DialogButton>
  );
}
