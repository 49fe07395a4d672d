import { endSession } from "@/components/sign-in/auth-requests";
import { notify } from "@/components/ui/toast";

/** Ends the session, then leaves by a full load, so that nothing of it stays in the browser's memory. */
export async function signOut(): Promise<void> {
  try {
    await endSession();
    window.location.assign("/sign-in");
  } catch {
    notify({ text: "Not signed out", description: "The server did not answer. Try again.", tone: "danger" });
  }
}
