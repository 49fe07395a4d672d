import {
  createOutboundClient,
  type OutboundClient,
  type SafeRequest,
  type SafeResponse,
} from "./outbound-client";

const clients = new Map<boolean, OutboundClient>();

/**
 * The only way to call an address given by a customer: HTTPS to public addresses, no redirects, 5 s to connect,
 * 15 s to answer, 64 KiB of response. Connections are kept alive and shared fairly between workspaces. `allowPrivate`
 * also allows HTTP and local networks, for local use. Throws OutboundError or the abort reason.
 */
export function safeRequest({
  allowPrivate,
  ...request
}: SafeRequest & { allowPrivate: boolean }): Promise<SafeResponse> {
  let client = clients.get(allowPrivate);
  if (!client) {
    client = createOutboundClient({ allowPrivate });
    clients.set(allowPrivate, client);
  }
  return client.request(request);
}

export type SendRequest = typeof safeRequest;
