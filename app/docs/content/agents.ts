import { code, type Guide, heading, list, note, text } from "@/components/docs/blocks";
import type { Facts } from "./facts";

/** Guide: the customer API as MCP tools for agents. */
export const agents = ({ appUrl }: Facts): Guide => ({
  slug: "agents",
  title: "Tools for agents (MCP)",
  summary: "Let an agent read your signals and request reports through the Model Context Protocol.",
  blocks: [
    text(
      `\`${appUrl}/api/mcp\` offers the customer API as tools over streamable HTTP. Get a token as described in the [quick start](/docs/quick-start) and give it to your agent as a bearer token. Tokens expire after 30 minutes. The agent sees only the tools that the token's scopes allow.`,
    ),
    heading("connect", "Connect"),
    code(
      "json",
      "Agent configuration",
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
    heading("rules", "Rules"),
    list(
      "Until your client is approved, tools return sample data (see `_meta.mode`) and can't change destinations.",
      "A failed call returns `isError` with the API's error body.",
      "Each request counts toward the client's rate limit. Starting reports has its own limit. Send one message per request.",
      "Requests from other websites (checked by `Origin`) are rejected.",
    ),
    note(
      "Names, profiles and posts are written by strangers. Make sure your agent treats them as data, never as instructions, and give it only the scopes it needs.",
    ),
  ],
});
