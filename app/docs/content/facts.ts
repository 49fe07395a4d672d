import { runtime } from "@/lib/runtime";

/** Facts about this installation that the guides use, so their commands work without editing. */
export interface Facts {
  appUrl: string;
  /** Host of the network's profile pages, for example `www.network.example`. */
  networkHost: string;
}

export function readFacts(): Facts {
  const { ports } = runtime();
  return { appUrl: ports.appUrl, networkHost: ports.network.host };
}
