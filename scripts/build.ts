/** `npm run build`: builds the product and checks its types. It needs no database and no settings. */
import { buildChecked } from "./launcher/build";
import { root } from "./root";

process.chdir(root);
const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stopping.abort());
try {
  await buildChecked(stopping.signal, console.log);
} catch (error) {
  if (!stopping.signal.aborted) console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
