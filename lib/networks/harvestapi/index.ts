/** Network adapter for HarvestAPI, a licensed vendor of professional-network data. */
import type { z } from "zod";
import type { Clock } from "@/lib/clock";
import { cleanCents, numberOf } from "../clean-number";
import { fixedAddresses } from "../fixed-addresses";
import {
  maxFoundCompanies,
  type Network,
  type NetworkEngagement,
  NetworkError,
  type NetworkPage,
  type NetworkRecord,
  type NetworkTarget,
} from "../network";
import { bringsNothingNew, printsOf } from "../nothing-new";
import { createClient, failure, networkId } from "./client";
import { readCursor, type Turn, writeCursor } from "./cursor";
import { readReaction, readRepost, readThread } from "./engagements";
import { idOf, readListing } from "./listing";
import { toCompany, toPerson } from "./transform";
import { type Envelope, WireCompany, WireProfile } from "./wire";

export interface HarvestApiOptions {
  apiKey: string;
  /** Host of the network that the vendor reads. Canonical addresses use it. */
  host: string;
  clock: Clock;
  baseUrl?: string | undefined;
  /** Cents per unit of a response's `cost`; by default, a unit is a US dollar. */
  centsPerCostUnit?: number | undefined;
  /** What a call counts whose response names no cost, in cents. */
  centsPerCall?: number | undefined;
  /** The vendor's listing of who reposted a post, if the contract with the vendor includes one. */
  repostsPath?: string | undefined;
  connectTimeoutMs?: number;
  timeoutMs?: number;
}

const firstTurn: Turn = { phrase: 0, page: 1, token: null };
const repostsTurn: Turn = { ...firstTurn, of: "reposts" };
const nothingListed: Envelope = { elements: [], pagination: null, cost: 0 };
/** Upper limit for a listing, regardless of the vendor's page count. */
const maxPages = 100;
const hour = 3_600_000;

/** Creates the adapter. `close` closes its connections. */
export function createHarvestApi(options: HarvestApiOptions): Network & { close(): Promise<void> } {
  const { host, clock, centsPerCostUnit = 100, centsPerCall = 0 } = options;
  const client = createClient({
    apiKey: options.apiKey,
    baseUrl: options.baseUrl ?? "https://api.harvest-api.com",
    clock,
    connectTimeoutMs: options.connectTimeoutMs ?? 5_000,
    timeoutMs: options.timeoutMs ?? 20_000,
  });
  const reading = () => ({ host, now: clock.now() });
  const cents = ({ cost }: Envelope) => {
    const units = numberOf(cost);
    return (units === null ? null : cleanCents(units * centsPerCostUnit)) ?? centsPerCall;
  };

  /** A page of engagements. Elements are undefined if malformed, and null if they are no person's. */
  const present = (
    envelope: Envelope,
    elements: (NetworkEngagement | null | undefined)[],
    turns: Turn[],
  ): NetworkPage<NetworkEngagement> => {
    const known = elements.filter((element) => element !== undefined);
    return {
      items: known.filter((element) => element !== null),
      next: writeCursor(turns),
      costCents: cents(envelope),
      malformed: elements.length - known.length,
    };
  };

  /** Reactions, then reposts: the vendor lists them apart. */
  async function listReactions(postUrl: string, cursor: string | null) {
    const [turn] = requireTurns(cursor, [firstTurn]);
    const isOfReposts = turn.of === repostsTurn.of && options.repostsPath !== undefined;
    const path = isOfReposts ? (options.repostsPath ?? "") : "/linkedin/post-reactions";
    const answer = client.get(path, { post: postUrl, ...pageQuery(turn) });
    const envelope = isOfReposts ? await unlessGone(answer) : await answer;
    const read = isOfReposts ? readRepost : readReaction;
    const turns = nextTurns(turn, envelope);
    const isLast = turns.length === 0 && !isOfReposts && options.repostsPath !== undefined;
    const elements = envelope.elements.map((element) => read(element, reading()));
    return present(envelope, elements, isLast ? [repostsTurn] : turns);
  }

  /** Comments, each followed by the replies that its first page leaves out. */
  async function listComments(postUrl: string, cursor: string | null) {
    const [turn, ...waiting] = requireTurns(cursor, [firstTurn]);
    if (turn.of !== undefined) return listReplies({ ...turn, of: turn.of }, waiting);
    const envelope = await client.get("/linkedin/post-comments", { post: postUrl, ...pageQuery(turn) });
    const threads = envelope.elements.map((element) => readThread(element, reading()));
    const open = threads.flatMap(({ url }) => (url === null ? [] : { ...firstTurn, of: url }));
    const elements = threads.flatMap((thread) => thread.engagements);
    return present(envelope, elements, [...open, ...nextTurns(turn, envelope)]);
  }

  async function listReplies(turn: Turn & { of: string }, waiting: Turn[]) {
    const { page: _, ...query } = { url: turn.of, ...pageQuery(turn) };
    const envelope = await unlessGone(client.get("/linkedin/post-comment-replies", query));
    const elements = envelope.elements.flatMap((element) => readThread(element, reading()).engagements);
    const turns = envelope.pagination?.paginationToken ? nextTurns(turn, envelope) : [];
    return present(envelope, elements, [...turns, ...waiting]);
  }

  async function getRecord<S extends z.ZodType, T>(
    path: string,
    query: Record<string, string>,
    schema: S,
    transform: (wire: z.infer<S>, host: string) => T | undefined,
  ): Promise<NetworkRecord<T>> {
    const envelope = await client.get(path, query).catch((error: unknown) => {
      if (error instanceof NetworkError && error.failure === "gone") return null;
      throw error;
    });
    if (!envelope || envelope.element === null)
      return { item: null, costCents: envelope ? cents(envelope) : 0 };
    const wire = schema.safeParse(envelope.element);
    const item = wire.success ? transform(wire.data, host) : undefined;
    if (item === undefined) throw failure("malformed", `${path} returned a record that could not be read`);
    return { item, costCents: cents(envelope) };
  }

  return {
    ...fixedAddresses({ id: networkId, name: host.replace(/^www\./, ""), host }),
    async listPosts(target, { cursor, since }) {
      const [turn, ...waiting] = requireTurns(cursor, startOf(target));
      const { path, query } = postQuery(target, turn, postedLimit(since, clock));
      const envelope = await client.get(path, { ...query, ...pageQuery(turn) });
      const at = reading();
      const { posts, lastAt, malformed } = readListing(envelope.elements, target, at);
      const isNew = (postedAt: Date) => since === null || postedAt > since;
      return {
        items: posts
          .filter(({ postedAt }) => isNew(postedAt))
          .sort((a, b) => b.postedAt.getTime() - a.postedAt.getTime()),
        next: writeCursor([...waiting, ...(!lastAt || isNew(lastAt) ? nextTurns(turn, envelope) : [])]),
        costCents: cents(envelope),
        malformed,
      };
    },
    listReactions,
    listComments,
    getPerson: (url) => getRecord("/linkedin/profile", { url, main: "true" }, WireProfile, toPerson),
    getCompany: (url) => getRecord("/linkedin/company", { url }, WireCompany, toCompany),
    async findCompanies(name) {
      const envelope = await client.get("/linkedin/company-search", { search: name });
      const found = envelope.elements.slice(0, maxFoundCompanies).map((element) => {
        const wire = WireCompany.safeParse(element);
        return wire.success ? toCompany(wire.data, host) : undefined;
      });
      const items = found.filter((company) => company !== undefined);
      return { items, next: null, costCents: cents(envelope), malformed: found.length - items.length };
    },
    close: () => client.close(),
  };
}

