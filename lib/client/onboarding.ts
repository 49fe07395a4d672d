/** Workspace setup, from the first answers to activation. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { OnboardingStart, SuggestedSource } from "@/lib/contracts/onboarding";
import { ApiError, call } from "./call";
import { checkSession } from "./check-session";
import {
  activateSetup,
  createSource,
  getMe,
  getOnboarding,
  getProvisioningStatus,
  listSources,
  startOnboarding,
} from "./operations";
import { query, queryKeyOf } from "./queries";

/** The progress of setup. */
export const provisioningQuery = () => query(getProvisioningStatus);

/** Starts setup, creating a workspace if there is none. If setup is already running, shows that instead. */
export function useStartOnboarding() {
  const client = useQueryClient();
  // Progress too: setup may have failed by the time the account is read.
  const readAgain = () =>
    Promise.all(
      [getMe, getOnboarding, getProvisioningStatus].map((operation) =>
        client.invalidateQueries({ queryKey: queryKeyOf(operation) }),
      ),
    );
  return useMutation({
    mutationFn: (body: OnboardingStart) => call(startOnboarding, { body }),
    onSuccess: async (progress) => {
      await checkSession(); // The session has the new workspace, which this tab then shows.
      client.setQueryData(queryKeyOf(getProvisioningStatus), progress);
      return readAgain();
    },
    onError: async (error) => {
      if (error instanceof ApiError && error.status === 409) await readAgain();
    },
  });
}

/** A suggestion that could not be added, and why. */
export interface RefusedSuggestion {
  displayName: string;
  reason: string;
}

/** Adds suggestions one after the other; returns those that failed. Existing sources count as added. */
export function useAddSuggestions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (suggestions: readonly SuggestedSource[]): Promise<RefusedSuggestion[]> => {
      const refused: RefusedSuggestion[] = [];
      for (const { sourceType, networkUrl, keywords, network, displayName } of suggestions) {
        const at =
          sourceType === "keyword_search"
            ? { keywords: keywords ?? [], network: network ?? undefined }
            : { networkUrl: networkUrl ?? "" };
        try {
          await call(createSource, { body: { sourceType, displayName, ...at } });
        } catch (error) {
          if (!(error instanceof ApiError) || error.status === 0) throw error;
          if (error.code !== "duplicate_source") refused.push({ displayName, reason: error.message });
        }
      }
      return refused;
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [listSources.path] }),
        client.invalidateQueries({ queryKey: queryKeyOf(getOnboarding) }),
      ]),
  });
}

/** Activates the workspace and reloads everything that depended on it, on any page. */
export function useActivation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(activateSetup),
    onSuccess: () => client.invalidateQueries({ refetchType: "none" }),
  });
}
