/** How agents find their token issuer: the challenge, the document it names, and that document's contents. */
import {
  discoverOAuthProtectedResourceMetadata,
  extractWWWAuthenticateParams,
} from "@modelcontextprotocol/sdk/client/auth.js";
import { expect, it, vi } from "vitest";
import { apiScopes } from "@/db/vocabulary";
import {
  getMcpResource,
  getProtectedResource,
  getShortMcpResource,
  mcpPath,
  shortMcpPath,
} from "@/lib/contracts/mcp";
import { ping, withAgents } from "./serve";

vi.mock("@/app/serve", () => import("./serve"));

const appUrl = "http://localhost:3000";
const about = (resource: string) => ({
  resource,
  authorization_servers: [appUrl],
  scopes_supported: [...apiScopes],
  bearer_methods_supported: ["header"],
});

it("a refused agent is pointed to the tools' metadata document", () =>
  withAgents(async ({ url, send }) => {
    const { resourceMetadataUrl, error } = extractWWWAuthenticateParams(await send("abcdefgh", ping));
    expect(error).toBe("invalid_token");
    expect(resourceMetadataUrl?.href).toBe(`${appUrl}${getMcpResource.path}`);
    // Where an agent looks if it got no challenge (RFC 9728, section 3.1).
    expect(getMcpResource.path).toBe(`/.well-known/oauth-protected-resource${url.pathname}`);
    expect(await discoverOAuthProtectedResourceMetadata(url)).toEqual(about(`${appUrl}${mcpPath}`));
  }));

it("the short address answers too, and has its own metadata document", () =>
  withAgents(async ({ url, send, agentOf }) => {
    const short = new URL(shortMcpPath, url);
    const { resourceMetadataUrl } = extractWWWAuthenticateParams(await send(null, ping, {}, short));
    expect(resourceMetadataUrl?.href).toBe(`${appUrl}${getShortMcpResource.path}`);
    expect(await discoverOAuthProtectedResourceMetadata(short)).toEqual(about(`${appUrl}${shortMcpPath}`));
    const answer = await send((await agentOf()).token, ping, {}, short);
    expect([answer.status, await answer.json()]).toEqual([200, { jsonrpc: "2.0", id: 1, result: {} }]);
  }));

it("the API as a whole has its own metadata document", () =>
  withAgents(async ({ url }) => {
    const answer = await fetch(new URL(getProtectedResource.path, url));
    expect(answer.headers.get("cache-control")).toBe("public, max-age=300");
    expect(await answer.json()).toEqual(about(appUrl));
  }));
