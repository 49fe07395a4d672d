import { RelativeTime } from "@/components/ui/relative-time";
import type { Destination } from "@/lib/contracts/destinations";

/** The last test of a destination's connection: when it was, and why it failed if it did. */
export function LastTest({ test }: { test: Destination["lastTest"] }) {
  if (!test) return <>Not tested yet</>;
  if (test.success) {
    return (
      <>
        Tested <RelativeTime at={test.at} />
      </>
    );
  }
  return (
    <span className="break-words text-danger-ink">
      Test failed <RelativeTime at={test.at} />: {test.error}
    </span>
  );
}
