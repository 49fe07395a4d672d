import { queueAddress } from "@/components/signals/filters-in-url";
import { uncontactedStages } from "@/db/stages";

/** At most this many signals are shown. */
const most = 5;

/** Signals that nobody wrote to yet, and that nobody else has. */
const open = { stage: uncontactedStages.join(","), assignee: "me,none", sort: "strength" } as const;

/** How old a signal may be, in days: interest fades, and a strong signal of last month would stay on top. */
export const workNowDays = 7;

/** Query input of `GET /api/me/signals` for the signals to work now: of the last days, the strongest first. */
export const workNowInput = { query: { ...open, days: String(workNowDays), limit: String(most) } };

/** The queue with the same filters and order, and without their age. */
export const workNowAddress = queueAddress({ ...open, days: workNowDays });
export const openSignalsAddress = queueAddress(open);
