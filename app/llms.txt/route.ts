import { readFacts } from "@/app/docs/content/facts";
import { readMarkdown } from "@/app/docs/content/markdown";

/** The documentation's pages, for readers that are programs (llmstxt.org). */
export async function GET(): Promise<Response> {
  const facts = await readFacts();
  const links = (await readMarkdown()).map(
    ({ slug, title, summary }) => `- [${title}](${facts.appUrl}/docs/${slug}.md): ${summary}`,
  );
  const text = `# Signal-to-Action

> Turns public professional-network activity into scored buying signals and routes them to the tools a revenue team works in.

## Documentation

${links.join("\n")}

## Tools for agents (MCP)

- Address: ${facts.appUrl}/api/mcp (streamable HTTP). Add it as a remote MCP server; no token is needed.
- Authorization: OAuth 2.1 with discovery, dynamic registration and PKCE. The agent opens a page where its person allows access to a workspace.
- [Authorization server metadata](${facts.appUrl}/.well-known/oauth-authorization-server)

## Machine-readable

- [OpenAPI 3.1](${facts.appUrl}/api/openapi.json): every operation of the API
- [Webhook payload](${facts.appUrl}/api/public/schemas/webhook-payload.json): JSON Schema of a delivery
- [Flat payload](${facts.appUrl}/api/public/schemas/flat-payload.json): JSON Schema of a delivery to automation and enrichment tools
`;
  return new Response(text, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=300" },
  });
}
