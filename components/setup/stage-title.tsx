import type { ReactNode } from "react";

/** The id of the title of where the set-up stands: it takes focus when one stage follows another. */
export const stageTitleId = "setup-stage";

export function StageTitle({ children }: { children: ReactNode }) {
  return (
    <span id={stageTitleId} tabIndex={-1} className="rounded-sm outline-none">
      {children}
    </span>
  );
}
