/** Mutations of the signed-in user and their sessions. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ProfileChange } from "@/lib/contracts/account";
import { call } from "./call";
import {
  getMe,
  getProfile,
  getTeam,
  listWorkspaces,
  renameWorkspace,
  revokeSessions,
  switchWorkspace,
  updateProfile,
} from "./operations";
import { announceSession, shownSession } from "./shown-session";

/**
 * Switches the workspace. Reloads the page, as nothing from the previous workspace may remain, and tells other tabs
 * when it is loaded.
 */
export function useWorkspaceSwitch() {
  return useMutation({
    mutationFn: (customerId: string) => call(switchWorkspace, { body: { customerId } }),
    onSuccess: () => window.location.assign("/dashboard"),
  });
}

/** Returns the session to the workspace that this tab shows, after another tab switched it. */
export function useSwitchBack() {
  return useMutation({
    mutationFn: (customerId: string) => call(switchWorkspace, { body: { customerId }, isUnnamed: true }),
    onSuccess: () => announceSession(shownSession()),
  });
}

/** Signs out of all sessions, including this one, and opens the sign-in page. */
export function useRevokeSessions() {
  return useMutation({
    mutationFn: () => call(revokeSessions),
    onSuccess: () => {
      announceSession(null);
      window.location.assign("/sign-in");
    },
  });
}

/** Changes what the user is called or shown. */
export function useProfileChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileChange) => call(updateProfile, { body }),
    onSettled: () =>
      Promise.all(
        [getProfile, getMe, getTeam].map(({ path }) => client.invalidateQueries({ queryKey: [path] })),
      ),
  });
}

export function useWorkspaceRename() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { name: string }) => call(renameWorkspace, { body }),
    onSettled: () =>
      Promise.all([getMe, listWorkspaces].map(({ path }) => client.invalidateQueries({ queryKey: [path] }))),
  });
}
