/** The contracts of protocols and probes, each with a route file of its own. */
export * as chatCallback from "./chat-callback";
export * as mcp from "./mcp";
export * as oauth from "./oauth";
export * as oauthApps from "./oauth-apps";
export * as probes from "./probes";
