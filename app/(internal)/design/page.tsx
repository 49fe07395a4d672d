import type { Metadata } from "next";
import { mainId, SkipLink } from "@/components/layout/skip-link";
import { NowProvider } from "@/components/ui/relative-time";
import { Controls } from "./controls";
import { Figures } from "./figures";
import { Overlays } from "./overlays";
import { States } from "./states";

export const metadata: Metadata = { title: "Design", robots: { index: false, follow: false } };

/** Every component in every state, for reviewing the design in both themes. */
export default function DesignPage() {
  return (
    <NowProvider now="2026-03-10T12:00:00.000Z">
      <SkipLink />
      <main id={mainId} className="mx-auto max-w-5xl px-4 py-8 sm:px-6">
        <h1 className="font-semibold text-2xl tracking-tight">Visual language</h1>
        <p className="mt-1 mb-8 max-w-2xl text-ink-muted">
          Neutral surfaces, one accent, a 4 px grid. Color is never the only cue: a shape, a word or a number
          always says the same.
        </p>
        <div className="space-y-10">
          <Controls />
          <Figures />
          <States />
          <Overlays />
        </div>
      </main>
    </NowProvider>
  );
}
