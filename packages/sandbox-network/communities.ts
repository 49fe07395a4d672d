/** Topic communities: the same people keep engaging, as in any feed. */
import type { Occupation, Rank } from "./occupations";
import type { WorldPerson } from "./person";
import type { Topic } from "./topics/topic";
import { sampleByWeight, type World } from "./world";

type Affinity = Partial<Record<Occupation, number>>;

const revenue: Affinity = {
  sales: 6,
  revenue_operations: 6,
  business_development: 4,
  marketing: 3,
  customer_success: 2,
  founder: 3,
  consulting: 2,
  recruiting: 1,
};

/** Interest of each occupation in a topic; occupations that are not listed have hardly any. */
export const affinities: Record<Topic, Affinity> = {
  pipeline: revenue,
  outbound: { ...revenue, sales: 8, recruiting: 2 },
  crm: { ...revenue, revenue_operations: 10, information_technology: 3, marketing: 4 },
  forecasting: { ...revenue, revenue_operations: 10, finance: 4 },
  attribution: { marketing: 12, revenue_operations: 4, design: 2, founder: 2, consulting: 2, sales: 1 },
  ai_revenue: { ...revenue, product: 3, engineering: 2, information_technology: 2 },
  customer_success: { customer_success: 12, sales: 3, product: 3, founder: 2, revenue_operations: 2 },
  hiring: { recruiting: 12, human_resources: 10, student: 4, founder: 2, consulting: 2, administration: 1 },
  cloud_cost: { engineering: 10, information_technology: 8, finance: 3, product: 2 },
  security: { information_technology: 12, engineering: 6, legal: 3, administration: 1 },
  manufacturing: { production: 10, engineering: 5, operations: 6, purchasing: 5, trades: 2, research: 1 },
  people: {
    human_resources: 10,
    recruiting: 4,
    healthcare: 4,
    education: 4,
    administration: 4,
    operations: 2,
  },
  finance: { finance: 12, founder: 3, legal: 3, consulting: 3, operations: 1 },
  product: { product: 12, design: 8, engineering: 5, founder: 3, marketing: 2 },
  data: { engineering: 8, information_technology: 5, research: 5, revenue_operations: 2, product: 2 },
};

const rankWeight: Record<Rank, number> = {
  junior: 0.8,
  professional: 1,
  senior: 1.2,
  lead: 3.8,
  director: 4.4,
  executive: 1.3,
};
const communitySize = 180;

const communities = new WeakMap<World, Map<Topic, readonly WorldPerson[]>>();

/** The people who follow a topic, most active first. */
export function communityOf(world: World, topic: Topic): readonly WorldPerson[] {
  let byTopic = communities.get(world);
  if (!byTopic) {
    byTopic = new Map();
    communities.set(world, byTopic);
  }
  let community = byTopic.get(topic);
  if (!community) {
    const weightOf = (person: WorldPerson) => interest(person, topic);
    community = sampleByWeight(world, `community ${topic}`, world.drawnPeople, weightOf, communitySize);
    byTopic.set(topic, community);
  }
  return community;
}

/** A person's relative interest in a topic; 0 for none. */
export function interest(person: WorldPerson, topic: Topic): number {
  const sector = person.company?.sector === "software" ? 1.9 : 1;
  return (affinities[topic][person.occupation] ?? 0.04) * rankWeight[person.rank] * sector;
}
