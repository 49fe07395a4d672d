import type { LookupFunction } from "node:net";
import { buildConnector } from "undici";
import { isAllowedAddress, literalAddress } from "./address";
import { OutboundError } from "./outbound-error";
import type { ResolveHost } from "./resolve-host";

export interface GuardOptions {
  allowPrivate: boolean;
  resolve: ResolveHost;
  connectTimeoutMs: number;
}

type Dial = (lookup: LookupFunction) => buildConnector.connector;

const blocked = (host: string) =>
  new OutboundError("blocked", `${host} lies in a private or reserved network, which signals never reach.`);

/**
 * A connector for undici that opens sockets to allowed addresses only. It checks three times: literals, which
 * are never looked up; every address that a name has, of which the socket then uses one, so that a second
 * look-up cannot change it; and the address that the socket has in the end.
 */
export function guardedConnector(options: GuardOptions, dial: Dial = dialWithin(options.connectTimeoutMs)) {
  const isAllowed = (ip: string | undefined) =>
    ip !== undefined && isAllowedAddress(ip, options.allowPrivate);
  const connect = dial(guardedLookup(options, isAllowed));

  const guarded: buildConnector.connector = (target, callback) => {
    const literal = literalAddress(target.hostname);
    if (literal && !isAllowed(literal)) return callback(blocked(target.hostname), null);
    connect(target, (...[error, socket]) => {
      if (error) return callback(error, null);
      if (isAllowed(socket.remoteAddress)) return callback(null, socket);
      socket.destroy();
      callback(blocked(target.hostname), null);
    });
  };
  return guarded;
}

/** Both families are tried in turn. Node's 250 ms for one of them give up on hosts that are merely far away. */
const dialWithin =
  (timeout: number): Dial =>
  (lookup) =>
    buildConnector({ timeout, lookup, autoSelectFamily: true, autoSelectFamilyAttemptTimeout: 1_500 });

function guardedLookup({ resolve }: GuardOptions, isAllowed: (ip: string) => boolean): LookupFunction {
  return (hostname, { all }, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || !addresses.every(({ address }) => isAllowed(address))) callback(blocked(hostname), "");
        else if (all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: Error) => callback(error, ""),
    );
  };
}
