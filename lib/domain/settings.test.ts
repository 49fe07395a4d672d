/** What the settings promise, and how they depend on each other. Sizes of batches, which only tune, are left open. */
import { describe, expect, it } from "vitest";
import { policy } from "@/db/policy";
import { days, hours, minutes, seconds } from "@/lib/clock";
import { settings } from "./settings";

const { discovery, harvest, qualification, notifications, onboarding, reports, delivery } = settings;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe("what a workspace can rely on", () => {
  it.each([
    ["new posts are searched every six hours", discovery.everyMs, hours(6)],
    ["a failed search is repeated after half an hour", discovery.retryMs, minutes(30)],
    ["a new source is read two weeks back", discovery.lookBackMs, days(14)],
    ["a later search looks back an hour past the newest post", discovery.overlapMs, hours(1)],
    ["a post is watched for two weeks", settings.watchlist.livesMs, days(14)],
    ["an incomplete last harvest is repeated after six hours", harvest.repeatAfterMs, hours(6)],
    ["who asked for no contact stays out for 90 days", qualification.refusalHoldsMs, days(90)],
    ["a person's signals of a week are one", qualification.mergeWindowMs, days(7)],
    ["a profile is looked up again after 30 days", qualification.profileCacheMs, days(30)],
    ["strong signals of a minute are mailed together", notifications.gatherMs, minutes(1)],
    ["a mail that was not accepted is tried again after five minutes", notifications.retryMs, minutes(5)],
    ["and given up after a day", notifications.giveUpMs, days(1)],
    ["a setup without progress for five minutes can be started again", onboarding.lostAfterMs, minutes(5)],
    ["a setup that stands still for half a minute is said to wait", onboarding.waitingAfterMs, seconds(30)],
    ["a report looks back 90 days", reports.activityMs, days(90)],
    ["what happened within 30 days is recent", reports.recentMs, days(30)],
    ["a job of 90 days is new", reports.recentJobMs, days(90)],
    ["a report without progress for five minutes can be started again", reports.lostAfterMs, minutes(5)],
    ["and starts again by itself after 15", reports.stalledMs, minutes(15)],
    ["a report that is not ready after four hours has failed", reports.giveUpMs, hours(4)],
    [
      "a delivery without a time of its receiver's is postponed for a minute",
      delivery.postponeMs,
      seconds(60),
    ],
    ["work that found no room today is tried again after 15 minutes", settings.pace.retryMs, minutes(15)],
    ["a search that stopped is run again after 15 minutes", discovery.claimMs, minutes(15)],
    ["a harvest that never ran is announced again after 15 minutes", harvest.claimMs, minutes(15)],
    ["people left unjudged are judged after 15 minutes", qualification.claimMs, minutes(15)],
    ["scoring again that stopped is continued after 15 minutes", settings.rescore.stalledMs, minutes(15)],
    [
      "a page with unread items is read again after half a minute",
      settings.reading.againAfterMs,
      seconds(30),
    ],
    ["a model's answer is kept for a day", settings.model.answersLiveMs, days(1)],
    ["a destination whose run stopped gets another after two minutes", delivery.wakeLostAfterMs, minutes(2)],
    ["a delivery that no run takes is found after 15 seconds", delivery.overdueMs, seconds(15)],
    ["a destination makes room for others after 20 seconds", delivery.batchMs, seconds(20)],
    ["one of a limited kind after five", delivery.pacedBatchMs, seconds(5)],
  ])("%s", (_, ms, expected) => {
    expect(ms).toBe(expected);
  });

  it.each([
    ["posts below a relevance of 40 are not watched", discovery.minRelevance, 40],
    ["people below a fit of 50 become no signals", qualification.minFit, 50],
    ["a mail shows ten strong signals", notifications.signalsPerMessage, 10],
    ["a payload lists ten related signals", delivery.relatedSignals, 10],
    ["an incomplete last harvest is repeated four times", harvest.repeats, 4],
    ["a report shows a committee of twelve", reports.committee, 12],
    ["a report shows 40 engagements in its timeline", reports.timeline, 40],
    ["a report shows six topics", reports.topics, 6],
    ["a report shows three posts of a topic", reports.topicPosts, 3],
    ["a report shows four people of a role", reports.roleMembers, 4],
    ["a report shows ten quotations", reports.ownWords, 10],
    ["a report shows eight tools and vendors", reports.rivals, 8],
    ["a report shows six authors", reports.authors, 6],
    ["a report shows twelve changes", reports.changes, 12],
    ["a person report shows 20 signals", reports.signals, 20],
    ["of a paced day's credits, searches use at most 12", settings.pace.discoveryCredits, 12],
    ["three of a paced workspace's posts are harvested at a time", settings.pace.postsPerSweep, 3],
    ["a page with unread items is read three times", settings.reading.triesPerPage, 3],
    ["a search finds at most 50 posts", discovery.postsPerRun, 50],
    ["a person whose profile can't be read is tried eight times", qualification.maxTries, 8],
    ["a suggested search has three phrases", onboarding.phrases, 3],
    ["three authors are suggested", onboarding.authors, 3],
    ["three competitors are suggested", onboarding.competitors, 3],
    ["five people are enough to draft an ICP from", onboarding.leastPeople, 5],
    ["a request to a kind that accepts several holds 100 signals", delivery.signalsTogether, 100],
    ["ten deliveries are sent at the same time", delivery.concurrentSends, 10],
  ])("%s", (_, count, expected) => {
    expect(count).toBe(expected);
  });

  it("a post is harvested again after 6 and 24 hours, 3 days and a week", () => {
    expect(harvest.afterFirstMs).toEqual([hours(6), hours(24), days(3), days(7)]);
  });

  it("a stage starts if its results can be judged too", () => {
    expect(settings.leastCredits).toEqual({
      discovery: policy.price.post,
      harvest: policy.price.engagement + policy.price.person,
      qualification: policy.price.person,
    });
  });
});

