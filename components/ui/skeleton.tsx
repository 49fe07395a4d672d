import { cx } from "class-variance-authority";

/** A loading placeholder; give it the size of the final content. */
export function Skeleton({ round = false, className }: { round?: boolean; className?: string }) {
  return (
    <span
      aria-hidden
      className={cx("block animate-pulse bg-hover", round ? "rounded-full" : "rounded-md", className)}
    />
  );
}

/** Placeholder rows of a list or table. `label` is for screen readers. */
export function SkeletonRows({ rows = 6, label = "Loading" }: { rows?: number; label?: string }) {
  return (
    <div role="status" className="divide-y divide-line">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className="flex h-14 items-center gap-3 px-4">
          <Skeleton round className="size-8" />
          <span className="flex flex-1 flex-col gap-1.5">
            <Skeleton className="h-3 w-1/3" />
            <Skeleton className="h-3 w-2/3" />
          </span>
          <Skeleton className="h-4 w-12" />
        </div>
      ))}
    </div>
  );
}
