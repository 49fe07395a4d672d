import { existsSync, readFileSync } from "node:fs";

/** Says whether the stored weights are those that the texts give; the process fails if they are not. */
export function checkWeights(
  bytes: Uint8Array,
  { file, texts, command }: { file: string; texts: string; command: string },
): void {
  const isSame = existsSync(file) && readFileSync(file).equals(bytes);
  console.log(isSame ? `The weights are those of ${texts}.` : `The weights differ: run \`${command}\`.`);
  if (!isSame) process.exitCode = 1;
}
