import { readFileSync } from "node:fs";
import { z } from "zod";

const Package = z.object({
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  link: z.boolean().optional(),
  /** Installed only for development. */
  dev: z.boolean().optional(),
});

export interface LockedPackage extends z.infer<typeof Package> {
  /** Where it is installed: `node_modules/a/node_modules/b`. */
  path: string;
  name: string;
}

/** The packages in a lock file, without the project and its workspaces. */
export function readLockfile(file: string): LockedPackage[] {
  const { packages } = z
    .object({ packages: z.record(z.string(), Package) })
    .parse(JSON.parse(readFileSync(file, "utf8")));
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes("node_modules/") && !link)
    .map(([path, entry]) => ({ ...entry, path, name: path.slice(path.lastIndexOf("node_modules/") + 13) }));
}
