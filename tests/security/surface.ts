/** The product's HTTP surface: its route files, found by the address of a request as Next finds them. */
import { readdirSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { createTemplateFinder } from "@/lib/http/front-door/route-templates";

export const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type HttpMethod = (typeof methods)[number] | "OPTIONS";
export type Handler = (
  request: Request,
  route: { params: Promise<Record<string, string | string[]>> },
) => Promise<Response>;

type Handlers = Partial<Record<HttpMethod, Handler>>;

/** The handlers that serve a path, of the route files of the API and the authorization server. */
export type Surface = (path: string) => Handlers | undefined;

const root = fileURLToPath(new URL("../../", import.meta.url));

export async function openSurface(): Promise<Surface> {
  const folders = ["app/api", "app/oauth2", "app/.well-known"].flatMap((top) =>
    readdirSync(join(root, top), { recursive: true, encoding: "utf8" })
      .filter((file) => file.split(sep).at(-1) === "route.ts")
      .map((file) => [top, ...file.split(sep).slice(0, -1)].join("/")),
  );
  const files = await Promise.all(
    folders.map((folder) => import(pathToFileURL(join(root, folder, "route.ts")).href) as Promise<Handlers>),
  );
  const templates = folders.map((folder) => folder.slice("app".length));
  const served = new Map(templates.map((template, at) => [template, files[at]]));
  const templateOf = createTemplateFinder(templates);
  return (path) => served.get(templateOf(path) ?? "");
}

/** Sends a request to the route file that serves its address. Throws if none does. */
export function askSurface(surface: Surface, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const handler = surface(pathname)?.[request.method as HttpMethod];
  if (!handler) throw new Error(`No route for ${request.method} ${pathname}`);
  return handler(request, { params: Promise.resolve({}) });
}
