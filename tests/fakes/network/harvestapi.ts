/** A local server that answers like HarvestAPI, from the sandbox world. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Clock } from "@/lib/clock";
import type { NetworkTarget } from "@/lib/networks/network";
import { engagementsOf } from "@/packages/sandbox-network/engagements";
import { postAt } from "@/packages/sandbox-network/posts";
import { timelineOf } from "@/packages/sandbox-network/timeline";
import { companiesNamed, companyAt, openWorld, personAt } from "@/packages/sandbox-network/world";
import { listen } from "../listen";
import { wireComment, wireCompany, wirePost, wireProfile, wireReaction } from "./harvestapi-wire";

/** What the server does instead of answering; `malformed` breaks every third element. */
export type HarvestApiFault =
  | "rate_limited"
  | "no_credit"
  | "server_error"
  | "hang"
  | "reset"
  | "broken_json"
  | "wrong_envelope"
  | "malformed"
  | "vanished";

export interface HarvestApiCall {
  path: string;
  query: Record<string, string>;
}

export interface HarvestApiFakeOptions {
  clock: Clock;
  apiKey: string;
  /** Called for each request, after the key is checked. */
  faults?: (call: HarvestApiCall) => HarvestApiFault | null;
  /** Called for each element of an answered page: true to break it. */
  breaks?: (call: HarvestApiCall) => boolean;
  pageSizes?: { posts: number; reactions: number; comments: number };
}

export interface HarvestApiFake {
  url: string;
  /** Every call with a valid key, in order. */
  calls: HarvestApiCall[];
  /** Breaks all open connections, for example those that a fault left hanging. */
  breakConnections(): void;
  stop(): Promise<void>;
}

interface Answer {
  status: number;
  body: unknown;
}

const vendorPageSizes = { posts: 20, reactions: 50, comments: 20 };
const pageDollars = 0.002;
const recordDollars = 0.004;
const windowDays: Record<string, number> = { "24h": 1, week: 7, month: 30 };
const day = 86_400_000;

/** Listens on a free port of 127.0.0.1 until stopped. */
export async function startHarvestApiFake(options: HarvestApiFakeOptions): Promise<HarvestApiFake> {
  const calls: HarvestApiCall[] = [];
  const { url, server, close } = await listen((request, response) => {
    const url = new URL(request.url ?? "/", "http://fake");
    const call = { path: url.pathname, query: Object.fromEntries(url.searchParams) };
    if (request.headers["x-api-key"] !== options.apiKey) {
      send(response, { status: 401, body: { status: 401, error: "Invalid API key" } });
      return;
    }
    calls.push(call);
    const { breaks = () => false } = options;
    const isBroken = () => breaks(call);
    respond(request, response, options.faults?.(call) ?? null, () => spoil(answer(call, options), isBroken));
  });
  return { url, calls, breakConnections: () => server.closeAllConnections(), stop: close };
}