/** A deleted comment has no replies, and an unshared post no reposts; the post itself still stands. */
async function unlessGone(answer: Promise<Envelope>): Promise<Envelope> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof NetworkError && error.failure === "gone") return nothingListed;
    throw error;
  }
}

function requireTurns(cursor: string | null, start: [Turn, ...Turn[]]): [Turn, ...Turn[]] {
  const turns = cursor === null ? start : readCursor(cursor);
  if (!turns) throw failure("refused", "the cursor is not valid for this network");
  return turns;
}

/** The vendor searches one phrase per call, so the phrases take turns and none is starved. */
function startOf(target: NetworkTarget): [Turn, ...Turn[]] {
  const phrases = target.kind === "keywords" ? target.phrases.length : 1;
  const [first, ...rest] = Array.from({ length: phrases }, (_, phrase) => ({ ...firstTurn, phrase }));
  if (!first) throw failure("refused", "a search needs a phrase");
  return [first, ...rest];
}

function postQuery(target: NetworkTarget, turn: Turn, limit: string | undefined) {
  if (target.kind === "keywords") {
    const phrase = target.phrases[turn.phrase]?.replaceAll('"', " ").trim();
    if (!phrase) throw failure("refused", "the cursor is not valid for this search");
    return {
      path: "/linkedin/post-search",
      query: { search: `"${phrase}"`, sortBy: "date", postedLimit: limit },
    };
  }
  return {
    path: target.kind === "person" ? "/linkedin/profile-posts" : "/linkedin/company-posts",
    query: {
      [target.kind === "person" ? "profile" : "company"]: target.networkUrl,
      scrapePostedLimit: limit,
    },
  };
}

const pageQuery = ({ page, token }: Turn) => ({ page: String(page), paginationToken: token ?? undefined });

function nextTurns(turn: Turn, { elements, pagination }: Envelope): Turn[] {
  const last = Math.min(numberOf(pagination?.totalPages) || maxPages, maxPages);
  const prints = printsOf(elements, idOf);
  if (elements.length === 0 || turn.page >= last || bringsNothingNew(prints, turn.prints)) return [];
  return [{ ...turn, page: turn.page + 1, token: pagination?.paginationToken ?? null, prints }];
}

/** The vendor's narrowest time window that covers everything since `since`, with one hour of slack. */
function postedLimit(since: Date | null, clock: Clock): string | undefined {
  const hours = since ? (clock.now().getTime() - since.getTime()) / hour + 1 : Number.POSITIVE_INFINITY;
  if (hours <= 24) return "24h";
  if (hours <= 7 * 24) return "week";
  return hours <= 28 * 24 ? "month" : undefined;
}
