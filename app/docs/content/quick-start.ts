import { code, type Guide, heading, list, note, table, text } from "@/components/docs/blocks";
import { apiScopes } from "@/db/vocabulary";
import { scopeMeanings } from "@/lib/http/openapi/security";
import type { Facts } from "./facts";

/** From nothing to the first answer: three commands. */
export const quickStart = ({ appUrl, networkHost }: Facts): Guide => ({
  slug: "quick-start",
  title: "Quick start",
  summary: "Your first signals in a minute, with curl and nothing else.",
  blocks: [
    heading("register", "1. Register a client"),
    text(
      "No account is needed. The answer holds `client_id` and `client_secret`, which are shown this once.",
    ),
    code(
      "bash",
      "Register",
      `curl -sS ${appUrl}/api/v1/register \\
  -H "Content-Type: application/json" \\
  -d '{
    "client_name": "My first client",
    "contact_email": "you@example.com",
    "network_url": "https://${networkHost}/in/your-profile"
  }'`,
    ),
    note(
      "Your client starts as pending: it reads sample data at once, and live data when it is approved. See [Sample and live](/docs/sample-and-live).",
    ),
    heading("token", "2. Get a token"),
    code(
      "bash",
      "Token",
      `export CLIENT_ID=...      # from the answer
export CLIENT_SECRET=...

export TOKEN=$(curl -sS ${appUrl}/oauth2/token \\
  -d grant_type=client_credentials \\
  -d client_id=$CLIENT_ID \\
  -d client_secret=$CLIENT_SECRET \\
  | sed -E 's/.*"access_token":"([^"]+)".*/\\1/')`,
    ),
    text("A token works for 30 minutes. Without `scope` it may do all that the client may."),
    heading("list", "3. List signals"),
    code("bash", "Signals", `curl -sS "${appUrl}/api/v1/signals?limit=3" -H "Authorization: Bearer $TOKEN"`),
    text("`data` holds the newest signals; `_meta.mode` says whether they are `sample` or `live`."),
    heading("scopes", "Scopes"),
    text("A token works only where its scopes do; elsewhere the answer is 403 `insufficient_scope`."),
    table(
      ["Scope", "Grants"],
      apiScopes.map((scope) => [`\`${scope}\``, scopeMeanings[scope]]),
    ),
    heading("next", "Where to go from here"),
    list(
      "[The reference](/docs/reference/customer-api) has every operation with its fields and refusals.",
      "[Webhooks](/docs/webhooks) bring signals to you, signed.",
      `The whole API is one OpenAPI 3.1 document: [${appUrl}/api/openapi.json](/api/openapi.json).`,
    ),
  ],
});
