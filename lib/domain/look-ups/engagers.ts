import type { Context } from "@/lib/context";
import { noteMalformed } from "@/lib/domain/network-page";
import type { NetworkEngagement, NetworkPage } from "@/lib/networks/network";
import { awaitMetered, orGone } from "./await-metered";

/** A person as listings show them. */
export type Engager = NetworkEngagement["person"];

/** The people who engaged with the posts, each once, starting with the newest post. A deleted post has none. */
export async function readEngagers(ctx: Context, postUrls: string[]): Promise<Engager[]> {
  const { network } = ctx.ports;
  const nobody: NetworkPage<NetworkEngagement> = { items: [], next: null, costCents: 0, malformed: 0 };
  const engagers = new Map<string, Engager>();
  for (const postUrl of postUrls) {
    const listings = [() => network.listComments(postUrl, null), () => network.listReactions(postUrl, null)];
    for (const list of listings) {
      const page = await orGone(awaitMetered(ctx, list()), nobody);
      noteMalformed(ctx, page, { postUrl });
      for (const { person } of page.items) {
        if (!engagers.has(person.networkUrl)) engagers.set(person.networkUrl, person);
      }
    }
  }
  return [...engagers.values()];
}
