import type { Me } from "@/lib/contracts/account";
import { isSameSession } from "@/lib/contracts/shown-session";
import { call } from "./call";
import { getMe } from "./operations";
import { adoptWorkspace, shownSession } from "./shown-session";

/** The session that a tab found instead of the one it shows. */
export interface OtherSession {
  /** Whether someone else is signed in; otherwise the same user is in another workspace. */
  isOtherUser: boolean;
  user: Me["user"];
  customer: Me["customer"];
}

/**
 * Compares the session with what this tab shows: `same`, `adopted` if the tab's user got their first workspace, or the
 * other session. Throws `ApiError`, 401 without a session.
 */
export async function checkSession(signal?: AbortSignal): Promise<"same" | "adopted" | OtherSession> {
  const { user, customer } = await call(getMe, { isUnnamed: true, ...(signal && { signal }) });
  const shown = shownSession();
  const current = { userId: user.id, workspaceId: customer?.id ?? null };
  if (!shown || isSameSession(shown, current)) return "same";
  const isOtherUser = shown.userId !== user.id;
  if (!isOtherUser && shown.workspaceId === null && customer) {
    adoptWorkspace(customer.id);
    return "adopted";
  }
  return { isOtherUser, user, customer };
}
