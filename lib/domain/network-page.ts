import type { Context } from "@/lib/context";
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
