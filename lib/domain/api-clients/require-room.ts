import type { Db } from "@/db/client";
import { countLiveApiClients } from "@/db/queries/api-clients";
import { AppError } from "@/lib/errors";

const liveClients = 10;

/** Throws `client_cap_reached` where one more client would be too many. The workspace must be locked. */
export async function requireClientRoom(db: Db, input: { customerId: string }): Promise<void> {
  if ((await countLiveApiClients(db, input)) < liveClients) return;
  throw new AppError(
    "client_cap_reached",
    `A workspace has at most ${liveClients} clients: remove one first.`,
  );
}
