/** The product's HTTP surface, from its two sources of truth: the contracts and the route files. */
import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Operation } from "@/lib/contracts/operation";

export const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type HttpMethod = (typeof methods)[number] | "OPTIONS";
export type Handler = (
  request: Request,
  route: { params: Promise<Record<string, string | string[]>> },
) => Promise<Response>;

export interface RouteFile {
  /** As in contracts: `/api/me/sources/{id}`. */
  path: string;
  handlers: Partial<Record<HttpMethod, Handler>>;
}

const root = fileURLToPath(new URL("../../", import.meta.url));

async function importAll(folder: string, isWanted: (name: string) => boolean) {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => isWanted(file.split(sep).at(-1) ?? ""))
    .sort();
  return Promise.all(
    files.map(async (file) => {
      const module: Record<string, unknown> = await import(pathToFileURL(join(root, folder, file)).href);
      return { file, module };
    }),
  );
}

/** Every operation that a contract exports. */
export async function collectOperations(): Promise<Operation[]> {
  const modules = await importAll("lib/contracts", (name) => /(?<!\.test)\.ts$/.test(name));
  return modules.flatMap(({ module }) => Object.values(module).filter(isOperation));
}

function isOperation(value: unknown): value is Operation {
  return (
    typeof value === "object" && value !== null && "auth" in value && "path" in value && "method" in value
  );
}

/** Every route file of the API and the authorization server, by the path it serves. */
export async function collectRoutes(): Promise<RouteFile[]> {
  return (await Promise.all(["api", "oauth2", ".well-known"].map(collectRoutesUnder))).flat();
}

async function collectRoutesUnder(top: string): Promise<RouteFile[]> {
  const modules = await importAll(`app/${top}`, (name) => name === "route.ts");
  return modules.map(({ file, module }) => {
    const folder = relative(".", file).split(sep).slice(0, -1).join("/");
    const path = [`/${top}`, folder]
      .filter(Boolean)
      .join("/")
      .replace(/\[+([^\]]+)\]+/g, "{$1}");
    const handlers: RouteFile["handlers"] = {};
    for (const method of [...methods, "OPTIONS"] as const) {
      const handler = module[method];
      if (typeof handler === "function") handlers[method] = handler as Handler;
    }
    return { path, handlers };
  });
}
