/** Network lookups outside the pipeline: metered in cents like all work, but they cost no credits of their own. */
import type { Context } from "@/lib/context";
import { meterCalls } from "@/lib/domain/credits/spending-limits";
import { NetworkError } from "@/lib/networks/network";

/** Awaits a response and immediately records its cost. */
export async function awaitMetered<T extends { costCents: number }>(
  ctx: Context,
  call: Promise<T>,
): Promise<T> {
  const answer = await call;
  await meterCalls(ctx, { cents: answer.costCents, calls: 1 });
  return answer;
}

/** The response; `instead` if the network says that the requested item does not exist. */
export async function orGone<T>(call: Promise<T>, instead: T): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof NetworkError && error.failure === "gone") return instead;
    throw error;
  }
}
