import { cx } from "class-variance-authority";
import { Check } from "lucide-react";

/** Progress in a short sequence; `current` is zero-based. */
export function Steps({ labels, current }: { labels: string[]; current: number }) {
  return (
    <ol className="flex items-center gap-2 text-sm">
      {labels.map((label, index) => {
        const done = index < current;
        const here = index === current;
        return (
          <li
            key={label}
            aria-current={here ? "step" : undefined}
            className="flex min-w-0 items-center gap-2 not-last:flex-auto"
          >
            <span
              aria-hidden
              className={cx(
                "inline-flex size-5 shrink-0 items-center justify-center rounded-full border font-medium text-xs",
                here && "border-accent bg-accent text-on-accent",
                done && "border-success-line bg-success-surface text-success-ink",
                !here && !done && "border-control text-ink-muted",
              )}
            >
              {done ? <Check className="size-3" strokeWidth={3} /> : index + 1}
            </span>
            <span className={cx("truncate", here ? "font-medium text-ink" : "text-ink-muted max-sm:sr-only")}>
              {label}
              {done && <span className="sr-only">, done</span>}
            </span>
            {index < labels.length - 1 && <span aria-hidden className="h-px min-w-3 flex-1 bg-line" />}
          </li>
        );
      })}
    </ol>
  );
}
