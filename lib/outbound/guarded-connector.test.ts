import type { LookupAddress } from "node:dns";
import { createConnection } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Receiver, startReceiver } from "@/tests/fakes/receiver/receiver";
import { guardedConnector } from "./guarded-connector";
import { OutboundError } from "./outbound-error";

const canaryAddress = { address: "127.0.0.1", family: 4 };
const publicAddress = { address: "93.184.216.34", family: 4 };
const options = (resolve: () => Promise<LookupAddress[]>) => ({
  allowPrivate: false,
  connectTimeoutMs: 1_000,
  resolve,
});

let canary: Receiver;
beforeEach(async () => {
  canary = await startReceiver();
});
afterEach(() => canary.close());

/** Connects as undici does. Resolves to the error, or to null if a socket was returned. */
function connectWith(connect: ReturnType<typeof guardedConnector>, hostname: string): Promise<Error | null> {
  const target = { protocol: "http:", hostname, port: new URL(canary.url).port };
  return new Promise((resolve) => connect(target, (...[error]) => resolve(error)));
}

describe("guardedConnector", () => {
  it.each(["127.0.0.1", "::1", "169.254.169.254"])(
    "opens no socket to the literal address %s",
    async (hostname) => {
      const connect = guardedConnector(options(() => Promise.reject(new Error("a literal was looked up"))));
      expect(await connectWith(connect, hostname)).toMatchObject({ kind: "blocked" });
      expect(canary.connections()).toBe(0);
    },
  );

  it.each([[[canaryAddress]], [[publicAddress, canaryAddress]], [[canaryAddress, publicAddress]], [[]]])(
    "opens no socket for a name that resolves to %j",
    async (addresses) => {
      const connect = guardedConnector(options(async () => addresses));
      expect(await connectWith(connect, "hooks.example")).toMatchObject({ kind: "blocked" });
      expect(canary.connections()).toBe(0);
    },
  );

  it("looks up a name once per connection and blocks when the next result is private", async () => {
    const answers = [[publicAddress], [canaryAddress]];
    const dialled: unknown[] = [];
    const connect = guardedConnector(
      options(async () => answers.shift() ?? []),
      (lookup) =>
        ({ hostname }, callback) =>
          lookup(hostname, { all: true }, (error, addresses) => {
            dialled.push(error ?? addresses);
            callback(error ?? new Error("dialled"), null);
          }),
    );
    expect(await connectWith(connect, "rebinding.example")).toMatchObject({ message: "dialled" });
    expect(await connectWith(connect, "rebinding.example")).toMatchObject({ kind: "blocked" });
    expect(dialled).toEqual([[publicAddress], expect.any(OutboundError)]);
    expect(canary.connections()).toBe(0);
  });

  it("sends nothing over a socket that is connected to a private address", async () => {
    const connect = guardedConnector(
      options(async () => [publicAddress]),
      () =>
        ({ port }, callback) => {
          const socket = createConnection({ host: "127.0.0.1", port: Number(port) });
          socket.once("connect", () => callback(null, socket));
        },
    );
    expect(await connectWith(connect, "hooks.example")).toMatchObject({ kind: "blocked" });
    expect(canary.requests).toEqual([]);
  });

  it("reports a name that cannot be found", async () => {
    const missing = new OutboundError("dns", "The host name hooks.example could not be found.");
    const connect = guardedConnector(options(() => Promise.reject(missing)));
    expect(await connectWith(connect, "hooks.example")).toBe(missing);
  });
});
