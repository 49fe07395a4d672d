import { needMeanings, type UnwantedMeaning, unwantedMeanings } from "@/db/vocabulary";

/** Whether a meaning shows a need of the writer's own. */
export const isNeed = (meaning: string): boolean => needMeanings.some((one) => one === meaning);

/** Whether a meaning rejects the person: they offer something, look for a job, or want no contact. */
export const isUnwanted = (meaning: string): meaning is UnwantedMeaning =>
  unwantedMeanings.some((one) => one === meaning);
