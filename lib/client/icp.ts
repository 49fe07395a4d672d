/** Mutations of the ideal customer profile, and the what-if comparison. */
import { keepPreviousData, type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { IcpChange, IcpFields, IcpProfile, ResettableIcp } from "@/lib/contracts/icp";
import { call } from "./call";
import {
  acceptIcpProposal,
  dismissIcpProposal,
  getDashboardPending,
  getIcp,
  getIcpRescore,
  listIcpProposals,
  listSignals,
  resetIcp,
  startIcpRescore,
  updateIcp,
  whatIfIcp,
} from "./operations";
import { query, queryKeyOf } from "./queries";

const key = queryKeyOf(getIcp);

/** Reloads everything that was computed from the previous profile. */
const reloadJudged = (client: QueryClient) =>
  Promise.all(
    [whatIfIcp, listIcpProposals, getIcpRescore, getDashboardPending].map(({ path }) =>
      client.invalidateQueries({ queryKey: [path] }),
    ),
  );

const withReset = (icp: IcpProfile): ResettableIcp => ({ ...icp, resettable: icp.draft !== null });

/** Saves fields of the profile. Updates optimistically and rolls back on error. */
export function useIcpChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: IcpChange) => call(updateIcp, { body: change }),
    onMutate: async ({ version: _, ...change }) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<ResettableIcp>(key);
      if (before) client.setQueryData<ResettableIcp>(key, { ...before, ...defined(change) });
      return { before };
    },
    onError: (_error, _change, kept) => {
      if (kept?.before) client.setQueryData(key, kept.before);
    },
    onSuccess: (icp) => client.setQueryData(key, withReset(icp)),
    onSettled: () => reloadJudged(client),
  });
}

/** Restores what onboarding proposed. */
export function useIcpReset() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(resetIcp),
    onSuccess: (icp) => client.setQueryData(key, withReset(icp)),
    onSettled: () => reloadJudged(client),
  });
}

/** Applies a proposed change, or hides it. */
export function useProposalDecision() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, accepts }: { id: string; accepts: boolean }) => {
      if (accepts) return call(acceptIcpProposal, { params: { id } });
      await call(dismissIcpProposal, { params: { id } });
      return null;
    },
    onSuccess: (icp) => icp && client.setQueryData(key, withReset(icp)),
    onSettled: () => reloadJudged(client),
  });
}

/** How far scoring existing signals again has got. */
export const rescoreQuery = query(getIcpRescore);

/** Starts to score existing signals again. */
export function useRescore() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(startIcpRescore),
    onSuccess: (state) => client.setQueryData(queryKeyOf(getIcpRescore), state),
    onSettled: () => client.invalidateQueries({ queryKey: [listSignals.path] }),
  });
}

/** What the changed profile would have made of the people of the last 30 days. */
export const whatIfQuery = (change: Partial<IcpFields>) => ({
  ...query(whatIfIcp, { body: change }),
  placeholderData: keepPreviousData,
});

/** A partial profile without undefined fields. */
function defined(change: IcpChange): Partial<ResettableIcp> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
