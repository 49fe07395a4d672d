"use client";
import { ChevronLeft } from "lucide-react";
import { Button } from "@/components/ui/button";
import { DialogFooter } from "@/components/ui/dialog";
import type { Routing } from "@/lib/contracts/routing";
import { RoutingForm } from "./routing-form";

/** The wizard step that decides which signals a new destination receives. */
export function RoutingStep({
  draft,
  hint,
  onChange,
  onBack,
  onCancel,
  onNext,
}: {
  draft: Routing;
  /** Why the rules start as they do. */
  hint?: string | undefined;
  onChange: (draft: Routing) => void;
  onBack: () => void;
  onCancel: () => void;
  onNext: () => void;
}) {
  return (
    <form
      className="flex min-h-0 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <div className="px-5 pb-2">
        <Button size="sm" variant="ghost" className="-ml-2" onClick={onBack}>
          <ChevronLeft aria-hidden />
          Change type
        </Button>
      </div>
      <RoutingForm draft={draft} onChange={onChange}>
        <div>
          <h3 className="font-semibold text-ink">Which signals?</h3>
          <p className="mt-0.5 text-ink-muted text-sm">
            {hint ?? "Empty conditions match every signal."} Nothing is sent until the destination is created.
          </p>
        </div>
      </RoutingForm>
      <DialogFooter>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary">
          Continue
        </Button>
      </DialogFooter>
    </form>
  );
}
