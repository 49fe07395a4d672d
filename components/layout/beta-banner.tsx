import { Badge } from "@/components/ui/badge";

/** Says that the product is young, wherever the usage answer carries `banner: "beta"`. */
export function BetaBanner() {
  return (
    <aside
      aria-label="About this version"
      className="flex items-center gap-2 border-line border-b bg-sunken px-4 py-1.5 text-ink-muted text-xs sm:px-6 print:hidden"
    >
      <Badge tone="accent">beta</Badge>
      <span>You are using an early version. Screens may still change; what you set up stays.</span>
    </aside>
  );
}
