import type { ReactNode } from "react";

/** What the list and the board have in common. */
export interface SignalsPage {
  /** The name of the source that is filtered by, if it is known. */
  sourceName: string | undefined;
  maySaveViews: boolean;
  /** The switch between them. */
  tools: ReactNode;
}

/** On wide screens the page fills the viewport below the banners, and its columns scroll separately. */
export const fullHeight =
  "lg:flex lg:h-[calc(100dvh-2.5rem-var(--beta,0px)-var(--notice,0px))] lg:min-h-128 lg:flex-col";
