/** What an activity's cause says about it, besides making it unique. */

/** The cause of a harvest's activity, which names its post. Those recorded before November 2026 name no post. */
export const harvestCause = ({ postId, runId }: { postId: string; runId: string }): string =>
  `harvest:${postId}:${runId}`;

/** The post of a harvest or the delivery that an activity is about, if its cause names one. */
export function readActivityCause(cause: string): { postId?: string; deliveryId?: string } {
  const [noun, id, run] = cause.split(":");
  if (noun === "delivery" && id) return { deliveryId: id };
  return noun === "harvest" && id && run ? { postId: id } : {};
}
