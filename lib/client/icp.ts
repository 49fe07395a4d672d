/** Mutations of the ideal customer profile, and the what-if comparison. */
import { keepPreviousData, useMutation, useQueryClient } from "@tanstack/react-query";
import type { IcpChange, IcpFields, IcpProfile, ResettableIcp } from "@/lib/contracts/icp";
import { call } from "./call";
import { getIcp, resetIcp, updateIcp, whatIfIcp } from "./operations";
import { query, queryKeyOf } from "./queries";

const key = queryKeyOf(getIcp);

/** Everything that was computed from the previous profile. */
const judged = { queryKey: [whatIfIcp.path] };

const withReset = (icp: IcpProfile): ResettableIcp => ({ ...icp, resettable: icp.draft !== null });

/** Saves fields of the profile. Updates optimistically and rolls back on error. */
export function useIcpChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: IcpChange) => call(updateIcp, { body: change }),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<ResettableIcp>(key);
      if (before) client.setQueryData<ResettableIcp>(key, { ...before, ...defined(change) });
      return { before };
    },
    onError: (_error, _change, kept) => {
      if (kept?.before) client.setQueryData(key, kept.before);
    },
    onSuccess: (icp) => client.setQueryData(key, withReset(icp)),
    onSettled: () => client.invalidateQueries(judged),
  });
}

/** Restores what onboarding proposed. */
export function useIcpReset() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(resetIcp),
    onSuccess: (icp) => client.setQueryData(key, withReset(icp)),
    onSettled: () => client.invalidateQueries(judged),
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
