import { code, type Guide, heading, list, note, table, text } from "@/components/docs/blocks";
import { policy } from "@/db/policy";
import { apiScopes } from "@/db/vocabulary";
import { scopeMeanings } from "@/lib/http/openapi/security";
import type { Facts } from "./facts";

/** Guide: three commands from nothing to the first response. */
export const quickStart = ({ appUrl, profileExample }: Facts): Guide => ({
  slug: "quick-start",
  title: "Quick start",
  summary: "Get your first signals in a minute. You only need curl.",
  blocks: [
    heading("register", "1. Register a client"),
    text(
      "You don't need an account. Replace the address in the first line with yours: " +
        "at most 3 clients per day can be registered with one address. " +
        "The response contains `client_id` and `client_secret`, which are shown only once.",
    ),
    code(
      "bash",
      "Register",
      `export EMAIL=you@example.com   # your address

RESPONSE=$(curl -sS ${appUrl}/api/v1/register \\
  -H "Content-Type: application/json" \\
  -d '{
    "client_name": "My first client",
    "contact_email": "'"$EMAIL"'",
    "network_url": "${profileExample}"
  }')
echo "$RESPONSE"
export CLIENT_ID=$(echo "$RESPONSE" | sed -nE 's/.*"client_id":"([^"]+)".*/\\1/p' | grep . || echo "$CLIENT_ID")
export CLIENT_SECRET=$(echo "$RESPONSE" | sed -nE 's/.*"client_secret":"([^"]+)".*/\\1/p' | grep . || echo "$CLIENT_SECRET")`,
    ),
    note(
      "Your client starts as pending. It can read sample data immediately and live data once it is approved. See [Going live](/docs/going-live).",
    ),
    heading("token", "2. Get a token"),
    code(
      "bash",
      "Token",
      `RESPONSE=$(curl -sS ${appUrl}/oauth2/token \\
  -d grant_type=client_credentials \\
  -d client_id=$CLIENT_ID \\
  -d client_secret=$CLIENT_SECRET)
export TOKEN=$(echo "$RESPONSE" | sed -nE 's/.*"access_token":"([^"]+)".*/\\1/p')
[ "$TOKEN" ] || echo "$RESPONSE"   # the token, or why there is none`,
    ),
    text(
      `A token is valid for ${policy.accessTokenMinutes} minutes. If you don't send \`scope\`, the token gets all scopes of the client.`,
    ),
    heading("list", "3. List signals"),
    code("bash", "Signals", `curl -sS "${appUrl}/api/v1/signals?limit=3" -H "Authorization: Bearer $TOKEN"`),
    text("`data` contains the newest signals. `_meta.mode` is `sample` or `live`."),
    text(
      "You can paste all of this any number of times. If a limit is reached, the message names it and says when to try again, and the client you registered before keeps working.",
    ),
    heading("scopes", "Scopes"),
    text("Each operation requires a scope. Without it, you get 403 `insufficient_scope`."),
    table(
      ["Scope", "Grants"],
      apiScopes.map((scope) => [`\`${scope}\``, scopeMeanings[scope]]),
    ),
    heading("next", "Next steps"),
    list(
      "[Going live](/docs/going-live) takes you from sample data to production.",
      "The [API reference](/docs/reference/customer-api) describes every operation with its fields and errors.",
      "[Webhooks](/docs/webhooks) send you new signals in signed requests.",
      "Typed clients for TypeScript and Python are in the repository's folder `clients`.",
      `The complete API is available as an OpenAPI 3.1 document: [${appUrl}/api/openapi.json](/api/openapi.json), and as a [Postman collection](/api/public/postman-collection.json).`,
    ),
  ],
});