function respond(
  request: IncomingMessage,
  response: ServerResponse,
  fault: HarvestApiFault | null,
  regular: () => Answer,
): void {
  if (fault === "hang") return;
  if (fault === "reset") {
    request.socket.destroy();
    return;
  }
  if (fault === "rate_limited") response.setHeader("retry-after", "7");
  if (fault === "broken_json") {
    response.setHeader("content-type", "application/json").end('{"elements": [');
    return;
  }
  const refusal = {
    rate_limited: { status: 429, body: { status: 429, error: "Too many requests" } },
    no_credit: { status: 402, body: { status: 402, error: "Request limit exceeded - upgrade your plan" } },
    server_error: { status: 500, body: { status: 500, error: "Internal error" } },
    wrong_envelope: { status: 200, body: { elements: "none" } },
    vanished: { status: 404, body: { status: 404, error: "Not found" } },
  };
  if (fault && fault !== "malformed") send(response, refusal[fault]);
  else send(response, fault === "malformed" ? spoil(regular(), (index) => index % 3 === 0) : regular());
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

/** Breaks some elements of a page. A record counts as its only element. */
function spoil({ status, body }: Answer, isBroken: (index: number) => boolean): Answer {
  if (typeof body !== "object" || body === null) return { status, body };
  const elements = "elements" in body && Array.isArray(body.elements) ? body.elements : undefined;
  const spoilt = elements
    ? { elements: elements.map((element, index) => (isBroken(index) ? { id: null } : element)) }
    : "element" in body && isBroken(0) && { element: { id: 42 } };
  return { status, body: { ...body, ...spoilt } };
}

function answer({ path, query }: HarvestApiCall, options: HarvestApiFakeOptions): Answer {
  const world = openWorld();
  const sizes = options.pageSizes ?? vendorPageSizes;
  const asOf = tokenMoment(query.paginationToken) ?? options.clock.now().getTime();
  const posts = (target: NetworkTarget, limit: string | undefined) => {
    const since = windowDays[limit ?? ""];
    const found = timelineOf(world, target, since ? asOf - since * day : null, asOf);
    return found ? page(found, (post) => wirePost(world, post, asOf), query, sizes.posts, asOf) : notFound;
  };
  const engagements = (kind: "reaction" | "comment") => {
    const post = postAt(world, query.post ?? "", asOf);
    if (!post) return notFound;
    const listed = engagementsOf(world, post, asOf).filter((engagement) => engagement.kind === kind);
    return kind === "reaction"
      ? page(listed, (engagement) => wireReaction(post, engagement), query, sizes.reactions, null)
      : page(listed, (engagement) => wireComment(post, engagement), query, sizes.comments, asOf);
  };
  switch (path) {
    case "/linkedin/profile-posts":
      return posts({ kind: "person", networkUrl: query.profile ?? "" }, query.scrapePostedLimit);
    case "/linkedin/company-posts":
      return posts({ kind: "company", networkUrl: query.company ?? "" }, query.scrapePostedLimit);
    case "/linkedin/post-search":
      return posts(
        { kind: "keywords", phrases: [(query.search ?? "").replaceAll('"', "")] },
        query.postedLimit,
      );
    case "/linkedin/post-reactions":
      return engagements("reaction");
    case "/linkedin/post-comments":
      return engagements("comment");
    case "/linkedin/profile":
      return record(personAt(world, query.url ?? ""), wireProfile);
    case "/linkedin/company":
      return record(companyAt(world, query.url ?? ""), wireCompany);
    case "/linkedin/company-search":
      return page(companiesNamed(world, query.search ?? ""), wireCompany, query, 50, null);
    default:
      return { status: 404, body: { status: 404, error: `No such endpoint: ${path}` } };
  }
}

const notFound: Answer = { status: 404, body: { status: 404, error: "Not found", cost: 0 } };

/** With a token, pages show the moment of the first call; without one, they shift as items arrive. */
function page<T>(
  all: readonly T[],
  wire: (item: T) => unknown,
  query: Record<string, string>,
  pageSize: number,
  asOf: number | null,
): Answer {
  const pageNumber = Math.max(1, Number(query.page ?? 1) || 1);
  const elements = all.slice((pageNumber - 1) * pageSize, pageNumber * pageSize).map(wire);
  const pagination = {
    totalPages: Math.ceil(all.length / pageSize),
    totalElements: all.length,
    pageNumber,
    pageSize,
    paginationToken: asOf === null ? null : Buffer.from(`at ${asOf}`).toString("base64"),
  };
  return { status: 200, body: { elements, pagination, status: 200, error: null, cost: pageDollars } };
}

function record<T>(found: T | undefined, wire: (found: T) => unknown): Answer {
  if (found === undefined) return notFound;
  return { status: 200, body: { element: wire(found), status: 200, error: null, cost: recordDollars } };
}

function tokenMoment(token: string | undefined): number | undefined {
  const moment = /^at (\d+)$/.exec(Buffer.from(token ?? "", "base64").toString());
  return moment?.[1] ? Number(moment[1]) : undefined;
}
