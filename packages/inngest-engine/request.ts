import { canonical } from "./canonical";
import { queueItemId } from "./checkpoints";
import type { Lease } from "./lease";

/** The body of a call to the app. It is canonical JSON because each of its parts is. */
export function requestBody(
  lease: Lease,
  memo: ReadonlyMap<string, string>,
  { maxAttempts, checkpointing }: { maxAttempts: number; checkpointing: boolean },
): string {
  const { run } = lease;
  const order = [...memo.keys()];
  const ctx = canonical({
    attempt: lease.attempt,
    disable_immediate_execution: run.parallel,
    // Its presence lets the app save steps while the call goes on.
    ...(checkpointing && { fn_id: run.functionId }),
    max_attempts: maxAttempts,
    qi_id: queueItemId(lease),
    run_id: run.id,
    stack: { current: order.length, stack: order },
    use_api: false,
  });
  const steps = order
    .sort()
    .map((id) => `${JSON.stringify(id)}:${memo.get(id)}`)
    .join(",");
  return `{"ctx":${ctx},"event":${run.event},"events":[${run.event}],"steps":{${steps}},"use_api":false,"version":${run.version}}`;
}
