import { findApiClients } from "@/db/queries/api-clients";
import type { Context } from "@/lib/context";
import type { Paging } from "@/lib/contracts/operation";
import { presentApiClient } from "./present";

/** A page of the workspace's active clients, newest first. */
export async function listApiClients({ db, customerId, clock }: Context, paging: Paging) {
  const { rows, total } = await findApiClients(db, { customerId, now: clock.now(), ...paging });
  return { data: rows.map(presentApiClient), total, ...paging };
}
