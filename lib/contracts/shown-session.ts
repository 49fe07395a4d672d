/** How a page names the user and the workspace that it shows, so that it never acts for others. */

/** The page of a signed-in user; `workspaceId` is null if they have none. */
export interface ShownSession {
  userId: string;
  workspaceId: string | null;
}

/** Names in request headers, and in the query of a download, which browsers request without headers of ours. */
export const shownNames = {
  user: { header: "X-User", parameter: "user" },
  workspace: { header: "X-Workspace", parameter: "workspace" },
} as const;

/** The value that names no workspace. */
const none = "none";

/** The values to send, by name. */
export const shownValues = ({ userId, workspaceId }: ShownSession) => ({
  user: userId,
  workspace: workspaceId ?? none,
});

export const isSameSession = (a: ShownSession, b: ShownSession): boolean =>
  a.userId === b.userId && a.workspaceId === b.workspaceId;

/** The address of a download, with whose it is in its query. */
export function nameSession(address: string, session: ShownSession): string {
  const { user, workspace } = shownValues(session);
  const named = new URLSearchParams({
    [shownNames.user.parameter]: user,
    [shownNames.workspace.parameter]: workspace,
  });
  return `${address}${address.includes("?") ? "&" : "?"}${named}`;
}
