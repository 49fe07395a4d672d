import { endSession } from "@/components/sign-in/auth-requests";
import { notify } from "@/components/ui/toast";
import { isSessionChanged } from "@/lib/client/call";

/** Ends the session, then leaves with a full page load to clear all in-memory data. */
export async function signOut(): Promise<void> {
  try {
    await endSession();
    window.location.assign("/sign-in");
  } catch (error) {
    if (isSessionChanged(error)) return;
    notify({
      text: "Could not sign out",
      description: "The server did not respond. Try again.",
      tone: "danger",
    });
  }
}
