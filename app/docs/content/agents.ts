import { code, type Guide, heading, list, note, text } from "@/components/docs/blocks";
import type { Facts } from "./facts";

/** The customer API as tools that an agent calls. */
export const agents = ({ appUrl }: Facts): Guide => ({
  slug: "agents",
  title: "Tools for agents (MCP)",
  summary: "Let an agent read your signals and start reports, by the Model Context Protocol.",
  blocks: [
    text(
      `\`${appUrl}/api/mcp\` serves the customer API as tools over streamable HTTP. Get a token as in the [quick start](/docs/quick-start), and give it to your agent as a bearer token; it lives 30 minutes. The agent sees only the tools of the token's scopes.`,
    ),
    heading("connect", "Connect"),
    code(
      "json",
      "Configuration of an agent",
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
    heading("rules", "What holds"),
    list(
      "Until the client is approved, answers are sample data (`_meta.mode`), and destinations cannot be changed.",
      "A refused call answers `isError` with the API's own error body.",
      "Each request counts once against the client's limit; starting reports has its own. Send one message a request.",
      "Requests from pages of other sites (`Origin`) are refused.",
    ),
    note(
      "Names, profiles and posts are written by strangers. Let your agent treat them as data, never as instructions, and give it only the scopes that it needs.",
    ),
  ],
});
