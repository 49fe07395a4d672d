import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A proxy to a database whose connections stay open while nothing passes. */
export interface FrozenProxy {
  url: string;
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
}

export async function startProxy(databaseUrl: string): Promise<FrozenProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((socket) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const end of [socket, upstream]) {
      sockets.add(end);
      end.on("error", () => {}).on("close", () => sockets.delete(end));
      const other = end === socket ? upstream : socket;
      end.on("data", (chunk) => other.write(chunk)).on("end", () => other.end());
      if (isFrozen) end.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
