/** The product's HTTP surface: its route files, found by the address of a request as Next finds them. */
import { readdirSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

export const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type HttpMethod = (typeof methods)[number] | "OPTIONS";
export type Handler = (
  request: Request,
  route: { params: Promise<Record<string, string | string[]>> },
) => Promise<Response>;

interface RouteFile {
  /** The paths it serves. */
  pattern: RegExp;
  handlers: Partial<Record<HttpMethod, Handler>>;
}

/** The route files of the API and the authorization server, the most specific first. */
export type Surface = readonly RouteFile[];

const root = fileURLToPath(new URL("../../", import.meta.url));

export async function openSurface(): Promise<Surface> {
  const folders = ["app/api", "app/oauth2", "app/.well-known"].flatMap((top) =>
    readdirSync(join(root, top), { recursive: true, encoding: "utf8" })
      .filter((file) => file.split(sep).at(-1) === "route.ts")
      .map((file) => [top, ...file.split(sep).slice(0, -1)].join("/")),
  );
  const files = await Promise.all(
    folders.map((folder) => import(pathToFileURL(join(root, folder, "route.ts")).href)),
  );
  return folders
    .map((folder, at) => ({ folder, handlers: files[at] as RouteFile["handlers"] }))
    .toSorted((a, b) => breadthOf(a.folder) - breadthOf(b.folder))
    .map(({ folder, handlers }) => ({ pattern: patternOf(folder), handlers }));
}

/** Fewer parameters first; of catch-alls, the longer path. */
const breadthOf = (folder: string): number =>
  folder.includes("[...") ? 100 - folder.split("/").length : folder.split("[").length;

const patternOf = (folder: string): RegExp =>
  new RegExp(
    `^${folder
      .slice("app".length)
      .replaceAll(".", "\\.")
      .replace(/\/\[\[\\\.\\\.\\\.\w+\]\]/, "(?:/.*)?")
      .replace(/\[\\\.\\\.\\\.\w+\]/, ".+")
      .replace(/\[\w+\]/g, "[^/]+")}$`,
  );

/** Sends a request to the route file that serves its address. Throws if none does. */
export function askSurface(surface: Surface, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const handler = surface.find(({ pattern }) => pattern.test(pathname))?.handlers[
    request.method as HttpMethod
  ];
  if (!handler) throw new Error(`No route for ${request.method} ${pathname}`);
  return handler(request, { params: Promise.resolve({}) });
}
