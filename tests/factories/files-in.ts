import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "@/scripts/root";

/** The files of a folder of the project whose name matches, as full paths; `isFlat` leaves out what is below it. */
export const filesIn = (folder: string, name: RegExp, { isFlat = false } = {}): string[] =>
  readdirSync(join(root, folder), { recursive: !isFlat, encoding: "utf8" })
    .filter((file) => name.test(file))
    .map((file) => join(root, folder, file))
    .filter((path) => statSync(path).isFile());
