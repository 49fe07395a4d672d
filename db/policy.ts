/**
 * Product limits stated in pages, mails and documentation and enforced in code. Safe in a browser. Plan limits are in
 * the `plans` table; pipeline tuning is in `lib/domain/settings.ts`.
 */
export const policy = {
  /** How long a session lasts without use. */
  sessionDays: 30,
  /** How long a mailed sign-in link works. */
  signInLinkMinutes: 15,
  /** How long an invite to a workspace can be accepted. */
  inviteDays: 7,
  /** How long a person has to return from the chat tool's consent page. */
  chatConnectionMinutes: 10,
  /** How long the response to an `Idempotency-Key` is kept. */
  idempotencyHours: 24,
  /** How long something stays set aside: then it may be tried again. */
  setAsideDays: 90,
  /** How long the activity feed is kept. */
  activityDays: 30,
  /** How long delivery attempts are kept, and how far back failed deliveries can be recovered. */
  deliveryHistoryDays: 30,
  /** How long a finished report is returned again for free. */
  reportCacheDays: 30,
  /** Links that show a report without an account: how long they can work, and how many of one report at a time. */
  reportLinks: { days: [1, 7, 30], defaultDays: 7, perReport: 10 },
  /** How far back the other signals of a company are shown and sent. */
  relatedSignalsDays: 30,
  /** How far back the what-if panel of the ICP looks. */
  whatIfDays: 30,
  /** How far back the preview of a destination's routing counts signals. */
  routingPreviewDays: 30,
  /** The number of days used to average burn without a billing period. */
  burnDays: 30,
  /** API clients of a workspace that can be active at the same time. */
  apiClients: 10,
  /** Saved views: of one member, and shared in one workspace. */
  savedViews: { own: 25, shared: 25 },
  /** The newest signals of a person that are looked through and counted in lists. */
  signalsOfPerson: 50,
  /** Comments on one signal. */
  commentsPerSignal: 200,
  /** Signals that one request can assign or move to another stage. */
  signalsPerChange: 100,
  /** How far ahead a signal can be snoozed. */
  snoozeDays: 365,
  /** Rules that assign a workspace's new signals, and the members who can take turns in one. */
  assignmentRules: 50,
  assigneesPerRule: 50,
  /** The delay in seconds before each delivery attempt, counted from the previous attempt; the first has none. */
  deliveryDelaySeconds: [0, 5, 300, 1_800, 7_200, 18_000, 36_000, 36_000],
  /** Consecutive failures after which a destination counts as failing, and after which it is paused. */
  failuresUntilFailing: 5,
  failuresUntilPause: 20,
  /** How long a destination has to answer a delivery, and how much of its answer is read. */
  deliveryAnswer: { seconds: 15, kibibytes: 64 },
  /** How long the previous signature secret of a destination works after a rotation. */
  secretOverlapHours: { usual: 24, most: 168 },
  /**
   * How many connections to one host workspaces share, and how long a delivery waits for one before it is postponed.
   */
  deliveryConnections: { perHost: 512, patienceSeconds: 5 },
  /** How long an access token of the customer API works. */
  accessTokenMinutes: 30,
  /** How long an authorization code works, once. */
  authorizationCodeSeconds: 60,
  /** How long a connected app keeps its access without using it. */
  connectedAppIdleDays: 30,
  /** How long a used refresh token still gets the same successor: for races, and for answers that were lost. */
  refreshTokenRepeatSeconds: 60,
  /** Apps that act for one member of a workspace at the same time. */
  connectedAppsPerMember: 25,
  /** How long an app's registration is kept if no one allows it access, and once it is not used anymore. */
  appRegistrationDays: { unused: 7, idle: 90 },
  /** An enrichment webhook's lifetime limit, and when people are warned that it is filling up. */
  enrichmentSubmissions: { limit: 50_000, warnAt: 45_000 },
  /** How long an overdue payment is waited for before nothing new is taken in. */
  paymentGraceDays: 7,
  /** The most credits that automatic work of a trial uses in a UTC day, so that the trial lasts. */
  trialCreditsPerDay: 60,
  /** Percentages of an allotment at which people are told how much of it is used. */
  creditAlertPercents: [50, 80, 100],
  /** How long notifications are kept. */
  notificationDays: 90,
  /** What members are notified of until they choose. */
  notifications: {
    channels: {
      strong_signal: { portal: true, email: false },
      mention: { portal: true, email: true },
      assignment: { portal: true, email: false },
      destination: { portal: true, email: true },
      credits: { portal: true, email: true },
      connected_app: { portal: true, email: true },
    },
    minStrength: 8,
    digest: "weekly",
  },
  /** The hour of digests, local time; weekly ones come on Mondays. */
  digestHour: 8,
  /** The signals in a digest. */
  digestSignals: 10,
  /** At most one mail about new strong signals in so many minutes. */
  signalMailMinutes: 15,
  /** Credits per operation. */
  price: { post: 1, engagement: 1, person: 4, accountReport: 25, personReport: 10 },
} as const;
