/** Network adapter for the sample network: a generated world, so that the product runs without an API key. */
import type { Clock } from "@/lib/clock";
import { fixedAddresses } from "@/lib/networks/fixed-addresses";
import {
  maxFoundCompanies,
  type Network,
  type NetworkEngagement,
  NetworkError,
  type NetworkFailure,
  type NetworkPage,
  type NetworkRecord,
} from "@/lib/networks/network";
import { canonicalKeywords, parseNetworkUrl, parsePostUrl } from "@/lib/networks/network-url";
import { hash } from "@/packages/sandbox-network/chance";
import { engagementsOf, type WorldEngagement } from "@/packages/sandbox-network/engagements";
import type { SandboxCall, SandboxFault, SandboxFaults } from "@/packages/sandbox-network/faults";
import { pageOf } from "@/packages/sandbox-network/pages";
import { postAt } from "@/packages/sandbox-network/posts";
import {
  presentCompany,
  presentEngagement,
  presentPerson,
  presentPost,
} from "@/packages/sandbox-network/present";
import { timelineOf } from "@/packages/sandbox-network/timeline";
import { companiesNamed, companyAt, openWorld, personAt } from "@/packages/sandbox-network/world";

export interface SandboxOptions {
  clock: Clock;
  faults?: SandboxFaults;
  seed?: string;
  pageSizes?: { posts: number; reactions: number; comments: number };
}

const defaultPageSizes = { posts: 25, reactions: 50, comments: 20 };
const pageCents = 0.2;
const recordCents = 0.4;
const retryAfterSeconds = 30;

/** Creates the adapter. Stateless: two processes with the same clock return the same data. */
export function createSandbox({
  clock,
  faults,
  seed,
  pageSizes = defaultPageSizes,
}: SandboxOptions): Network {
  const now = () => clock.now().getTime();
  const check = (call: Omit<SandboxCall, "at">) =>
    failOn(faults?.({ ...call, at: clock.now() }) ?? null, call);

  async function listEngagements(
    kind: WorldEngagement["kind"],
    postUrl: string,
    cursor: string | null,
  ): Promise<NetworkPage<NetworkEngagement>> {
    const operation = kind === "reaction" ? "listReactions" : "listComments";
    const isLossy = check({ operation, subject: postUrl, cursor });
    const world = openWorld(seed);
    const post = postAt(world, parsePostUrl(postUrl, world.host)?.url ?? postUrl, now());
    if (!post) throw failure("gone", `no post at ${postUrl}`);
    const listed = engagementsOf(world, post, now()).filter((engagement) => engagement.kind === kind);
    const size = kind === "reaction" ? pageSizes.reactions : pageSizes.comments;
    const page = requirePage(pageOf(`${operation}:${post.id}`, listed, cursor, size));
    return present(page, isLossy, presentEngagement);
  }

  async function getRecord<F, T>(
    operation: "getPerson" | "getCompany",
    networkUrl: string,
    found: F | undefined,
    presentRecord: (found: F) => T,
  ): Promise<NetworkRecord<T>> {
    const fault = faults?.({ operation, subject: networkUrl, cursor: null, at: clock.now() }) ?? null;
    if (fault === "malformed") throw failure("malformed", `the record of ${networkUrl} could not be read`);
    if (fault !== "vanished") failOn(fault, { operation, subject: networkUrl, cursor: null });
    const item = found === undefined || fault === "vanished" ? null : presentRecord(found);
    return { item, costCents: recordCents };
  }

  const canonical = (url: string) => parseNetworkUrl(url, openWorld(seed).host)?.url ?? url;

  return {
    ...fixedAddresses({ id: "sandbox", name: "Sample network", host: openWorld(seed).host }),
    async listPosts(target, { cursor, since }) {
      const subject = target.kind === "keywords" ? canonicalKeywords(target.phrases) : target.networkUrl;
      const isLossy = check({ operation: "listPosts", subject, cursor });
      const world = openWorld(seed);
      const until = now();
      const canonicalTarget =
        target.kind === "keywords" ? target : { ...target, networkUrl: canonical(target.networkUrl) };
      const posts = timelineOf(world, canonicalTarget, since?.getTime() ?? null, until);
      if (!posts) throw failure("gone", `no author at ${subject}`);
      const listing = `listPosts:${hash(subject)}`;
      const page = requirePage(pageOf(listing, posts, cursor, pageSizes.posts));
      return present(page, isLossy, (post) => presentPost(world, post, until));
    },
    listReactions: (postUrl, cursor) => listEngagements("reaction", postUrl, cursor),
    listComments: (postUrl, cursor) => listEngagements("comment", postUrl, cursor),
    getPerson: async (url) =>
      getRecord("getPerson", url, personAt(openWorld(seed), canonical(url)), presentPerson),
    getCompany: async (url) =>
      getRecord("getCompany", url, companyAt(openWorld(seed), canonical(url)), presentCompany),
    async findCompanies(name) {
      check({ operation: "findCompanies", subject: name, cursor: null });
      const items = companiesNamed(openWorld(seed), name).slice(0, maxFoundCompanies).map(presentCompany);
      return { items, next: null, costCents: pageCents, malformed: 0 };
    },
  };
}

const failure = (kind: NetworkFailure, message: string, retryAfter: number | null = null) =>
  new NetworkError("sandbox", kind, message, retryAfter);

/** Throws the fault's error; true if the call continues but drops items. */
function failOn(fault: SandboxFault | null, { operation, subject }: Omit<SandboxCall, "at">): boolean {
  if (fault === "timeout") throw failure("timeout", `${operation} timed out`);
  if (fault === "rate_limit")
    throw failure("rate_limited", `${operation} is rate limited`, retryAfterSeconds);
  if (fault === "unavailable") throw failure("unavailable", `${operation} returned 503`);
  if (fault === "vanished") throw failure("gone", `${subject} no longer exists`);
  return fault === "malformed";
}

function requirePage<T>(page: T | undefined): T {
  if (page === undefined) throw failure("refused", "the cursor is not valid for this listing");
  return page;
}

function present<W extends { id: string }, T>(
  page: { items: W[]; next: string | null },
  isLossy: boolean,
  presentItem: (item: W) => T,
): NetworkPage<T> {
  const readable = isLossy ? page.items.filter(({ id }) => Number(id.slice(-4)) % 4 !== 0) : page.items;
  return {
    items: readable.map(presentItem),
    next: page.next,
    costCents: pageCents,
    malformed: page.items.length - readable.length,
  };
}
