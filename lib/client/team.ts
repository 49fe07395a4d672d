/** Mutations of the team: roles update optimistically, then everything is reloaded. */
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { NewInvite, Team, TeamMember } from "@/lib/contracts/team";
import { call } from "./call";
import {
  cancelInvite,
  changeMemberRole,
  getDashboardPending,
  getTeam,
  inviteMember,
  removeMember,
} from "./operations";
import { queryKeyOf } from "./queries";

const key = queryKeyOf(getTeam);

/** Reloads everything that shows invitations. */
const reloadInvites = (client: QueryClient) =>
  Promise.all(
    [getTeam, getDashboardPending].map(({ path }) => client.invalidateQueries({ queryKey: [path] })),
  );

/** Changes a member's role. Updates the list optimistically and rolls back on error. */
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

/** Invites someone, or mails a new link to an earlier invitee. The invite may exist even if the call fails. */
export function useInvite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewInvite) => call(inviteMember, { body }),
    onSettled: () => reloadInvites(client),
  });
}

export function useCancelInvite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(cancelInvite, { params: { id } }),
    onSettled: () => reloadInvites(client),
  });
}
