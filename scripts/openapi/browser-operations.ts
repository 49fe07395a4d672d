import { operationsIn } from "@/lib/contracts/operation";
import * as portalModules from "@/lib/contracts/portal-modules";

/** The file with the operations that the browser calls. */
export const browserOperationsFile = new URL("../../lib/client/operations.ts", import.meta.url);

/** Where and how the browser calls each operation. Only types come from the contracts: their schemas would load too. */
export function makeBrowserOperations(): string {
  const types = Object.keys(portalModules).join(", ");
  const lines = Object.entries<object>(portalModules).flatMap(([module, exported]) =>
    operationsIn(exported).map(
      ([name, { method, path }]) =>
        `export const ${name}: C<typeof ${module}.${name}> = { method: "${method}", path: "${path}" };`,
    ),
  );
  return [
    "/** Made from the contracts by `npm run client`: never edited by hand. */",
    'import type { Callable as C } from "./call";',
    `import type { ${types} } from "@/lib/contracts/portal-modules";`,
    "",
    ...lines,
    "",
  ].join("\n");
}
