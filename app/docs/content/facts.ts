import { describeApi } from "@/lib/http/openapi/describe";
import type { ApiDescription } from "@/lib/http/openapi/document";
import { runtime } from "@/lib/runtime";

/** Facts about this installation that the guides use, so their commands work without editing. */
export interface Facts {
  appUrl: string;
  /** What the address of a profile looks like on the first network. */
  profileExample: string;
  api: ApiDescription;
}

export async function readFacts(): Promise<Facts> {
  const { appUrl, network } = runtime().ports;
  return {
    appUrl,
    profileExample: network.networks[0]?.examples.person ?? "",
    api: await describeApi(appUrl),
  };
}
