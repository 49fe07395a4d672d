import type { Instance } from "./instance";

/** What an instance's demo workspace saw of the network, and whom it made a signal. */
export interface Seen {
  /** The types of the sources that found each post, by its address. */
  posts: Map<string, string[]>;
  /** The addresses of the posts that each person engaged with. */
  engagedWith: Map<string, Set<string>>;
  signalled: string[];
  /** Those with an offer, a job search or a refusal. It keeps their other engagements out only if it is read first. */
  heldBack: Set<string>;
}

/** Reads posts published after `since`, and what followed from them. */
export async function readSeen(instance: Instance, since: Date): Promise<Seen> {
  const after = since.toISOString();
  return instance.query(async (sql) => {
    const posts = await sql`
      select p.url, array_agg(distinct s.type) as types from posts p
      join customers c on c.id = p.customer_id and c.name = 'Demo'
      join post_sources ps on ps.post_id = p.id join sources s on s.id = ps.source_id
      where p.posted_at > ${after} group by 1`;
    const engagements = await sql`
      select e.person_url, p.url, e.signal_id, e.rejected_by from engagements e
      join posts p on p.id = e.post_id join customers c on c.id = p.customer_id and c.name = 'Demo'
      where p.posted_at > ${after}`;
    const engagedWith = new Map<string, Set<string>>();
    for (const { person_url, url } of engagements) {
      engagedWith.set(person_url, (engagedWith.get(person_url) ?? new Set()).add(url));
    }
    const signalled = engagements.filter(({ signal_id }) => signal_id !== null);
    return {
      posts: new Map(posts.map(({ url, types }) => [url, types])),
      engagedWith,
      signalled: [...new Set(signalled.map(({ person_url }) => person_url as string))].sort(),
      heldBack: new Set(
        engagements
          .filter(({ rejected_by }) => rejected_by === "sells" || rejected_by === "refuses")
          .map(({ person_url }) => person_url),
      ),
    };
  });
}

/** The types of the sources of posts that only one of the two saw. */
export function sourcesOfDifferences(one: Seen, other: Seen): string[] {
  const found = [...one.posts, ...other.posts].filter(
    ([url]) => !(one.posts.has(url) && other.posts.has(url)),
  );
  return [...new Set(found.flatMap(([, types]) => types))];
}

/**
 * The people whom `one` made a signal, without those for whom the order of the harvests decides: who engaged with a
 * post that only one of the two saw, and who is held back by what they wrote.
 */
export function signalledOnCommonPosts(one: Seen, other: Seen): string[] {
  return one.signalled.filter((person) =>
    [one, other].every(
      ({ engagedWith, heldBack }) =>
        !heldBack.has(person) &&
        [...(engagedWith.get(person) ?? [])].every((url) => one.posts.has(url) && other.posts.has(url)),
    ),
  );
}
