import { startEngine } from "@/packages/inngest-engine";
import { quick } from "./world-options";

/** An engine in its own process, so that tests can kill it. Its options are the first argument, as JSON. */
const engine = await startEngine({ ...quick, ...JSON.parse(process.argv[2] ?? "{}") });
process.send?.({ port: engine.port });
