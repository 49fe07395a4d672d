/** Network adapter for Bluesky, an open network: reading costs nothing, and only searching needs an account. */
import type { Clock } from "@/lib/clock";
import { createHttpClient } from "../http-client";
import { maxFoundCompanies, type Network, NetworkError, type NetworkRecord } from "../network";
import { actorOf, blueskyHost, parseBlueskyAddress, profileUrl } from "./address";
import { createQueryClient, failure, networkId, type QueryClient } from "./client";
import { listComments, listReactions } from "./engagements";
import { listAuthorFeed, searchPosts } from "./posts";
import { createSessionKeeper } from "./session";
import { bioOf, isHidden, nameOf, toCompany, toPerson } from "./transform";
import { ActorsPage, WireProfile } from "./wire";

export interface BlueskyOptions {
  clock: Clock;
  /** The account that searches; without it, keyword searches are refused. */
  account?: { handle: string; appPassword: string } | undefined;
  /** The API for reads without an account. */
  publicUrl?: string | undefined;
  /** The service that holds the account. */
  serviceUrl?: string | undefined;
  connectTimeoutMs?: number;
  timeoutMs?: number;
}

const examples = {
  person: `https://${blueskyHost}/profile/your-handle.example`,
  company: `https://${blueskyHost}/profile/your-company.example`,
};
const searchRefusal =
  "Keyword searches on Bluesky need an account: set BLUESKY_HANDLE and BLUESKY_APP_PASSWORD.";

/** Creates the adapter. `close` closes its connections. */
export function createBluesky(options: BlueskyOptions): Network & { close(): Promise<void> } {
  const { clock, account } = options;
  const http = createHttpClient({
    network: networkId,
    connectTimeoutMs: options.connectTimeoutMs ?? 5_000,
    timeoutMs: options.timeoutMs ?? 20_000,
  });
  const serviceUrl = options.serviceUrl ?? "https://bsky.social";
  const session =
    account &&
    createSessionKeeper({
      ...{ http, clock, serviceUrl },
      ...{ identifier: account.handle.replace(/^@/, ""), password: account.appPassword },
    });
  const publicUrl = options.publicUrl ?? "https://public.api.bsky.app";
  const client = createQueryClient({ http, clock, publicUrl, session: session ?? null });

  return {
    id: networkId,
    host: blueskyHost,
    networks: [
      {
        ...{ id: networkId, name: "Bluesky", host: blueskyHost, examples },
        searchRefusal: session ? null : searchRefusal,
      },
    ],
    readAddress: parseBlueskyAddress,
    async resolveAddress(address) {
      const profile = await findProfile(client, address.slug);
      const url = profile && profileUrl(profile.did);
      return profile && url
        ? { ...address, url, slug: profile.did, name: nameOf(profile), isLasting: true }
        : null;
    },
    listPosts: async (target, { cursor, since }) => {
      if (target.kind !== "keywords")
        return listAuthorFeed(client, target, { cursor, since, now: clock.now() });
      if (!session) throw failure("refused", searchRefusal);
      return searchPosts(client, target.phrases, { cursor, since, now: clock.now() });
    },
    listReactions: async (postUrl, cursor) => listReactions(client, postUrl, cursor, clock.now()),
    listComments: async (postUrl, cursor) => listComments(client, postUrl, cursor, clock.now()),
    getPerson: async (url) =>
      record(
        url,
        (actor) => findProfile(client, actor),
        async (profile) => {
          const bio = bioOf(profile);
          const isOther = bio.companyHandle !== null && bio.companyHandle !== profile.handle;
          const employer = isOther && bio.companyHandle ? await findProfile(client, bio.companyHandle) : null;
          return toPerson(profile, bio, employer);
        },
      ),
    getCompany: async (url) => record(url, (actor) => findProfile(client, actor), toCompany),
    async findCompanies(name) {
      const parameters = { q: name, limit: maxFoundCompanies };
      const { actors } = await client.get("app.bsky.actor.searchActors", parameters, ActorsPage);
      const profiles = actors.flatMap((actor) => WireProfile.safeParse(actor).data ?? []);
      const items = profiles.filter((profile) => !isHidden(profile)).map(toCompany);
      return { items, next: null, costCents: 0, malformed: actors.length - profiles.length };
    },
    close: () => http.close(),
  };
}

/** An account by DID or handle; null if there is none, or it may not be shown. */
async function findProfile(client: QueryClient, actor: string): Promise<WireProfile | null> {
  try {
    const profile = await client.get("app.bsky.actor.getProfile", { actor }, WireProfile);
    return isHidden(profile) ? null : profile;
  } catch (error) {
    if (error instanceof NetworkError && error.failure === "gone") return null;
    throw error;
  }
}

async function record<T>(
  networkUrl: string,
  find: (actor: string) => Promise<WireProfile | null>,
  transform: (profile: WireProfile) => T | Promise<T>,
): Promise<NetworkRecord<T>> {
  const actor = actorOf(networkUrl);
  const profile = actor === null ? null : await find(actor);
  return { item: profile && (await transform(profile)), costCents: 0 };
}
