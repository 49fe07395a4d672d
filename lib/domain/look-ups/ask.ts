/** What is asked of the network beside the pipeline: metered in cents like all work, but no credits of its own. */
import type { Context } from "@/lib/context";
import { meterCalls } from "@/lib/domain/credits/spending-limits";
import { NetworkError } from "@/lib/networks/network";

/** Waits for an answer and writes down at once what it cost. */
export async function ask<T extends { costCents: number }>(ctx: Context, call: Promise<T>): Promise<T> {
  const answer = await call;
  await meterCalls(ctx, { cents: answer.costCents, calls: 1 });
  return answer;
}

/** The answer; `instead` where the network says that what was asked for does not exist. */
export async function orGone<T>(call: Promise<T>, instead: T): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof NetworkError && error.failure === "gone") return instead;
    throw error;
  }
}
