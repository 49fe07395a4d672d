/**
 * What invoices of the stand-in paid for, in credits. Counted by the invoices alone, and not as the product counts it.
 */
import { defaultPlans } from "@/db/plans";
import { addUtcMonths } from "@/lib/domain/credits/period";
import { testKey } from "./payments";

interface Line {
  /** In cents; negative for what was given back of another plan. */
  amount: number;
  plan: { name: string; monthly: number; cents: number };
  isYearly: boolean;
  /** In milliseconds. */
  from: number;
  periodEnd: number;
}

export interface PaidInvoice {
  paymentId: string | null;
  /** What it came to, and what the card paid of it. */
  total: number;
  paid: number;
  lines: Line[];
}

/** A refund, with what was left of the allotment before it. */
export interface Refund {
  paymentId: string;
  lines: Line[];
  /** Of the invoice. */
  share: number;
  remaining: number;
  at: Date;
  periodEnd: number;
}

interface Wire {
  id: string;
  total: number;
  amount_paid: number;
  lines: { data: { amount: number; description: string; period: { start: number; end: number } }[] };
}

/** The paid invoices of a customer. */
export async function readInvoices(url: string, paymentCustomerId: string): Promise<PaidInvoice[]> {
  const read = async <T>(path: string): Promise<T[]> => {
    const answer = await fetch(`${url}/v1/${path}`, { headers: { authorization: `Bearer ${testKey}` } });
    return ((await answer.json()) as { data: T[] }).data;
  };
  const [invoices, payments] = await Promise.all([
    read<Wire>(`invoices?customer=${paymentCustomerId}&status=paid&limit=100`),
    read<{ invoice: string; payment: { payment_intent: string } }>("invoice_payments?limit=100"),
  ]);
  return invoices.map(({ id, total, amount_paid: paid, lines }) => ({
    paymentId: payments.find(({ invoice }) => invoice === id)?.payment.payment_intent ?? null,
    ...{ total, paid, lines: lines.data.map(lineOf) },
  }));
}

function lineOf({ amount, description, period }: Wire["lines"]["data"][number]): Line {
  const [, name, interval] = /(\w+) \((month|year)ly\)/.exec(description) ?? [];
  const plan = defaultPlans.find((one) => one.name === name);
  if (!plan) throw new Error(`${description} is for no plan`);
  const isYearly = interval === "year";
  const cents = (isYearly ? plan.annualPriceCents : plan.priceCents) ?? 0;
  const monthly = plan.creditsPerMonth ?? 0;
  return {
    ...{ amount, plan: { name: plan.name, monthly, cents }, isYearly },
    ...{ from: period.start * 1_000, periodEnd: period.end * 1_000 },
  };
}

/** What a line paid for in months that have begun: a month is granted as a whole when it begins. */
export function worthOf({ amount, plan, isYearly, from, periodEnd }: Line, now: Date): number {
  if (!isYearly) return (plan.monthly * amount) / plan.cents;
  const end = new Date(periodEnd);
  // A year from 29 February ends on the 28th, from which no way leads back.
  const isWhole = addUtcMonths(new Date(from), 12).getTime() === periodEnd;
  const start = isWhole ? new Date(from) : addUtcMonths(end, -12);
  const whole = (plan.cents * (periodEnd - from)) / (periodEnd - start.getTime());
  let months = 0;
  for (let n = 0; n < 12 && addUtcMonths(start, n) <= now; n += 1) {
    const [begins, ends] = [addUtcMonths(start, n).getTime(), addUtcMonths(start, n + 1).getTime()];
    months += Math.max(0, ends - Math.max(begins, from)) / (ends - begins);
  }
  return whole === 0 ? 0 : (plan.monthly * months * amount) / whole;
}

/** What a line pays for in all its months. */
const wholeOf = ({ amount, plan, isYearly }: Line) =>
  (plan.monthly * (isYearly ? 12 : 1) * amount) / plan.cents;

/**
 * What a refund has taken by now: all that it paid for, as far as it was left or has been granted since. A change of
 * plan or interval gives the rest of the period back, at its full price, whatever was refunded: from then on nothing is
 * granted for the payment, and so nothing is taken.
 */
export function takenBy({ lines, share, remaining, at }: Refund, invoices: PaidInvoice[], now: Date): number {
  const sum = (of: Line[], worth: (line: Line) => number) =>
    of.reduce((total, line) => total + worth(line), 0);
  const since = sum(
    [...lines, ...invoices.flatMap((one) => one.lines).filter((line) => lines.some(isGivenBackBy(line)))],
    (line) => worthOf(line, now) - worthOf(line, at),
  );
  return Math.max(0, Math.min(share * sum(lines, wholeOf), remaining + Math.max(0, since)));
}

const isGivenBackBy = (back: Line) => (line: Line) =>
  back.amount < 0 &&
  line.amount > 0 &&
  back.plan.name === line.plan.name &&
  back.isYearly === line.isYearly &&
  back.periodEnd === line.periodEnd;
