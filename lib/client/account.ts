/** Mutations of the signed-in user and their sessions. */
import { useMutation } from "@tanstack/react-query";
import { call } from "./call";
import { revokeSessions, switchWorkspace } from "./operations";

/** Switches the workspace. Reloads the page, as nothing from the previous workspace may remain. */
export function useWorkspaceSwitch() {
  return useMutation({
    mutationFn: (customerId: string) => call(switchWorkspace, { body: { customerId } }),
    onSuccess: () => window.location.assign("/dashboard"),
  });
}

/** Signs out of all sessions, including this one, and opens the sign-in page. */
export function useRevokeSessions() {
  return useMutation({
    mutationFn: () => call(revokeSessions),
    onSuccess: () => window.location.assign("/sign-in"),
  });
}
