/** Key figures with their labels; side by side from tablet width. */
export function Figures({ figures }: { figures: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt className="text-ink-muted text-sm">{label}</dt>
          <dd className="font-semibold text-ink text-xl tabular-nums tracking-tight">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
