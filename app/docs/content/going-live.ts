import { code, type Guide, heading, list, note, table, text } from "@/components/docs/blocks";
import { policy } from "@/db/policy";
import { apiScopes } from "@/db/vocabulary";
import { scopeMeanings } from "@/lib/http/openapi/security";
import type { Facts } from "./facts";

/** Guide: from the first call to a program in production. */
export const goingLive = ({ appUrl }: Facts): Guide => ({
  slug: "going-live",
  title: "Going live",
  summary: "Replace your trial client by one of your workspace, with the scopes it needs.",
  blocks: [
    heading("client", "1. Create a client in your workspace"),
    text(
      "An admin of your workspace creates it in the portal under Settings, API keys. " +
        "The secret is shown once: store it where you store your other secrets. " +
        `A workspace can have up to ${policy.apiClients} clients; ` +
        "use one per program, so that you can rotate and revoke them separately.",
    ),
    table(
      ["Client", "Workspace", "Data"],
      [
        ["Created in the portal", "That of the admin, active", "Live immediately"],
        ["Created in the portal", "Not active yet", "Sample until it is approved"],
        ["Registered with the API", "A new one, inactive", "Sample until it is approved"],
      ],
    ),
    heading("approval", "2. Approval"),
    text(
      "A registered client is reviewed by the platform. " +
        "Approval either keeps its own workspace, and the contact is invited as its admin, or adds the " +
        "client to an existing workspace. It takes effect with the next call: " +
        "`_meta.mode` changes from `sample` to `live`, and your tokens stay valid. " +
        "A denied client gets 403 `client_denied`.",
    ),
    heading("scopes", "3. Give it only the scopes it needs"),
    text(
      "A client that registers without `scope` gets all read scopes. " +
        "Select write scopes when you create a client in the portal, or name them in `scope` when you " +
        "register. A token can have fewer scopes than its client: name them in the token request.",
    ),
    table(
      ["Scope", "Grants"],
      apiScopes
        .filter((scope) => scope.startsWith("write:"))
        .map((scope) => [`\`${scope}\``, scopeMeanings[scope]]),
    ),
    note(
      "Writes require an active workspace: otherwise they return 403 `workspace_inactive`. Starting reports spends credits; the response to a report from the last 30 days is free.",
    ),
    heading("production", "4. Before you rely on it"),
    list(
      "Request a token when the current one has less than a minute left, not for each call: " +
        `tokens are valid for ${policy.accessTokenMinutes} minutes, and the token endpoint has ` +
        "[limits](/docs/rate-limits).",
      "Retry 429, 500, 502 and 503 as described under [Errors](/docs/errors), and send every POST with an [Idempotency-Key](/docs/idempotency).",
      "Receive new signals with a [webhook](/docs/webhooks) instead of polling, and verify its signature.",
      "Ignore fields you don't know: responses may gain fields. See the [changelog](/docs/changelog).",
      "Log `X-Request-Id`. Support can find any request by it.",
    ),
    heading("rotate", "5. Rotate the secret"),
    text(
      "Settings, API keys, Rotate secret. With an overlap of 24 hours the old and the new secret both " +
        "work, so that you can deploy the new one without a gap. " +
        "Without an overlap the old one stops immediately.",
    ),
    code(
      "bash",
      "Check what a client sees",
      `curl -sS "${appUrl}/api/v1/usage" -H "Authorization: Bearer $TOKEN"`,
    ),
  ],
});
