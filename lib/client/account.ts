/** Changes to whoever is signed in, and to their sessions. */
import { useMutation } from "@tanstack/react-query";
import { call } from "./call";
import { revokeSessions, switchWorkspace } from "./operations";

/** Works in another workspace. Nothing of the one before may stay in the page: it is loaded anew. */
export function useWorkspaceSwitch() {
  return useMutation({
    mutationFn: (customerId: string) => call(switchWorkspace, { body: { customerId } }),
    onSuccess: () => window.location.assign("/dashboard"),
  });
}

/** Signs out everywhere, here too, and leaves for the sign-in page. */
export function useRevokeSessions() {
  return useMutation({
    mutationFn: () => call(revokeSessions),
    onSuccess: () => window.location.assign("/sign-in"),
  });
}
