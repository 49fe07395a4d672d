import { createServer } from "node:net";

/** Why this process cannot listen there now, as the system's error code; undefined when it can. */
export function portProblem(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
}

/** A loopback port that nobody listens on: the preferred one when it is free, else any. */
export async function findFreePort(preferred?: number): Promise<number> {
  if (preferred && !(await portProblem(preferred, "127.0.0.1"))) return preferred;
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen({ port: 0, host: "127.0.0.1" }, () => {
      const address = probe.address();
      probe.close(() => {
        if (address && typeof address === "object") resolve(address.port);
        else reject(new Error("The system gave no port on 127.0.0.1."));
      });
    });
  });
}