describe("settings that depend on each other", () => {
  it.each([
    [
      "all pauses of a reading are over before a harvest is announced again",
      settings.reading.rereadsPerRun * settings.reading.againAfterMs,
      harvest.claimMs,
    ],
    [
      "a batch and the recording of its results end within the claim",
      delivery.batchMs + sum(delivery.recordRetriesMs),
      delivery.claimMs,
    ],
    ["a batch of a limited kind ends sooner", delivery.pacedBatchMs, delivery.batchMs],
    [
      "failing sends at the same time pause no destination",
      delivery.concurrentSends,
      policy.failuresUntilPause,
    ],
    [
      "the last harvest and its repeats fall into a post's life",
      harvest.afterFirstMs.at(-1) ?? 0,
      settings.watchlist.livesMs,
    ],
    ["a run waits visibly before it counts as lost", onboarding.waitingAfterMs, onboarding.lostAfterMs],
    ["a report that stalls starts again before it fails", reports.stalledMs, reports.giveUpMs],
    ["a claim ends before its run counts as lost", delivery.claimMs, delivery.wakeLostAfterMs],
    ["what is recent is part of what counts", reports.recentMs, reports.activityMs],
  ])("%s", (_, less, more) => {
    expect(less).toBeLessThan(more);
  });

  it("a setup without failures asks the network at most 65 times", () => {
    const { engagedPosts, people, authorsTried, competitorsTried } = onboarding;
    const searches = onboarding.phrasesTried + onboarding.problemsTried + onboarding.talkTried;
    // The company and its posts; two listings of a post; a person and their company, also for who signed up.
    expect(2 + 2 * engagedPosts + 2 * (people + authorsTried + 1) + searches + competitorsTried).toBe(65);
  });

  it("an account report without failures asks the network at most 40 times", () => {
    expect(2 + 2 * reports.engagedPosts + 2 * reports.people).toBe(40);
  });

  it("a step looks up people in two rounds", () => {
    expect(qualification.perStep).toBe(2 * qualification.concurrentLookups);
  });

  it("results that could not be recorded are recorded after pauses that double", () => {
    const [first, ...pauses] = delivery.recordRetriesMs;
    expect([first, pauses]).toEqual([0, [1, 2, 4, 8].map(seconds)]);
  });

  it("eight searches ask for a post that can't be read", () => {
    expect(discovery.unreadMs / discovery.everyMs).toBe(8);
    expect(discovery.unreadStepMs).toBeLessThan(discovery.unreadMs);
  });

  it("a failing destination gets one delivery at a time", () => {
    expect(delivery.concurrentSendsWhileFailing).toBe(1);
  });
});
