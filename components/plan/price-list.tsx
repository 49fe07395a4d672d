import { policy } from "@/db/policy";

const { price } = policy;

const prices: readonly (readonly [label: string, credits: number])[] = [
  ["A post that is read", price.post],
  ["A reaction or comment that is collected", price.engagement],
  ["A person who is looked up and scored", price.person],
  ["A report about a person", price.personReport],
  ["A report about a company", price.accountReport],
];

/** Credits for each operation. */
export function Price() {
  return (
    <dl className="divide-y divide-line text-sm">
      {prices.map(([label, credits]) => (
        <div key={label} className="flex justify-between gap-4 py-1.5">
          <dt className="text-ink-muted">{label}</dt>
          <dd className="text-ink tabular-nums">{credits}</dd>
        </div>
      ))}
    </dl>
  );
}
