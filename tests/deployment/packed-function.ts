/** Routes as Vercel packs them: the files that Next traced for one and for its server, and nothing else of ours. */
import {
  copyFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { root } from "@/scripts/root";

const build = join(root, ".next");
const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"));

/** What Next traced for one part of the build. */
const tracedIn = (trace: string): string[] =>
  readJson(trace).files.map((file: string) => resolve(dirname(trace), file));

/** Each file that a route, the proxy or the server needs. */
export function allTraced(): string[] {
  const traces = readdirSync(join(build, "server"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".nft.json"))
    .map((name) => join(build, "server", name));
  return [...new Set([...traces, serverTrace].flatMap(tracedIn))];
}

const serverTrace = join(build, "next-minimal-server.js.nft.json");

/** The platform's launcher: Next's server in the mode in which others do the routing. */
const launcher = `process.chdir(__dirname);
process.env.__NEXT_PRIVATE_PREBUNDLED_REACT = "next";
const { default: Server } = require("next/dist/compiled/next-server/server.runtime.prod.js");
const { config: conf } = require("./.next/required-server-files.json");
const server = new Server({ conf, dir: ".", minimalMode: true, customServer: false });
require("node:http").createServer(server.getRequestHandler()).listen(Number(process.argv[2]), "127.0.0.1");
`;

/**
 * Loads every package that the build left out of its bundles, by the names that its chunks use, and prints the names.
 */
const loader = `import { readdirSync } from "node:fs";
const folder = new URL("../node_modules/", import.meta.url);
const names = readdirSync(folder).flatMap((name) =>
  name.startsWith("@") ? readdirSync(new URL(name, folder)).map((inner) => name + "/" + inner) : [name]);
for (const name of names) await import(name);
console.log(names.map((name) => name.replace(/-[0-9a-f]{16}$/, "")).join("\\n"));
`;

/**
 * Packs a route, for example `app/api/health/route.js`, into an empty folder outside the repository. Returns the
 * program that serves it on the port it is given, and the one that loads its packages.
 */
export function packFunction(route: string, folder: string): { launcher: string; loader: string } {
  const entry = join(build, "server", route);
  const manifests: string[] = readJson(join(build, "required-server-files.json")).files;
  const needed = [
    entry,
    ...[`${entry}.nft.json`, join(build, "server/instrumentation.js.nft.json"), serverTrace].flatMap(
      tracedIn,
    ),
    ...manifests.map((file) => join(root, file)),
  ];
  for (const file of new Set(needed)) copy(file, join(folder, relative(root, file)));
  const programs = { launcher: join(folder, "launcher.cjs"), loader: join(folder, ".next/server/load.mjs") };
  writeFileSync(programs.launcher, launcher);
  writeFileSync(programs.loader, loader);
  return programs;
}

/** Links stay links: the build names the packages it left out by them. */
function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  if (lstatSync(from).isSymbolicLink()) symlinkSync(readlinkSync(from), to);
  else copyFileSync(from, to);
}
