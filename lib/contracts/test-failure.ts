import type { DestinationTest } from "./destinations";

/** Why a test of a destination failed: what the adapter says, else the response. */
export const describeTestFailure = ({
  error,
  status,
  durationMs,
}: Pick<DestinationTest, "error" | "status" | "durationMs">): string =>
  error ?? `The response was ${status ?? "empty"} after ${durationMs} ms.`;
