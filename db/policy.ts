/**
 * The product's promises in numbers: what the code keeps and pages, mails and the documentation state. Safe in a
 * browser. What plans allow is in the `plans` table; what only tunes the pipeline is in `lib/domain/settings.ts`.
 */
export const policy = {
  /** How long a session lasts without use. */
  sessionDays: 30,
  /** How long a mailed sign-in link works. */
  signInLinkMinutes: 15,
  /** How long an invite to a workspace can be accepted. */
  inviteDays: 7,
  /** How long a person has to come back from the chat tool's consent page. */
  chatConnectionMinutes: 10,
  /** How long the answer to an `Idempotency-Key` is kept. */
  idempotencyHours: 24,
  /** How long the activity feed is kept. */
  activityDays: 30,
  /** How long delivery attempts are kept, and how far back failed deliveries can be recovered. */
  deliveryHistoryDays: 30,
  /** How long a finished report is answered again for free. */
  reportCacheDays: 30,
  /** How far back the other signals of a company are shown and sent. */
  relatedSignalsDays: 30,
  /** How far back the what-if panel of the profile looks. */
  whatIfDays: 30,
  /** How far back burn is averaged without a billing period. */
  burnDays: 30,
  /** API clients of a workspace that can work at the same time. */
  apiClients: 10,
  /** What each attempt at a delivery waits for after the one before it, in seconds; the first waits for nothing. */
  deliveryDelaySeconds: [0, 5, 300, 1_800, 7_200, 18_000, 36_000, 36_000],
  /** Consecutive failures at which a destination counts as failing, and at which it is paused. */
  failuresUntilFailing: 5,
  failuresUntilPause: 20,
  /** What an enrichment webhook takes in its lifetime, and when people are warned that it fills up. */
  enrichmentSubmissions: { limit: 50_000, warnAt: 45_000 },
  /** Credits that a piece of work costs. */
  price: { post: 1, engagement: 1, person: 4, accountReport: 25, personReport: 10 },
} as const;
