import { useApiQuery } from "@/components/page/use-api-query";
import { builtInStageNames } from "@/db/stages";
import { type SignalStage, signalStages } from "@/db/vocabulary";
import { getMe, getTeam, listSignalStages } from "@/lib/client/operations";
import type { Teammate } from "@/lib/contracts/teammate";

interface Stage {
  stage: SignalStage;
  name: string;
}
const builtInStages = signalStages.map((stage): Stage => ({ stage, name: builtInStageNames[stage] }));

/** The signed-in member's ID; undefined until it is loaded. */
export const useMyId = (): string | undefined => useApiQuery(getMe).data?.user.id;

/** The workspace's members by name, the signed-in one first; empty until they are loaded. */
export function useTeammates(): (Teammate & { isMe: boolean })[] {
  const team = useApiQuery(getTeam);
  const myId = useMyId();
  return (team.data?.members ?? [])
    .map(({ userId, name, initials, email }) => ({ userId, name, initials, email, isMe: userId === myId }))
    .toSorted((a, b) => Number(b.isMe) - Number(a.isMe) || nameOf(a).localeCompare(nameOf(b), "en"));
}

/** What a member is called: their name, or their address if they have none. */
export const nameOf = ({ name, email }: { name: string | null; email: string }): string => name ?? email;

/** The stages in order with the workspace's names; the built-in names until those are loaded. */
export const useStages = (): readonly Stage[] => useApiQuery(listSignalStages).data?.data ?? builtInStages;
