import { contactedStages } from "@/db/stages";
import type { SignalItem } from "@/lib/contracts/signals";

/** Whether the person was contacted: those who have bought were, too. */
export const isContacted = ({ stage }: Pick<SignalItem, "stage">): boolean => contactedStages.includes(stage);
