/** Topic communities: the same people keep engaging, as in any feed. */
import { z } from "zod";
import { occupations, type Rank } from "./occupations";
import type { WorldPerson } from "./person";
import { dataFile } from "./read-data";
import { type Topic, topics } from "./topics";
import { sampleByWeight, type World } from "./world";

/** Interest of each occupation in a topic; occupations that are not listed have hardly any. */
export const affinities = dataFile("interests.yaml", () =>
  z.record(z.enum(topics), z.partialRecord(z.enum(occupations), z.number().positive())),
);

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
  return (affinities()[topic][person.occupation] ?? 0.04) * rankWeight[person.rank] * sector;
}
