import { pick } from "@/db/pick";
import {
  type ClientEntry,
  findClientAcrossCustomers,
  findClientPageAcrossCustomers,
} from "@/db/queries/api-clients";
import type { Context } from "@/lib/context";
import type { AdminClient, AdminClientQuery } from "@/lib/contracts/admin";
import { notFound } from "@/lib/errors";

/** A page of the active clients of all workspaces, newest first. */
export async function listClients({ db }: Pick<Context, "db">, query: AdminClientQuery) {
  const { rows, total } = await findClientPageAcrossCustomers(db, query);
  return { data: rows.map(presentEntry), total, limit: query.limit, offset: query.offset };
}

/** A client's current state. Throws 404. */
export async function readClient({ db }: Pick<Context, "db">, input: { id: string }): Promise<AdminClient> {
  const entry = await findClientAcrossCustomers(db, input);
  if (!entry) throw notFound("client");
  return presentEntry(entry);
}

const presentEntry = ({ client, customer }: ClientEntry): AdminClient => ({
  ...pick(client, "id", "clientId", "name", "contactEmail", "networkUrl", "companyName", "scopes"),
  ...pick(client, "approval"),
  customer,
  createdAt: client.createdAt.toISOString(),
  decidedAt: client.decidedAt?.toISOString() ?? null,
  lastUsedAt: client.lastUsedAt?.toISOString() ?? null,
});
