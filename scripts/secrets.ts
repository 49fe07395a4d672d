import { join } from "node:path";
import { z } from "zod";
import { readStateFile, writeStateFile } from "./state-file";

/**
 * The secrets of this installation by name. Missing ones are generated and stored in secrets.json in the data folder.
 */
export function keepSecrets<Name extends string>(
  dataDir: string,
  makers: Record<Name, () => string>,
): Record<Name, string> {
  const path = join(dataDir, "secrets.json");
  const kept = readStateFile(path, z.record(z.string(), z.string())) ?? {};
  const secrets = { ...kept };
  const asked: Partial<Record<Name, string>> = {};
  for (const name in makers) {
    secrets[name] ??= makers[name]();
    asked[name] = secrets[name];
  }
  if (Object.keys(secrets).length > Object.keys(kept).length) writeStateFile(path, secrets);
  return asked as Record<Name, string>;
}
