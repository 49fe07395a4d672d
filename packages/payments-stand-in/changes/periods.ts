/** Billing periods and proration. Pure; times in seconds, amounts in cents. */
import type { Interval, Line, Price, SubscriptionItem } from "../objects";
import { objectId } from "../world";

const day = 86_400;

/** The end of a period that begins at `start`. Months and years end on the anchor's day, or the month's last. */
export function periodEnd(start: number, interval: Interval, anchor: number): number {
  if (interval === "day") return start + day;
  if (interval === "week") return start + 7 * day;
  const from = new Date(start * 1_000);
  const months = from.getUTCMonth() + (interval === "year" ? 12 : 1);
  const last = new Date(Date.UTC(from.getUTCFullYear(), months + 1, 0)).getUTCDate();
  const wanted = Math.min(new Date(anchor * 1_000).getUTCDate(), last);
  const end = new Date(from);
  end.setUTCMonth(months, wanted);
  return end.getTime() / 1_000;
}

export interface Change {
  lines: Line[];
  /** The period after the change. Another interval begins a new one. */
  start: number;
  end: number;
}

/** What moving to another price now costs: the unused part of the old price back, the rest at the new one. */
export function prorate(
  item: SubscriptionItem,
  price: Price,
  names: [old: string, next: string],
  now: number,
): Change {
  const { current_period_start: start, current_period_end: end, price: old } = item;
  const unchanged = { lines: [], start, end };
  if (old.id === price.id) return unchanged;
  const left = end > start ? Math.min(1, Math.max(0, (end - now) / (end - start))) : 0;
  const isSameInterval = old.recurring?.interval === price.recurring?.interval;
  const [next, share] = isSameInterval
    ? [{ start, end }, left]
    : [{ start: now, end: periodEnd(now, price.recurring?.interval ?? "month", now) }, 1];
  const unused = -Math.round(old.unit_amount * left);
  const rest = Math.round(price.unit_amount * share);
  return {
    ...next,
    lines: [
      lineOf(`Remaining time on ${names[1]}`, rest, price, { start: now, end: next.end }),
      lineOf(`Unused time on ${names[0]}`, unused, old, { start: now, end }),
    ],
  };
}

export const lineOf = (
  description: string,
  amount: number,
  { id: price, product, currency, unit_amount }: Price,
  period: Line["period"],
): Line => ({
  ...{ id: objectId("il"), object: "line_item", amount, currency, description, period },
  pricing: {
    type: "price_details",
    price_details: { price, product },
    unit_amount_decimal: String(unit_amount),
  },
});
