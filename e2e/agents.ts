/** Agents of third parties, unchanged: the official MCP SDK's client, and the mcp-remote proxy. */
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OAuthClientProvider } from "@modelcontextprotocol/sdk/client/auth.js";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { getDefaultEnvironment, StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { OAuthClientInformationMixed, OAuthTokens } from "@modelcontextprotocol/sdk/shared/auth.js";

/** Where a desktop agent receives the browser: a server on this computer, on any free port. */
export async function listenForCallback() {
  let received: (answer: URLSearchParams) => void = () => {};
  const answered = new Promise<URLSearchParams>((resolve) => {
    received = resolve;
  });
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    response.end("You can return to the agent.");
    if (pathname === "/callback") received(searchParams);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}/callback`, answered, close };
}

/** The SDK's client, which keeps what it gets in memory. */
export function sdkAgent(baseURL: string, { name, callback }: { name: string; callback: string }) {
  const kept: { client?: OAuthClientInformationMixed; tokens?: OAuthTokens; verifier?: string } = {};
  let asked: URL | undefined;
  const authProvider: OAuthClientProvider = {
    redirectUrl: callback,
    clientMetadata: { client_name: name, redirect_uris: [callback] },
    clientInformation: () => kept.client,
    saveClientInformation: (client) => {
      kept.client = client;
    },
    tokens: () => kept.tokens,
    saveTokens: (tokens) => {
      kept.tokens = tokens;
    },
    redirectToAuthorization: (url) => {
      asked = url;
    },
    saveCodeVerifier: (verifier) => {
      kept.verifier = verifier;
    },
    codeVerifier: () => kept.verifier ?? "",
    state: () => "a-state",
    invalidateCredentials: () => {
      delete kept.tokens;
    },
  };
  const client = new Client({ name: "a-test", version: "1.0.0" });
  const open = () => new StreamableHTTPClientTransport(new URL("/api/mcp", baseURL), { authProvider });
  return {
    client,
    kept,
    /** Tries to connect; returns the address that the agent opens in the person's browser. */
    ask: async (): Promise<string> => {
      await client.connect(open()).catch(() => {});
      if (!asked) throw new Error("The agent did not ask for access");
      return asked.href;
    },
    /** Exchanges the code and connects. */
    connect: async (code: string): Promise<void> => {
      await open().finishAuth(code);
      await client.connect(open());
    },
  };
}

/** An agent without OAuth of its own, through mcp-remote. `asked` is the address that it opens in the browser. */
export async function remoteAgent(baseURL: string) {
  const folder = await mkdtemp(join(tmpdir(), "mcp-remote-"));
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: ["node_modules/mcp-remote/dist/proxy.js", `${baseURL}/api/mcp`],
    // Its own opening of a browser does nothing: the test's browser opens the address.
    env: { ...getDefaultEnvironment(), MCP_REMOTE_CONFIG_DIR: folder, BROWSER: "true" },
    stderr: "pipe",
  });
  let log = "";
  const asked = new Promise<string>((resolve) => {
    transport.stderr?.on("data", (chunk) => {
      log += chunk;
      const address = /https?:\/\/\S+\/oauth2\/authorize\?\S+/.exec(log)?.[0];
      if (address) resolve(address);
    });
  });
  const client = new Client({ name: "a-test", version: "1.0.0" });
  const connected = client.connect(transport, { timeout: 150_000 });
  return {
    client,
    asked,
    connected,
    log: () => log,
    close: async () => {
      await client.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
