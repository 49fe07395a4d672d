import { runtime } from "@/lib/runtime";

/** What the guides must know of this installation, so that their commands work as they stand. */
export interface Facts {
  appUrl: string;
  /** Where people's profiles are: `www.network.example`. */
  networkHost: string;
}

export function readFacts(): Facts {
  const { ports } = runtime();
  return { appUrl: ports.appUrl, networkHost: ports.network.host };
}
