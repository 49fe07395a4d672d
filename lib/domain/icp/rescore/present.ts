import type { Rescore } from "@/db/queries/rescores";
import type { IcpRescore } from "@/lib/contracts/icp-rescore";

/** The progress of the latest run; null if there was none. */
export function presentRescore(run: Rescore | null, { isDue }: { isDue: boolean }): IcpRescore {
  return {
    status: run?.status ?? "none",
    total: run?.total ?? 0,
    done: run?.done ?? 0,
    changed: run?.changed ?? 0,
    startedAt: run?.createdAt.toISOString() ?? null,
    finishedAt: run?.finishedAt?.toISOString() ?? null,
    isDue,
  };
}
