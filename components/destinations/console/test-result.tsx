import { Callout } from "@/components/ui/callout";
import type { DestinationTest } from "@/lib/contracts/destinations";
import { describeTest } from "../describe-destination";

/** The outcome of a connection test. */
export function TestResult({ test }: { test: DestinationTest }) {
  return (
    <div role="status">
      {test.success ? (
        <Callout
          tone={test.warning ? "warning" : "success"}
          title={test.warning ? "Connected, but not everything is written" : "Connected"}
        >
          <p>{describeTest(test)}</p>
        </Callout>
      ) : (
        <Callout tone="danger" title="Test failed">
          <p className="break-words">{describeTest(test)}</p>
          <p>
            Fix the receiver or the connection, then test again. Until then, signals wait and none is lost.
          </p>
        </Callout>
      )}
    </div>
  );
}
