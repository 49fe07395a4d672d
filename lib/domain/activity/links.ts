import { countOf } from "@/db/count-of";
import type { Activity } from "@/db/queries/activities";
import { findNamedObjects } from "@/db/queries/named-objects";
import { countSignalsByPost } from "@/db/queries/watchlist";
import type { Context } from "@/lib/context";
import type { ActivityItem } from "@/lib/contracts/activity";
import { pathOf } from "@/lib/domain/named-objects/path";
import { readActivityCause } from "./cause";

type Links = Pick<ActivityItem, "path" | "detailPath" | "related">;

const none: Links = { path: null, detailPath: null, related: null };

/** The pages of what these activities are about, as far as it still exists. Two statements for all of them. */
export async function findActivityLinks(
  { db, customerId }: Context,
  activities: readonly Activity[],
): Promise<(activity: Activity) => Links> {
  const causes = activities.map(({ cause }) => readActivityCause(cause));
  const postIds = [...new Set(causes.flatMap(({ postId }) => postId ?? []))];
  const named = activities.flatMap(({ sourceId, signalId }) =>
    [sourceId, signalId].filter((id) => id !== null),
  );
  const ids = [...new Set([...named, ...causes.flatMap(({ deliveryId }) => deliveryId ?? [])])];
  const [found, signalsOfPost] = await Promise.all([
    findNamedObjects(db, { customerId, ids }),
    countSignalsByPost(db, { customerId, postIds }),
  ]);
  const objectOf = (id: string | null | undefined) => (id ? found.get(id) : undefined);
  return (activity) => {
    const { category, sourceId, signalId, cause } = activity;
    const { postId, deliveryId } = readActivityCause(cause);
    const source = objectOf(sourceId);
    const signal = objectOf(signalId);
    const delivery = objectOf(deliveryId);
    const sourcePath = source ? pathOf(source) : null;
    const signalPath = signal ? pathOf(signal) : null;
    const fromSource = source && sourcePath ? { label: `From ${source.name}`, path: sourcePath } : null;
    switch (category) {
      case "icp":
        return { ...none, path: "/icp" };
      case "delivery":
        return delivery?.key
          ? { ...none, path: pathOf(delivery), detailPath: signalPath }
          : { ...none, path: signalPath };
      case "discovery":
        return source && sourcePath
          ? {
              ...none,
              path: `/watchlist?source=${source.id}`,
              related: { label: "View source", path: sourcePath },
            }
          : none;
      case "harvest": {
        const count = postId ? (signalsOfPost.get(postId) ?? 0) : 0;
        const signals = { label: countOf(count, "signal"), path: `/signals?view=all&post=${postId}` };
        return { ...none, path: sourcePath, related: count > 0 ? signals : null };
      }
      default:
        return { ...none, path: signalPath ?? sourcePath, related: signal ? fromSource : null };
    }
  };
}
