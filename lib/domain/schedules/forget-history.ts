import {
  deleteEngagementsBefore,
  deletePostsBefore,
  deleteSignalsBefore,
  findHistoryLimitsAcrossCustomers,
} from "@/db/queries/retention";
import { days } from "@/lib/clock";
import type { SystemContext } from "@/lib/context";

/**
 * Deletes signals, engagements and closed posts older than the history limit of their workspace's plan; returns
 * how many rows of each were deleted. A plan without a limit keeps everything.
 */
export async function forgetHistory({ db, clock }: SystemContext) {
  const gone = { signals: 0, engagements: 0, posts: 0 };
  for (const { customerId, historyDays } of await findHistoryLimitsAcrossCustomers(db)) {
    const old = { customerId, before: new Date(clock.now().getTime() - days(historyDays)) };
    gone.signals += await deleteSignalsBefore(db, old);
    gone.engagements += await deleteEngagementsBefore(db, old);
    gone.posts += await deletePostsBefore(db, old);
  }
  return gone;
}
