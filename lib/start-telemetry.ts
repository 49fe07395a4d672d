import { findBacklogAcrossCustomers } from "@/db/queries/backlog";
import { watchStatements } from "@/db/statement-watch";
import { inScope } from "@/db/work-scope";
import { seconds } from "@/lib/clock";
import { openedProcess } from "@/lib/process";
import { openTelemetry } from "@/lib/telemetry/open";
import { setTelemetry } from "@/lib/telemetry/telemetry";

/** Starts the configured telemetry of this process, and returns what ends it. */
export async function startTelemetry(
  source: Record<string, string | undefined>,
): Promise<() => Promise<void>> {
  const opened = await openTelemetry(source, { backlog: readBacklog });
  setTelemetry(opened);
  watchStatements({
    around: (operation, run) =>
      opened.inSpan(
        `db ${operation}`,
        { kind: "client", attributes: { "db.system.name": "postgresql", "db.operation.name": operation } },
        run,
      ),
  });
  return opened.close;
}

/** Reads through the pool of the routes once they have opened it. */
async function readBacklog() {
  const db = openedProcess()?.db;
  if (!db) return null;
  return inScope({ customerId: null, statementMs: seconds(2) }, () => findBacklogAcrossCustomers(db)).catch(
    () => null,
  );
}
