import { createServer } from "node:net";

/** The system's error code if this process cannot listen on the port; undefined if it can. */
export function portProblem(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
}

/** A free loopback port: the preferred one if it is free, otherwise any. */
export async function findFreePort(preferred?: number): Promise<number> {
  if (preferred && !(await portProblem(preferred, "127.0.0.1"))) return preferred;
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen({ port: 0, host: "127.0.0.1" }, () => {
      const address = probe.address();
      probe.close(() => {
        if (address && typeof address === "object") resolve(address.port);
        else reject(new Error("The system assigned no port on 127.0.0.1."));
      });
    });
  });
}
