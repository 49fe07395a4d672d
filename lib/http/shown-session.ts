import type { SessionIdentity } from "@/db/queries/sessions";
import { Csv, type Operation } from "@/lib/contracts/operation";
import { shownNames, shownValues } from "@/lib/contracts/shown-session";
import { AppError } from "@/lib/errors";

/** The user and the workspace of a session, as a page names them. */
export const shownSession = ({ user, customer }: Pick<SessionIdentity, "user" | "customer">) => ({
  userId: user.id,
  workspaceId: customer?.id ?? null,
});

/**
 * Requires that the session still has the user and the workspace that the request names, if it names any: another tab
 * of the browser may have switched. Throws 409 `workspace_changed`.
 */
export function requireShownSession(
  request: Request,
  { response }: Pick<Operation, "response">,
  identity: SessionIdentity,
): void {
  const current = shownValues(shownSession(identity));
  const query = response === Csv ? new URL(request.url).searchParams : null;
  for (const name of ["user", "workspace"] as const) {
    const { header, parameter } = shownNames[name];
    const named = request.headers.get(header) ?? query?.get(parameter) ?? null;
    if (named !== null && named !== current[name]) throw new AppError("workspace_changed", messages[name]);
  }
}

const messages = {
  user: "You are signed in as someone else now. Reload the page.",
  workspace: "You are in another workspace now. Reload the page, or switch back.",
};
