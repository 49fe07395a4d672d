import type { ReactNode } from "react";

/** Id of the current stage's title, which receives focus when the stage changes. */
export const stageTitleId = "setup-stage";

export function StageTitle({ children }: { children: ReactNode }) {
  return (
    <span id={stageTitleId} tabIndex={-1} className="rounded-sm outline-none">
      {children}
    </span>
  );
}
