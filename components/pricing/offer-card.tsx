import { cx } from "class-variance-authority";
import { Check } from "lucide-react";
import type { ReactNode } from "react";

/** One plan or the trial: its name, price, what it includes and what to do about it. `note` stands below the price. */
export function OfferCard({
  name,
  badge,
  isFramed = false,
  price,
  note,
  benefits,
  children,
}: {
  name: string;
  badge?: ReactNode;
  isFramed?: boolean;
  price: ReactNode;
  note: string;
  benefits: readonly string[];
  children: ReactNode;
}) {
  return (
    <li
      className={cx(
        "flex flex-col rounded-xl border bg-surface p-5",
        isFramed ? "border-accent shadow-raised" : "border-line",
      )}
    >
      <h2 className="flex min-h-6 flex-wrap items-center gap-2 font-medium text-base text-ink">
        {name}
        {badge}
      </h2>
      <p className="mt-2 sm:min-h-15">{price}</p>
      <p className="mt-1 text-ink-muted text-sm sm:min-h-20">{note}</p>
      <ul className="mt-4 mb-6 space-y-1.5 border-line border-t pt-4">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex items-start gap-2 text-ink-muted text-sm">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success-ink" />
            {benefit}
          </li>
        ))}
      </ul>
      <div className="mt-auto">{children}</div>
    </li>
  );
}
