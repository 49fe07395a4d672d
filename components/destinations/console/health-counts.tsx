import { StatusBadge } from "@/components/ui/badge";
import type { Destination } from "@/lib/contracts/destinations";
import { describeHealth } from "../describe-destination";

/** Health summary: the number of destinations in each state, worst first. */
export function HealthCounts({ destinations }: { destinations: Destination[] }) {
  const order = [
    ...["Action required", "Test failed", "Failing", "Degraded"],
    ...["Paused", "Not tested", "Ready", "Healthy"],
  ];
  const counts = new Map<string, { status: ReturnType<typeof describeHealth>["status"]; count: number }>();
  for (const destination of destinations) {
    const { status, label } = describeHealth(destination);
    counts.set(label, { status, count: (counts.get(label)?.count ?? 0) + 1 });
  }
  return (
    <ul aria-label="Health of all destinations" className="flex flex-wrap gap-2">
      {order.map((label) => {
        const entry = counts.get(label);
        return (
          entry && (
            <li key={label}>
              <StatusBadge status={entry.status}>
                {entry.count} {label.toLowerCase()}
              </StatusBadge>
            </li>
          )
        );
      })}
    </ul>
  );
}
