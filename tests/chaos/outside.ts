/** Everything outside the product: the vendor of the network, and the customers' servers. */
import { text as readText } from "node:stream/consumers";
import { fixedClock } from "@/lib/clock";
import { listen } from "@/tests/fakes/listen";
import { type HarvestApiFault, startHarvestApiFake } from "@/tests/fakes/network/harvestapi";
import { type Behaviour, behave } from "@/tests/fakes/receiver/behaviour";

/** A delivery that a customer's server has accepted. */
export interface Accepted {
  path: string;
  key: string;
}

export interface Outside {
  vendor: { url: string; key: string; clock: ReturnType<typeof fixedClock> };
  receiverUrl: string;
  accepted: Accepted[];
  /** Each call of the vendor asks for its fault, each delivery for the receiver's; null for none. */
  vendorFault: () => HarvestApiFault | null;
  receiverFault: () => Behaviour | null;
  /** Ends the faults, and breaks the connections that they left hanging. */
  recover(): void;
  close(): Promise<void>;
}

const vendorKey = "chaos";
const pageSizes = { posts: 8, reactions: 12, comments: 6 };
const none = () => null;
/** Faults after a status line that accepts the delivery. */
const saysOk: Behaviour["kind"][] = ["cut", "dribble"];

/** The vendor shows the world as it is at `now` until its clock is moved. */
export async function openOutside(now: Date): Promise<Outside> {
  const clock = fixedClock(now);
  const vendor = await startHarvestApiFake({
    clock,
    apiKey: vendorKey,
    pageSizes,
    faults: () => outside.vendorFault(),
  });
  const accepted: Accepted[] = [];
  const receiver = await listen(async (request, response) => {
    await readText(request);
    const fault = outside.receiverFault();
    if (!fault || saysOk.includes(fault.kind)) {
      accepted.push({ path: request.url ?? "", key: String(request.headers["idempotency-key"]) });
    }
    if (fault) behave(fault, request, response);
    else response.writeHead(200).end();
  });
  const outside: Outside = {
    vendor: { url: vendor.url, key: vendorKey, clock },
    receiverUrl: receiver.url,
    accepted,
    vendorFault: none,
    receiverFault: none,
    recover() {
      outside.vendorFault = none;
      outside.receiverFault = none;
      vendor.breakConnections();
      receiver.server.closeAllConnections();
    },
    async close() {
      await Promise.all([vendor.stop(), receiver.close()]);
    },
  };
  return outside;
}
