import { portProblem } from "../free-port";
import { commandWith } from "../process/hints";
import type { Settings } from "./settings";

/** Throws if the server can't listen. IPv6's localhost is checked too: a browser may try it first. */
export async function requirePort({ port, host }: Pick<Settings, "port" | "host">): Promise<void> {
  const problem = await portProblem(port, host);
  const isLocal = host === "127.0.0.1" || host === "localhost";
  if (problem === "EADDRINUSE" || (isLocal && (await portProblem(port, "::1")) === "EADDRINUSE")) {
    const other = commandWith("PORT", port + 1, "npm start");
    throw new Error(`Port ${port} is in use by another program. Stop it, or choose another port: ${other}`);
  }
  if (problem === "EACCES")
    throw new Error(`This user may not listen on port ${port}. Set PORT to a port above 1023.`);
  if (problem)
    throw new Error(`Cannot listen on ${host}:${port} (${problem}). Is HOST an address of this machine?`);
}

/** Throws if a stand-in of another tool can't listen. */
export async function requireFakesPorts({ fakes }: Pick<Settings, "fakes">): Promise<void> {
  for (const port of Object.values(fakes ?? {})) {
    const problem = await portProblem(port, "127.0.0.1");
    if (problem) throw new Error(`FAKES=1 also needs port ${port} (${problem}). Choose another PORT.`);
  }
}
