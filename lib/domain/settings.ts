/** All pipeline settings: product defaults, changed only here. */

import { policy } from "@/db/policy";
import { days, hours, minutes, seconds } from "@/lib/clock";

const { price } = policy;

export const settings = {
  price,
  /** Minimum balance to start a stage: whatever is harvested must also be judged. */
  leastCredits: {
    discovery: price.post,
    harvest: price.engagement + price.person,
    qualification: price.person,
  },
  /** How a paced day's credits are divided, so that the first day of a trial brings its best evidence. */
  pace: {
    /** The most that discovery uses; harvests and judging share the others. */
    discoveryCredits: 12,
    /** How many of a workspace's due posts are harvested at a time, best evidence first. */
    postsPerSweep: 3,
    /** How many waiting engagements are counted toward the credits that judging will need. */
    pendingCounted: 1_000,
    /** When work that found no room today is tried again, in case the plan or a limit changed. */
    retryMs: minutes(15),
  },
  /** Pages of a network with items that could not be read (ADR 28). */
  reading: {
    triesPerPage: 3,
    againAfterMs: seconds(30),
    /** All its pauses together are shorter than the claim of a harvest. */
    rereadsPerRun: 20,
  },
  discovery: {
    everyMs: hours(6),
    /** A run that has not read a page for this long is started again. */
    claimMs: minutes(15),
    /** How long to wait before the next run after one has failed permanently. */
    retryMs: minutes(30),
    postsPerRun: 50,
    /** A run stops after this many pages, even if everything on them is already known. */
    pagesPerRun: 20,
    /** How far back a new source looks; older posts would expire immediately. */
    lookBackMs: days(14),
    /** How far a run looks back past the newest known post: networks list some posts late. */
    overlapMs: hours(1),
    /**
     * While posts can't be read, how far before the previous run a run still looks back, so that eight ask for each.
     */
    unreadMs: days(2),
    /** The most by which what counts as seen moves in such a run. */
    unreadStepMs: days(1),
    minRelevance: 40,
  },
  notifications: {
    /** Strong signals of so long are mailed together. */
    gatherMs: minutes(1),
    /** When a mail or message that was not accepted is tried again, and when it is given up. */
    retryMs: minutes(5),
    giveUpMs: days(1),
    /** The most mails or messages that one run sends. */
    messagesPerRun: 20,
    /** Strong signals in one mail or message. */
    signalsPerMessage: 10,
  },
  watchlist: { livesMs: days(14) },
  harvest: {
    /** When the second and later harvests are due, counted from the first. */
    afterFirstMs: [hours(6), hours(24), days(3), days(7)],
    /** If the last harvest could not read everything, it is repeated this often at most, and after this time. */
    repeats: 4,
    repeatAfterMs: hours(6),
    /** A harvest that was announced but never ran is announced again after this. */
    claimMs: minutes(15),
    pagesPerListing: 20,
    /** How many of a post's engagements a harvest sends to qualification; the schedule picks up any others. */
    engagementsReleased: 8_000,
  },
  qualification: {
    minFit: 50,
    /** Who asked for no contact stays out for so long. */
    refusalHoldsMs: days(90),
    mergeWindowMs: days(7),
    profileCacheMs: days(30),
    concurrentLookups: 8,
    /** Two rounds of people lookups and two of company lookups, each 20 s at worst. */
    perStep: 16,
    /** After this many malformed answers, a person is judged as not found. */
    maxTries: 8,
    /** An engagement still unjudged after this is picked up again. */
    claimMs: minutes(15),
    batch: 100,
  },
  model: {
    /** Longer than the retries of one step take. */
    answersLiveMs: days(1),
  },
  /** At most 65 vendor calls for a run without failures. */
  onboarding: {
    /** A run without progress for this long counts as stopped and can be started again. */
    lostAfterMs: minutes(5),
    /** A run that has stood still for this long is said to wait, if the engine is not heard of either. */
    waitingAfterMs: seconds(30),
    /** How many of the company page's newest posts to read engagers from: one page of reactions and comments each. */
    engagedPosts: 3,
    /** How many engagers to look up, each with their company. */
    people: 14,
    /** The draft follows the engagers if at least this many can be read; otherwise it uses sensible defaults. */
    leastPeople: 5,
    /** How many phrases of the company, problems of its buyers and talk of their industry are searched for. */
    phrasesTried: 4,
    problemsTried: 4,
    talkTried: 3,
    /** How many phrases of a search are kept. */
    phrases: 3,
    authorsTried: 5,
    authors: 3,
    competitorsTried: 6,
    competitors: 3,
  },
  /** At most 40 vendor calls for an account report and 3 for a person report, without failures. */
  reports: {
    /** A report started within this time is reused instead of starting a new one. */
    cacheMs: days(policy.reportCacheDays),
    /** How many of the company page's newest posts to read engagers from: one page of reactions and comments each. */
    engagedPosts: 3,
    /** How many engagers to look up, each with their company. */
    people: 16,
    /** How many known people of the company the committee is chosen from. */
    knownPeople: 500,
    committee: 12,
    /** How far back signals and engagements count. */
    activityMs: days(90),
    /** How many of the newest engagements a report is argued from, and how many of them its timeline shows. */
    engagementsRead: 400,
    timeline: 40,
    /** Topics of a report, and the posts shown for each. */
    topics: 6,
    topicPosts: 3,
    /** People shown for each role of a purchase, and changes since the last report. */
    roleMembers: 4,
    /** What is quoted in people's own words, and the tools and vendors named, at most. */
    ownWords: 10,
    rivals: 8,
    authors: 6,
    changes: 12,
    /** An engagement within this time is recent. */
    recentMs: days(30),
    /** How many signals a person report shows. */
    signals: 20,
    /** A position that began within this time is a recent job change. */
    recentJobMs: days(90),
    /** An attempt without progress for this long can be started again by asking for the report. */
    lostAfterMs: minutes(5),
    /** An attempt without progress for this long is considered dead, and the next one starts. */
    stalledMs: minutes(15),
    /** A report that is not ready after this has failed. */
    giveUpMs: hours(4),
    /** Stalled reports per sweep. */
    sweep: 200,
  },
  rescore: {
    /** Signals per step. */
    batch: 200,
    /** A run without a sign of life for this long is continued by the next request. */
    stalledMs: minutes(15),
  },
  sealing: {
    /** Workspaces per sweep, and blocks per step: a full block takes about half a second. */
    workspaces: 500,
    blocksPerStep: 8,
  },
  delivery: {
    batch: 400,
    /** How many deliveries are claimed at a time for a failing destination. */
    batchWhileFailing: 20,
    /** How many deliveries are read at a time: one lot while the previous one is sent. */
    lot: 100,
    /** Fewer than the failures that pause a destination: all of them may fail at the same time. */
    concurrentSends: 10,
    /** A failing destination gets one delivery at a time. */
    concurrentSendsWhileFailing: 1,
    /** How many signals go in one request, for kinds that accept several. */
    signalsTogether: 100,
    /** No send starts later than this into a batch; what is left is claimed again. */
    batchMs: seconds(20),
    /** The same for rate-limited kinds: a batch that mostly waits makes room for other destinations sooner. */
    pacedBatchMs: seconds(5),
    /** How long results wait for those of other connections, to be recorded together. */
    groupMs: 10,
    /** How long to wait before each attempt to record what was sent, if that failed: less than a claim in all. */
    recordRetriesMs: [0, seconds(1), seconds(2), seconds(4), seconds(8)],
    /** How long to postpone a delivery when the receiver gives no time. */
    postponeMs: seconds(60),
    /**
     * Longer than a send, with its wait for a connection and one repetition, and the recording of its result can take.
     */
    claimMs: seconds(75),
    /** A run of a destination that has not reported for this long is replaced. */
    wakeLostAfterMs: minutes(2),
    /** An overdue delivery that no run takes is found after this, by the sweep. */
    overdueMs: seconds(15),
    keepAttemptsMs: days(policy.deliveryHistoryDays),
    relatedSignals: 10,
    relatedWindowMs: days(policy.relatedSignalsDays),
  },
} as const;
