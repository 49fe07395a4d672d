import { Callout } from "@/components/ui/callout";
import type { DestinationTest } from "@/lib/contracts/destinations";
import { describeTest } from "./describe-destination";

/** What the other end made of the sample signal. */
export function TestResult({ test }: { test: DestinationTest }) {
  return (
    <div role="status">
      {test.success ? (
        <Callout tone="success" title="Connected">
          <p>{describeTest(test)}</p>
        </Callout>
      ) : (
        <Callout tone="danger" title="The test did not arrive">
          <p className="break-words">{describeTest(test)}</p>
          <p>Nothing was lost: put it right at the other end or in the connection, and test again.</p>
        </Callout>
      )}
    </div>
  );
}
