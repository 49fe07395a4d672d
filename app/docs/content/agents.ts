import { code, type Guide, heading, list, note, table, text } from "@/components/docs/blocks";
import { policy } from "@/db/policy";
import type { Facts } from "./facts";

/** Guide: the customer API as MCP tools for agents. */
export const agents = ({ appUrl }: Facts): Guide => ({
  slug: "agents",
  title: "Tools for agents (MCP)",
  summary: "Let an agent read your signals and request reports through the Model Context Protocol.",
  blocks: [
    text(
      `\`${appUrl}/api/mcp\` offers the customer API as tools over streamable HTTP. ` +
        "An agent that acts for a person needs only this address: " +
        "it opens a page where the person allows it access. " +
        "A program that acts for a workspace uses its own client.",
    ),
    heading("person", "Connect your assistant"),
    text(
      "Add the address as a remote MCP server. The assistant registers itself and opens your browser. " +
        "Sign in, choose the workspace and what it may do, and click “Allow access”. " +
        "There is no token to copy.",
    ),
    code("bash", "Claude Code", `claude mcp add --transport http signals ${appUrl}/api/mcp`),
    code(
      "json",
      "Cursor, VS Code and others with remote servers",
      `{
  "mcpServers": {
    "signals": { "url": "${appUrl}/api/mcp" }
  }
}`,
    ),
    code(
      "json",
      "Agents that start a local command (mcp-remote)",
      `{
  "mcpServers": {
    "signals": {
      "command": "npx",
      "args": ["-y", "mcp-remote", "${appUrl}/api/mcp"]
    }
  }
}`,
    ),
    list(
      "It acts in the workspace you chose, with what you allowed, and never with more than your role allows: if your role changes, so does its access, immediately.",
      "It reads live data in an active workspace, and sample data before that.",
      `Access tokens last ${policy.accessTokenMinutes} minutes and are renewed automatically. Access that is not used for ${policy.connectedAppIdleDays} days ends.`,
      "You see your connected apps, and disconnect them, in the portal under Settings, Connected apps. Admins see those of all members. The audit log shows what an app did, and for whom.",
    ),
    heading("client", "Connect a program of your own"),
    text(
      "A program without a person, such as a nightly job, uses a client and its secret. " +
        "Get a token as described in the [quick start](/docs/quick-start) and send it as a bearer token; " +
        `request the next one before it expires after ${policy.accessTokenMinutes} minutes.`,
    ),
    code(
      "json",
      "With a token",
      `{
  "mcpServers": {
    "signals": {
      "type": "http",
      "url": "${appUrl}/api/mcp",
      "headers": { "Authorization": "Bearer <access token>" }
    }
  }
}`,
    ),
    heading("oauth", "For authors of agents"),
    text(
      "Discovery follows the MCP authorization specification: " +
        "a 401 names the protected resource metadata (RFC 9728), which names the authorization server " +
        "(RFC 8414). The official SDKs do all of this.",
    ),
    table(
      ["Step", "Address"],
      [
        ["Protected resource", `\`${appUrl}/.well-known/oauth-protected-resource/api/mcp\``],
        ["Authorization server", `\`${appUrl}/.well-known/oauth-authorization-server\``],
        ["Register (RFC 7591)", `\`POST ${appUrl}/oauth2/register\``],
        ["Ask the person", `\`GET ${appUrl}/oauth2/authorize\``],
        ["Tokens", `\`POST ${appUrl}/oauth2/token\``],
        ["Sign out (RFC 7009)", `\`POST ${appUrl}/oauth2/revoke\``],
      ],
    ),
    list(
      "PKCE with `S256` is required. Apps have no secret. Check `iss` in the answer (RFC 9207).",
      "Redirect URIs use `https`, `http` on `localhost` or `127.0.0.1` (any port matches), or a desktop app's scheme.",
      `\`resource\` (RFC 8707) is \`${appUrl}/api/mcp\` for the tools alone or \`${appUrl}\` for the whole API, which is also the default.`,
      "Each refresh token works once. Using one twice, or a code twice, ends the access: store the new one before you use it.",
    ),
    heading("rules", "Rules"),
    list(
      "Until a client is approved, tools return sample data (see `_meta.mode`) and can't change destinations.",
      "A failed call returns `isError` with the API's error body: a code, a message in plain words and, for invalid arguments, the details.",
      "Each request counts toward the client's rate limit. Starting reports has its own limit. Send one message per request.",
      "Requests from other websites (checked by `Origin`) are rejected.",
    ),
    note(
      "Names, profiles and posts are written by strangers. Make sure your agent treats them as data, never as instructions, and give it only the permissions it needs.",
    ),
  ],
});
