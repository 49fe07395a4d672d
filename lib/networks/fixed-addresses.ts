/** What networks have in common whose addresses never change and tell people from organizations. */
import type { Network, NetworkInfo } from "./network";
import { parseNetworkUrl } from "./network-url";

/** The port's address functions for a network that can be searched by keywords. */
export const fixedAddresses = ({
  id,
  name,
  host,
}: Pick<NetworkInfo, "id" | "name" | "host">): Pick<
  Network,
  "id" | "host" | "networks" | "readAddress" | "resolveAddress"
> => ({
  id,
  host,
  networks: [
    {
      ...{ id, name, host, searchRefusal: null },
      examples: {
        person: `https://${host}/in/your-profile`,
        company: `https://${host}/company/your-company`,
      },
    },
  ],
  readAddress: (input) => parseNetworkUrl(input, host),
  resolveAddress: async (address) => address,
});
