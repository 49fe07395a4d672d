"use client";
import { useQueryStates } from "nuqs";
import { useState } from "react";
import { SignalBoard } from "./board/signal-board";
import { signalParams } from "./filters-in-url";
import { LayoutSwitch } from "./layout-switch";
import { SignalQueue } from "./signal-queue";
import type { SignalsPage } from "./signals-page";
import { useSignalVisit } from "./use-signal-visit";

/** The workspace's signals, as a list or on a board. */
export function SignalsView(given: Omit<SignalsPage, "tools">) {
  const [{ layout }, setParams] = useQueryStates(signalParams, { history: "push" });
  const [hasSwitched, setSwitched] = useState(false);
  useSignalVisit();
  const tools = (
    <LayoutSwitch
      layout={layout}
      takesFocus={hasSwitched}
      onChange={(layout) => {
        setSwitched(true);
        void setParams({ layout, offset: null, signal: null });
      }}
    />
  );
  return layout === "board" ? (
    <SignalBoard {...given} tools={tools} />
  ) : (
    <SignalQueue {...given} tools={tools} />
  );
}
