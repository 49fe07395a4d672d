import { pick } from "@/db/pick";
import { policy } from "@/db/policy";
import { insertCode } from "@/db/queries/app-registrations";
import { lockCustomer } from "@/db/queries/customers";
import { findWorkspacesOfUser, type SessionIdentity } from "@/db/queries/sessions";
import { inTransaction } from "@/db/transaction";
import { seconds } from "@/lib/clock";
import type { Context } from "@/lib/context";
import type { AppConnection } from "@/lib/contracts/connected-apps";
import { recordAudit } from "@/lib/domain/audit/record";
import { memberScopes } from "@/lib/domain/oauth/member-scopes";
import { describeDestination } from "@/lib/domain/oauth/redirect-uri";
import { hasRoom, noRoom } from "@/lib/domain/oauth/room";
import { AppError, invalidField, notFound } from "@/lib/errors";
import { hashToken, newId, newToken } from "@/lib/ids";
import { readAuthorizationRequest } from "./authorization-request";
import { requireOpenWorkspace } from "./open-workspace";

type Caller = Pick<Context, "db" | "clock" | "ports" | "requestId" | "ip"> & { identity: SessionIdentity };

/**
 * Allows an app what it asks for, or a part of it, in one of the user's workspaces. Returns the address with the code,
 * which works once and for a minute. Throws 400 for a request that cannot be answered and for scopes beyond it or
 * beyond the user's role, 404 for another workspace, 409 `client_cap_reached`.
 */
export async function connectApp(
  ctx: Caller,
  { request: query, customerId, scopes }: AppConnection,
): Promise<{ redirectTo: string }> {
  const { identity, db, clock } = ctx;
  const read = await readAuthorizationRequest(ctx, query);
  if (read.kind !== "asked") {
    const message = read.kind === "refused" ? read.message : "The app's request is not valid.";
    throw new AppError("validation_error", message, [{ path: "request", message }]);
  }
  const { request } = read;
  const { id: userId } = identity.user;
  const { rows } = await findWorkspacesOfUser(db, { userId, customerId, limit: 1 });
  const [workspace] = rows;
  if (!workspace) throw notFound("workspace");
  requireOpenWorkspace(workspace.lifecycle);
  const allowed = memberScopes(workspace).filter((scope) => request.scopes.includes(scope));
  const granted = allowed.filter((scope) => scopes.includes(scope));
  if (granted.length < new Set(scopes).size) {
    throw invalidField("scopes", `must be among ${allowed.join(", ")}`);
  }
  const code = newToken();
  const now = clock.now();
  const grantId = newId();
  await inTransaction(db, async (tx) => {
    await lockCustomer(tx, { customerId });
    // Told here; what counts is the exchange of the code.
    if (!(await hasRoom({ ...ctx, db: tx }, { customerId, userId, exceptAppId: request.app.id }))) {
      throw new AppError("client_cap_reached", noRoom);
    }
    await insertCode(tx, {
      customerId,
      code: {
        hash: hashToken(code),
        appId: request.app.id,
        userId,
        grantId,
        scopes: granted,
        ...pick(request, "audience", "redirectUri", "codeChallenge"),
        expiresAt: new Date(now.getTime() + seconds(policy.authorizationCodeSeconds)),
        createdAt: now,
      },
    });
    await recordAudit(
      { ...ctx, db: tx, customerId, actor: { kind: "user", userId } },
      {
        action: "connected_app.connected",
        subjectId: grantId,
        detail: {
          name: request.app.name,
          scopes: granted,
          returnsTo: describeDestination(request.redirectUri),
        },
      },
    );
  });
  return { redirectTo: request.answer({ code }) };
}
