import { findWorkspacesOfUser, type SessionIdentity } from "@/db/queries/sessions";
import type { ApiScope } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import { memberScopes } from "@/lib/domain/oauth/member-scopes";
import { describeDestination, isWebsite } from "@/lib/domain/oauth/redirect-uri";
import { readAuthorizationRequest } from "./authorization-request";
import { isOpenWorkspace } from "./open-workspace";

/** A workspace that the person may connect the app to. */
export interface ConsentWorkspace {
  id: string;
  name: string;
  /** What the person can allow there, out of what the app asks for. */
  scopes: ApiScope[];
  isActive: boolean;
}

/** What the consent page shows. */
export type Consent =
  | { kind: "refused"; message: string }
  | { kind: "returned"; message: string; returnsTo: string; redirectTo: string }
  | {
      kind: "asked";
      app: string;
      /** Where the browser goes afterwards, in words. */
      returnsTo: string;
      isWebsite: boolean;
      scopes: ApiScope[];
      workspaces: ConsentWorkspace[];
      /** Where to go if the person refuses. */
      denied: string;
    };

/** More workspaces than anyone belongs to. */
const limit = 1_000;

/** The request as the person is asked about it: the current workspace first, without those that are stopped. */
export async function readConsent(
  { db, ports, identity }: Pick<Context, "db" | "ports"> & { identity: SessionIdentity },
  query: string,
): Promise<Consent> {
  const read = await readAuthorizationRequest({ db, ports }, query);
  if (read.kind === "refused") return read;
  if (read.kind === "returned") {
    const { message, redirectTo } = read;
    return { kind: "returned", message, redirectTo, returnsTo: describeDestination(read.redirectUri) };
  }
  const { app, redirectUri, scopes, answer } = read.request;
  const { rows } = await findWorkspacesOfUser(db, { userId: identity.user.id, limit });
  const workspaces = rows
    .filter(({ lifecycle }) => isOpenWorkspace(lifecycle))
    .toSorted((a, b) => Number(b.id === identity.customer?.id) - Number(a.id === identity.customer?.id))
    .map((row) => ({
      id: row.id,
      name: row.name,
      scopes: memberScopes(row).filter((scope) => scopes.includes(scope)),
      isActive: row.lifecycle === "active",
    }));
  return {
    kind: "asked",
    app: app.name,
    returnsTo: describeDestination(redirectUri),
    isWebsite: isWebsite(redirectUri),
    scopes,
    workspaces,
    denied: answer({ error: "access_denied", error_description: "The person refused." }),
  };
}
