import { Callout } from "@/components/ui/callout";
import { warningsFor } from "@/lib/contracts/destination-warnings";
import type { Destination } from "@/lib/contracts/destinations";

/** Warns about valid but risky settings while they are typed. */
export function ConnectionWarnings({
  type,
  config,
}: {
  type: Destination["type"];
  config: Readonly<Record<string, unknown>>;
}) {
  const address = config.url ?? config.webhookUrl;
  const warnings = address ? warningsFor(type, config) : [];
  return (
    <div role="status" className="space-y-2 empty:hidden">
      {warnings.map((warning) => (
        <Callout key={warning} tone="warning">
          {warning}
        </Callout>
      ))}
    </div>
  );
}
