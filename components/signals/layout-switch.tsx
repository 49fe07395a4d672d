"use client";
import { useEffect, useRef } from "react";
import { Segmented } from "@/components/ui/segmented";
import { type Layout, layouts } from "./filters-in-url";

const labels: Record<Layout, string> = { list: "List", board: "Board" };
const options = layouts.map((value) => ({ value, label: labels[value] }));

/** Switches between list and board. It is rendered by both, so after a switch the new one takes the focus. */
export function LayoutSwitch({
  layout,
  takesFocus,
  onChange,
}: {
  layout: Layout;
  takesFocus: boolean;
  onChange: (layout: Layout) => void;
}) {
  const root = useRef<HTMLDivElement>(null);
  const takes = useRef(takesFocus);
  useEffect(() => {
    if (!takes.current) return;
    takes.current = false;
    root.current?.querySelector<HTMLElement>("input:checked")?.focus();
  }, []);
  return (
    <div ref={root} className="inline-flex">
      <Segmented label="Layout" value={layout} options={options} onChange={onChange} />
    </div>
  );
}
