import {
  deleteEngagementsBefore,
  deletePostsBefore,
  deleteSignalsBefore,
  findHistoryLimitsAcrossCustomers,
} from "@/db/queries/retention";
import { days } from "@/lib/clock";
import type { SystemContext } from "@/lib/context";

/**
 * Forgets signals, engagements and closed posts that are older than the history of their workspace's plan; answers
 * how many rows of each went. A plan without limit keeps all.
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
