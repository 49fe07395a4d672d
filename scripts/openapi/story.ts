/**
 * The examples of the customer API, as one story: what a pending client gets from the sample world on one day. The
 * first signal of the list is the one that is read, and the one that is delivered.
 */
import type { Db } from "@/db/client";
import { fixedClock } from "@/lib/clock";
import { createContext } from "@/lib/context";
import { operations } from "@/lib/contracts/catalogue";
import { toPayload } from "@/lib/domain/deliveries/payload";
import { openSampleWorld } from "@/lib/domain/sample/world";
import type { V1Context } from "@/lib/domain/v1/context";
import { listDestinationsV1 } from "@/lib/domain/v1/destinations";
import {
  listReportsV1,
  readAccountReportV1,
  readPersonReportV1,
  startAccountReportV1,
  startPersonReportV1,
} from "@/lib/domain/v1/intelligence";
import { listSignalsV1, readSignalV1 } from "@/lib/domain/v1/signals";
import { listSourcesV1, listWatchlistV1, readIcpV1, readUsageV1 } from "@/lib/domain/v1/workspace";
import type { Story, StoryCall } from "@/lib/http/openapi/story";
import type { Ports } from "@/lib/ports";
import { collectEngagements } from "@/scripts/sample/seen";
import { sampleNetwork } from "@/scripts/sample/watch";
import { sampleDate } from "@/scripts/sample/workspace";

/** Where the examples are stored, for `npm run client`. */
export const storyFile = new URL("../../lib/http/openapi/story.json", import.meta.url);

/** When the story takes place. */
export const storyTime = new Date("2026-03-02T09:30:00Z");

/** Rows that a list shows. */
const shown = 2;

/** The context of a pending client. The sample world uses no database, and no port but the network. */
function sampleContext(): V1Context {
  const unused = {} as Db;
  const ports = { network: sampleNetwork(), appUrl: "https://signals.example" } as Ports;
  const parts = {
    ...{ db: unused, ports, clock: fixedClock(storyTime) },
    ...{ customerId: "sample", requestId: "story", ip: null, announce: () => {} },
    actor: { kind: "client", clientId: "sample" },
  } as const;
  return { ...createContext(parts), client: { id: "sample" }, mode: "sample" };
}

/** All calls by operation ID, and the delivery of the first signal. */
export async function makeStory(): Promise<Story> {
  const ctx = sampleContext();
  const page = { limit: shown, offset: 0 };
  // The sample speaks many languages; these comments are in English.
  const filter = { type: "OWN_COMPANY_COMMENT", minStrength: 7 } as const;
  const world = openSampleWorld(storyTime);
  const signals = await listSignalsV1(ctx, { ...page, ...filter });
  const signal = required(world.signals.find(({ id }) => id === signals.data[0]?.id));
  // What was said is read from the sample as it was made: its network answers for those days.
  const { sources: madeSources, ...watched } = openSampleWorld(sampleDate);
  const { byPerson } = await collectEngagements(sampleNetwork(), madeSources, watched);
  const comment = required(byPerson.get(signal.personUrl)?.find(({ text }) => text !== null)).text;
  const reports = { account: await reportOf(ctx, "account"), person: await reportOf(ctx, "person") };
  const { data: account } = await readAccountReportV1(ctx, reports.account);
  const companyUrl = required(world.reports.find(({ id }) => id === account.id)).subject;
  const personUrl = required(world.reports.find(({ id }) => id === reports.person.id)).subject;
  const person = { personUrl, sourceCompanyReportId: account.id };
  const listed = { limit: String(shown), offset: "0" };
  const sources = await listSourcesV1(ctx, { period: "30" });
  const calls: Record<string, StoryCall> = {
    listSignals: {
      query: { ...listed, type: filter.type, minStrength: String(filter.minStrength) },
      responses: { 200: signals },
    },
    getSignal: {
      params: { id: signal.id },
      responses: { 200: await readSignalV1(ctx, { id: signal.id }) },
    },
    listSources: {
      query: { period: "30" },
      responses: { 200: { ...sources, data: sources.data.slice(0, shown) } },
    },
    listWatchlist: { query: listed, responses: { 200: await listWatchlistV1(ctx, page) } },
    getIcp: { responses: { 200: await readIcpV1(ctx) } },
    getUsage: { responses: { 200: await readUsageV1(ctx) } },
    listDestinations: { responses: { 200: await listDestinationsV1(ctx) } },
    listReports: {
      query: { ...listed, type: "all" },
      responses: { 200: await listReportsV1(ctx, { ...page, type: "all" }) },
    },
    getAccountReport: {
      params: { id: account.id },
      responses: { 200: await readAccountReportV1(ctx, reports.account) },
    },
    getPersonReport: {
      params: reports.person,
      responses: { 200: await readPersonReportV1(ctx, reports.person) },
    },
    startAccountReport: {
      body: { companyUrl },
      responses: asStarted(await startAccountReportV1(ctx, { companyUrl })),
    },
    startPersonReport: { body: person, responses: asStarted(await startPersonReportV1(ctx, person)) },
  };
  return {
    calls: Object.fromEntries(Object.entries(calls).map(([id, call]) => [id, asAnswered(id, call)])),
    delivery: toPayload(
      {
        signal,
        company: null,
        post: required(world.posts.find(({ id }) => id === signal.postId)),
        sourceName: required(world.sources.find(({ id }) => id === signal.sourceId)).displayName,
        engagement: { kind: "comment", text: comment, at: signal.occurredAt },
      },
      { appUrl: "https://signals.example", tags: [], assignee: undefined, related: [] },
    ),
  };
}

/** Long lists within reports are cut, so that examples stay readable. */
function shorten(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 3).map(shorten);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shorten(part)]));
}

/** A call with its responses as the contract shapes them. */
function asAnswered(id: string, call: StoryCall): StoryCall {
  const { response } = required(operations.find((operation) => operation.id === id));
  const responses = Object.entries(call.responses).map(([status, body]) => [
    status,
    shorten(response.parse(body)),
  ]);
  return { ...call, responses: Object.fromEntries(responses) };
}

/** The same report, found (200) and as it would be if it had just been started (202). */
const asStarted = (found: object) => ({ 200: found, 202: { ...found, status: "queued", cached: false } });

/** The ready report of a type that says the least, so that the example stays readable. */
async function reportOf(ctx: V1Context, type: "account" | "person"): Promise<{ id: string }> {
  const { data } = await listReportsV1(ctx, { limit: 100, offset: 0, type });
  const read = type === "account" ? readAccountReportV1 : readPersonReportV1;
  const sizes = data
    .filter(({ status }) => status === "ready")
    .map(async ({ id }) => ({ id, size: JSON.stringify(await read(ctx, { id })).length }));
  const [shortest] = (await Promise.all(sizes)).sort((a, b) => a.size - b.size);
  return { id: required(shortest).id };
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("The sample world lacks a part of the story");
  return value;
}
