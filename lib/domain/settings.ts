/** The pipeline's numbers, in one place: defaults of the product, changed here and nowhere else. */

import { policy } from "@/db/policy";
import { days, hours, minutes, seconds } from "@/lib/clock";

const { price } = policy;

export const settings = {
  price,
  /** The least balance at which a stage starts: what is harvested must also be judged. */
  leastCredits: {
    discovery: price.post,
    harvest: price.engagement + price.person,
    qualification: price.person,
  },
  discovery: {
    everyMs: hours(6),
    /** How long after a run that failed for good the next one is tried. */
    retryMs: minutes(30),
    postsPerRun: 50,
    /** A run ends here also where all it passes is known already. */
    pagesPerRun: 20,
    /** A new source looks back this far; what is older would expire at once. */
    lookBackMs: days(14),
    /** How far a run looks back beyond the newest post seen: networks list some posts late. */
    overlapMs: hours(1),
    minRelevance: 40,
  },
  watchlist: { livesMs: days(14) },
  harvest: {
    /** When the second and later harvests are due, from the first. */
    afterFirstMs: [hours(6), hours(24), days(3), days(7)],
    /** A harvest that was announced but never happened is announced again after this. */
    claimMs: minutes(15),
    pagesPerListing: 20,
  },
  qualification: {
    minFit: 50,
    mergeWindowMs: days(7),
    profileCacheMs: days(30),
    lookupsAtOnce: 8,
    /** Two rounds of look-ups of people and two of companies, each of 20 s at worst. */
    perStep: 16,
    /** After so many malformed answers for one person, they are judged as not found. */
    maxTries: 8,
    /** An engagement still unjudged after this is picked up again. */
    claimMs: minutes(15),
    batch: 100,
  },
  /** At most 58 vendor calls a run that fails nowhere. */
  onboarding: {
    /** Longer than all retries of a step take. */
    lostAfterMs: hours(1),
    /** The newest posts of the company's page whose engagers are read: a page of reactions and one of comments each. */
    engagedPosts: 3,
    /** Engagers whose profile, and whose company, is looked up. */
    people: 14,
    /** A draft follows the engagers where so many of them can be read, and sensible defaults otherwise. */
    leastPeople: 5,
    /** Phrases that are searched for, and those that are kept. */
    phrasesTried: 4,
    phrases: 3,
    authorsTried: 5,
    authors: 3,
    competitorsTried: 6,
    competitors: 3,
  },
  /** At most 40 vendor calls an account report, and 3 a person report, that fails nowhere. */
  intelligence: {
    /** A report started within this stands for a new one. */
    cacheMs: days(policy.reportCacheDays),
    /** The newest posts of the company's page whose engagers are read: a page of reactions and one of comments each. */
    engagedPosts: 3,
    /** Engagers whose profile, and whose company, is looked up. */
    people: 16,
    /** People of the company whom the workspace knows, of whom the committee is chosen. */
    knownPeople: 500,
    committee: 12,
    /** How far back a member's signals count. */
    committeeSignalsMs: days(90),
    /** Signals that a person report surfaces. */
    signals: 20,
    /** A position that began within this is a recent job change. */
    recentJobMs: days(90),
    /** An attempt that has not ended after this is taken for dead, and the next one starts. */
    stalledMs: hours(1),
    /** A report that is not ready after this has failed. */
    giveUpMs: hours(4),
    /** Stalled reports a sweep. */
    sweep: 200,
  },
  sealing: {
    /** Workspaces a sweep, and blocks a step: a full block takes about half a second. */
    workspaces: 500,
    blocksPerStep: 8,
  },
  delivery: {
    batch: 400,
    /** So many are claimed of a destination that fails. */
    batchWhileFailing: 20,
    /** Of a batch, so many are built while those before them are sent and those before these are recorded. */
    lot: 100,
    /** Fewer than the failures that pause a destination: all of them may fail at the same moment. */
    sendsAtOnce: 10,
    /** A destination that fails is tried one by one. */
    sendsAtOnceWhileFailing: 1,
    /** How many signals go in one request where a kind takes several. */
    signalsTogether: 100,
    /** No send starts later than this into a batch; what is left is claimed again. */
    batchMs: seconds(20),
    /** The same where a kind has a pace: a batch that mostly waits makes room for other destinations sooner. */
    pacedBatchMs: seconds(5),
    /** How old may be what a batch knows of its destination. */
    freshMs: seconds(1),
    /** How long one that was postponed waits where nobody says. */
    postponeMs: seconds(60),
    /** Longer than a batch and its last send can take. */
    claimMs: seconds(45),
    keepAttemptsMs: days(policy.deliveryHistoryDays),
    relatedSignals: 10,
    relatedWindowMs: days(policy.relatedSignalsDays),
  },
} as const;
