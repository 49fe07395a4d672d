import { figure } from "@/components/plan/plan-words";
import type { CreditEstimate } from "./estimate";

/** Lightest to darkest, by how early in the pipeline they are used. */
const parts = [
  { name: "posts", label: "Posts", fill: "bg-accent/30" },
  { name: "engagements", label: "Engagements", fill: "bg-accent/55" },
  { name: "people", label: "People", fill: "bg-accent" },
  { name: "reports", label: "Reports", fill: "bg-ink-faint" },
] as const;

/** What the credits of a month are used for, as a bar and its figures. */
export function Amounts({ credits }: { credits: CreditEstimate }) {
  return (
    <>
      <div aria-hidden className="mt-3 flex h-2 gap-px overflow-hidden rounded-full">
        {parts.map(({ name, fill }) => (
          <span key={name} className={fill} style={{ width: `${(credits[name] / credits.total) * 100}%` }} />
        ))}
      </div>
      <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-1 text-sm sm:grid-cols-4">
        {parts.map(({ name, label, fill }) => (
          <div key={name}>
            <dt className="flex items-center gap-1.5 text-ink-muted">
              <span aria-hidden className={`size-2 rounded-full ${fill}`} />
              {label}
            </dt>
            <dd className="text-ink tabular-nums">{figure(credits[name])}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
