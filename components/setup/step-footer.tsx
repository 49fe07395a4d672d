import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";

/** A step's footer: Back on the left, other buttons on the right. */
export function StepFooter({ onBack, children }: { onBack?: () => void; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 border-line border-t px-4 py-3">
      {onBack ? (
        <Button variant="ghost" onClick={onBack}>
          Back
        </Button>
      ) : (
        <span />
      )}
      <div className="flex flex-wrap items-center gap-2">{children}</div>
    </div>
  );
}
