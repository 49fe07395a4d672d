import type { Context } from "@/lib/context";
import { settings } from "@/lib/domain/settings";
import { log } from "@/lib/log";
import type { NetworkPage } from "@/lib/networks/network";

/** Logs how many items could not be read, with the vendor's name; the rest of the page is kept. */
export function noteMalformed(
  ctx: Context,
  page: Pick<NetworkPage<unknown>, "malformed">,
  subject: Record<string, string>,
): void {
  if (page.malformed === 0) return;
  const { customerId, ports } = ctx;
  const network = ports.network.id;
  log.warn({ customerId, network, malformed: page.malformed, ...subject }, "items left out: malformed");
}

/** How many more times a run may ask for a page again. */
export interface Rereads {
  left: number;
}

export const openRereads = (): Rereads => ({ left: settings.reading.rereadsPerRun });

/**
 * Reads a page, and again after a pause while some of its items could not be read: a network that sends a broken item
 * once usually sends it whole the next time. `read` gets the number of earlier tries. Returns the last answer.
 */
export async function readWhole<P extends { unread: number }>(
  rereads: Rereads,
  read: (earlierTries: number) => Promise<P>,
  pause: (earlierTries: number) => Promise<unknown>,
): Promise<P> {
  let page = await read(0);
  for (let tries = 1; page.unread > 0 && tries < settings.reading.triesPerPage && rereads.left > 0; tries++) {
    rereads.left -= 1;
    await pause(tries);
    page = await read(tries);
  }
  return page;
}
