import type { PublicPlan } from "@/lib/contracts/plan";

/** A plan's price in its currency, without zero cents: `$49`. */
export function formatPrice({ priceCents, currency }: Pick<PublicPlan, "priceCents" | "currency">): string {
  return new Intl.NumberFormat("en-US", {
    style: "currency",
    currency,
    maximumFractionDigits: priceCents % 100 === 0 ? 0 : 2,
  }).format(priceCents / 100);
}
