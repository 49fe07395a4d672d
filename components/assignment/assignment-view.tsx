"use client";
import { PageHeader } from "@/components/ui/page-header";
import { RulesCard } from "./rules-card";
import { StageNamesCard } from "./stage-names-card";

/** Who gets new signals, and what the stages of a signal are called. */
export function AssignmentView({ mayChange }: { mayChange: boolean }) {
  const who = mayChange ? "" : " Managers and admins can change this.";
  return (
    <>
      <PageHeader
        title="Assignment"
        description={`Decide who gets new signals, and name the stages they go through.${who}`}
      />
      <div className="space-y-4">
        <RulesCard mayChange={mayChange} />
        <StageNamesCard mayChange={mayChange} />
      </div>
    </>
  );
}
