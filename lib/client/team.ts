/** Changes to the team: roles are shown at once, everything is read anew after. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { NewInvite, Team, TeamMember } from "@/lib/contracts/team";
import { call } from "./call";
import { cancelInvite, changeMemberRole, getTeam, inviteMember, removeMember } from "./operations";
import { queryKeyOf } from "./queries";

const key = queryKeyOf(getTeam);

/** Gives a member another role. The list shows it before the server answers, and takes it back if it refuses. */
export function useRoleChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ userId, role }: Pick<TeamMember, "userId" | "role">) =>
      call(changeMemberRole, { params: { userId }, body: { role } }),
    onMutate: async ({ userId, role }) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<Team>(key);
      client.setQueryData<Team>(
        key,
        (team) =>
          team && {
            ...team,
            members: team.members.map((one) => (one.userId === userId ? { ...one, role } : one)),
          },
      );
      return { before };
    },
    onError: (_error, _input, kept) => client.setQueryData(key, kept?.before),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

export function useRemoveMember() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (userId: string) => call(removeMember, { params: { userId } }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

/** Invites someone, or mails a new link to whoever was invited before. A refusal may have kept the invite. */
export function useInvite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewInvite) => call(inviteMember, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

export function useCancelInvite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(cancelInvite, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
