/** Suggested sources in the sandbox world, for seeds and demos. */
import { authorsOf } from "./authors";
import { suggestions } from "./rivals";
import { revenueTopics, type Topic } from "./topics";
import { openWorld } from "./world";

export interface SandboxCatalogue {
  /** The demo workspace's company. */
  home: CatalogueCompany;
  /** Companies that sell the same product as the home company. */
  competitors: CatalogueCompany[];
  /** All the others. */
  companies: CatalogueCompany[];
  /** People who post every two or three days, those with revenue topics first. */
  authors: { networkUrl: string; name: string; headline: string | null; topic: Topic }[];
  /** Phrases that match some posts every week. */
  keywords: { displayName: string; phrases: string[] }[];
}

export interface CatalogueCompany {
  networkUrl: string;
  name: string;
  industry: string;
  employees: number;
}

/** The catalogue. Always the same. */
export function sandboxCatalogue(): SandboxCatalogue {
  const world = openWorld();
  const { home: homeSlug, competitors: competitorSlugs, keywords } = suggestions();
  const entries = world.companies.map(({ slug, networkUrl, name, industry, employees }) => ({
    slug,
    entry: { networkUrl, name, industry, employees },
  }));
  const named = (slugs: string[]) =>
    slugs.flatMap((slug) => entries.filter((company) => company.slug === slug).map(({ entry }) => entry));
  const [home] = named([homeSlug]);
  if (!home) throw new Error(`The sandbox world has no company ${homeSlug}.`);
  const special = [homeSlug, ...competitorSlugs];
  return {
    home,
    competitors: named(competitorSlugs),
    companies: entries.filter(({ slug }) => !special.includes(slug)).map(({ entry }) => entry),
    authors: activeAuthors(),
    keywords,
  };
}

/** Alternates between topics, so that the first authors differ. Excludes the home company. */
function activeAuthors(): SandboxCatalogue["authors"] {
  const { home } = suggestions();
  const rounds = new Map<Topic, number>();
  return authorsOf(openWorld())
    .all.filter(
      ({ kind, rhythm, company }) => kind === "person" && rhythm === "active" && company?.slug !== home,
    )
    .map(({ networkUrl, name, headline, topics: [topic] }) => {
      const round = rounds.get(topic) ?? 0;
      rounds.set(topic, round + 1);
      const place = revenueTopics.indexOf(topic);
      return {
        author: { networkUrl, name, headline, topic },
        order: round * 100 + (place === -1 ? 1_000 : place),
      };
    })
    .sort((a, b) => a.order - b.order)
    .map(({ author }) => author);
}
