import { countOf } from "@/db/count-of";
import type { OnboardingRow } from "@/db/queries/onboardings";
import { settings } from "@/lib/domain/settings";
import { excerpt, oneLine } from "@/lib/judgement/text/excerpt";
import type { NetworkPost } from "@/lib/networks/network";
import { type KeywordSearch, searchReason } from "./keyword-searches";

type SuggestedSource = OnboardingRow["suggestions"][number];

interface Page {
  networkUrl: string;
  name: string;
}

/** A person or company page that wrote about the company's topics. */
export interface Author extends Page {
  posts: number;
  /** Reactions and comments under those posts. */
  engagements: number;
  /** The phrase that found the first of them. */
  phrase: string;
}

/** A company in the same industry, and how it was found: its page's posts, or people who engage. */
export interface Rival extends Page {
  industry: string;
  author: Author | null;
  people: number;
}

export interface SourceMaterial {
  company: Page;
  /** Who signed up, if the network knows them. */
  signer: Page | null;
  searches: KeywordSearch[];
  /** The network that they were tried on. */
  searched: string | null;
  rivals: Rival[];
  /** Without the company's own people. */
  authors: Author[];
}

/** The authors of the posts found, by number of posts, then by engagement. */
export function rankAuthors(
  found: readonly { phrase: string; posts: NetworkPost[] }[],
  kind: "person" | "company",
): Author[] {
  const authors = new Map<string, Author>();
  const seen = new Set<string>();
  for (const { phrase, posts } of found) {
    for (const { url, author, likes, comments } of posts) {
      if (author.kind !== kind || !author.networkUrl || seen.has(url)) continue;
      seen.add(url);
      const { networkUrl, name } = author;
      const known = authors.get(networkUrl) ?? { networkUrl, name, posts: 0, engagements: 0, phrase };
      authors.set(networkUrl, {
        ...known,
        posts: known.posts + 1,
        engagements: known.engagements + likes + comments,
      });
    }
  }
  return [...authors.values()].sort((a, b) => b.posts - a.posts || b.engagements - a.engagements);
}

/**
 * Turns the findings into suggestions, each with a plain-language reason, in the order in which they are worth having:
 * a plan with few sources gets one of each kind before the second of any. Pure.
 */
export function proposeSources(input: SourceMaterial): SuggestedSource[] {
  const { company, signer, searched } = input;
  const searches = input.searches.map((search) => keywords(search, searched));
  const rivals = input.rivals
    .slice(0, settings.onboarding.competitors)
    .map((rival) => page("competitor_company", rival, rivalReason(rival)));
  const authors = input.authors
    .slice(0, settings.onboarding.authors)
    .map((author) => page("target_person", author, authorReason(author)));
  const rounds = [0, 1, 2].map((n) => [searches[n], rivals[n], authors[n]]);
  return [
    page("own_company", company, "Your own page: people who engage with it already know you."),
    ...(rounds[0] ?? []),
    signer && page("target_person", signer, "Your own profile: people who engage with you already know you."),
    ...rounds.slice(1).flat(),
  ].filter((suggestion) => suggestion !== null && suggestion !== undefined);
}

const page = (
  type: SuggestedSource["type"],
  { networkUrl, name }: Page,
  reason: string,
): SuggestedSource => ({
  type,
  networkUrl,
  keywords: null,
  displayName: oneLine(name).slice(0, 255) || networkUrl,
  reason,
});

const keywords = (search: KeywordSearch, network: string | null): SuggestedSource => ({
  type: "keyword_search",
  networkUrl: null,
  keywords: search.phrases,
  network,
  displayName: excerpt(search.phrases.join(", "), 255),
  reason: searchReason(search),
});

function rivalReason({ industry, author, people }: Rival): string {
  const trade = `Also in ${oneLine(industry)}`;
  if (author) return `${trade}, and its page writes about “${author.phrase}”, as yours does.`;
  return `${trade}, and ${people} of the people who engage with your posts work there.`;
}

function authorReason({ posts, engagements, phrase }: Author): string {
  const wrote =
    posts === 1 ? `Wrote about “${phrase}”` : `Wrote ${posts} posts, one of them about “${phrase}”,`;
  return `${wrote} in the last two weeks: ${countOf(engagements, "reaction or comment", "reactions and comments")}.`;
}
