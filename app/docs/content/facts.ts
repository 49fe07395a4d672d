import { runtime } from "@/lib/runtime";

/** Facts about this installation that the guides use, so their commands work without editing. */
export interface Facts {
  appUrl: string;
  /** What the address of a profile looks like on the first network. */
  profileExample: string;
}

export function readFacts(): Facts {
  const { ports } = runtime();
  return { appUrl: ports.appUrl, profileExample: ports.network.networks[0]?.examples.person ?? "" };
}
