import type { TokenAudience } from "@/db/vocabulary";
import { mcpPath, shortMcpPath } from "@/lib/contracts/mcp";

/** The resource identifier of an audience (RFC 8707), as in its metadata document. */
export const resourceOf = (audience: TokenAudience, appUrl: string): string =>
  audience === "mcp" ? new URL(mcpPath, appUrl).href : new URL(appUrl).origin;

/** The audience that a resource identifier names; the whole API if omitted; null if it names nothing here. */
export function readAudience(resource: string | undefined, appUrl: string): TokenAudience | null {
  if (resource === undefined) return "api";
  if (!URL.canParse(resource)) return null;
  // Programs write an origin with and without its slash, and some add one to the path.
  const named = new URL(resource).href.replace(/\/$/, "");
  if (named === resourceOf("api", appUrl)) return "api";
  const ofTools = [mcpPath, shortMcpPath].map((path) => new URL(path, appUrl).href);
  return ofTools.includes(named) ? "mcp" : null;
}

/** Whether a token for one audience may be used for another: the API as a whole includes the tools. */
export const covers = (held: TokenAudience | null, wanted: TokenAudience): boolean =>
  held === null || held === "api" || held === wanted;
