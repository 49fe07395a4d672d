"use client";
import { ChartScatter } from "lucide-react";
import { useQueryStates } from "nuqs";
import { type ComponentProps, lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/button";
import { signalParams } from "./filters-in-url";

const loadPanel = () => import("./score-panel");
const Panel = lazy(() => loadPanel().then((module) => ({ default: module.ScorePanel })));

/** Opens the picture of strength and fit, which is loaded on first use and filters the list. */
export function ScoreButton() {
  const [params, setParams] = useQueryStates(signalParams, { history: "push" });
  const [asked, setAsked] = useState(false);
  const button = (rest: Omit<ComponentProps<typeof Button>, "children">) => (
    <Button aria-haspopup="dialog" title="Strength × fit" className="px-2" {...rest}>
      <ChartScatter aria-hidden />
      <span className="sr-only">Strength × fit</span>
    </Button>
  );
  const closed = button({ onPointerEnter: () => void loadPanel(), onClick: () => setAsked(true) });
  if (!asked) return closed;
  return (
    <Suspense fallback={closed}>
      <Panel
        trigger={button({})}
        params={params}
        onChange={(range) => setParams({ ...range, offset: null, signal: null })}
      />
    </Suspense>
  );
}
