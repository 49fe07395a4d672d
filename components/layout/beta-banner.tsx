import { Badge } from "@/components/ui/badge";

/** Marks the product as beta wherever the usage response contains `banner: "beta"`. */
export function BetaBanner() {
  return (
    <aside
      aria-label="About this version"
      className="flex items-center gap-2 border-line border-b bg-sunken px-4 py-1.5 text-ink-muted text-xs sm:px-6 print:hidden"
    >
      <Badge tone="accent">beta</Badge>
      <span>
        <span className="sm:hidden">Early version: your data is kept.</span>
        <span className="max-sm:hidden">
          You are using an early version. The interface may change, but your settings and data are kept.
        </span>
      </span>
    </aside>
  );
}
