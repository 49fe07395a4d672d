import type { LookupFunction } from "node:net";
import { buildConnector } from "undici";
import { isAllowedAddress, literalAddress } from "./address";
import { OutboundError } from "./outbound-error";
import type { ResolveHost } from "./resolve-host";
import { readStatusLines } from "./status-line";

export interface GuardOptions {
  allowPrivate: boolean;
  resolve: ResolveHost;
  connectTimeoutMs: number;
}

type Dial = (lookup: LookupFunction) => buildConnector.connector;

const blocked = (host: string) =>
  new OutboundError("blocked", `${host} is in a private or reserved network. Signals are never sent there.`);

/**
 * An undici connector that opens sockets only to allowed addresses. It checks literals, which are never looked up;
 * every address a name resolves to, one of which the socket then uses, so that a second lookup cannot change it;
 * and the socket's actual remote address.
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
      if (!isAllowed(socket.remoteAddress)) {
        socket.destroy();
        return callback(blocked(target.hostname), null);
      }
      readStatusLines(socket);
      callback(null, socket);
    });
  };
  return guarded;
}

/** Tries both address families in turn. Node's default of 250 ms per attempt gives up on distant hosts. */
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
