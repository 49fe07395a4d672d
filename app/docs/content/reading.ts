import { code, type Guide, heading, list, note, table, text } from "@/components/docs/blocks";
import type { Facts } from "./facts";

/** Guide: which data a client sees. */
export const sampleAndLive = (): Guide => ({
  slug: "sample-and-live",
  title: "Sample and live data",
  summary: "Start building with sample data. Once you are approved, the same calls return live data.",
  blocks: [
    text(
      "Every data response of the customer API contains `_meta.mode`. " +
        "A client that is pending approval gets `sample`: " +
        "built-in data with signals of every type, sources, posts, an ideal customer profile, reports, " +
        "usage and destinations. An approved client gets `live`: the data of its own workspace.",
    ),
    code(
      "json",
      "Response in sample mode",
      `{
  "data": [],
  "total": 0,
  "limit": 25,
  "offset": 0,
  "_meta": {
    "mode": "sample",
    "notice": "..."
  }
}`,
    ),
    heading("the-same", "What stays the same"),
    list(
      "Response formats, filters, pagination, detail requests and errors match live data.",
      "Every client gets the same IDs in the same order, with times relative to the current day, so your tests can rely on them.",
    ),
    heading("not-the-same", "What differs"),
    table(
      ["Write", "While the client is pending"],
      [
        ["Any write, in a workspace that is not active", "403 `workspace_inactive`"],
        ["Start a report, in an active workspace", "Returns a sample report and costs nothing"],
        ["Change a destination, in an active workspace", "403 `client_pending`"],
      ],
    ),
    text("A sample signal has no page in the portal: its `signalDetailUrl` leads to this page."),
    note(
      "Approval takes effect immediately: the next call with your current token returns live data. A denied client gets 403 `client_denied`.",
    ),
  ],
});

/** Guide: how to read long lists. */
export const pagination = ({ appUrl }: Facts): Guide => ({
  slug: "pagination",
  title: "Pagination",
  summary: "Lists return at most 100 rows per page, in a stable order.",
  blocks: [
    text(
      "`limit` is 1 to 100 (default 25); `offset` skips rows. The response repeats both and adds `total`, which is exact. A `limit` above 100 returns 400.",
    ),
    code(
      "bash",
      "Get the second page",
      `curl -sS "${appUrl}/api/v1/signals?limit=100&offset=100" -H "Authorization: Bearer $TOKEN"`,
    ),
    heading("all", "Read a whole list"),
    code(
      "javascript",
      "Node",
      `async function* signals(token) {
  for (let offset = 0, total = 1; offset < total; offset += 100) {
    const answer = await fetch(\`${appUrl}/api/v1/signals?limit=100&offset=\${offset}\`, {
      headers: { Authorization: \`Bearer \${token}\` },
    });
    if (!answer.ok) throw new Error((await answer.json()).message);
    const page = await answer.json();
    total = page.total;
    yield* page.data;
  }
}`,
    ),
    note(
      "New rows are added at the top while you read, which shifts the others. " +
        "You may get a row twice, so deduplicate by `id`. " +
        "To receive new signals, use a [webhook](/docs/webhooks) instead of polling.",
    ),
    text(
      "Sources and destinations are short lists. They are returned in full, without `limit` and `offset`.",
    ),
  ],
});

/** Guide: conditional requests. */
export const etags = ({ appUrl }: Facts): Guide => ({
  slug: "etag",
  title: "ETag",
  summary: "Download a response again only if it has changed.",
  blocks: [
    text(
      "Every GET response of the customer API has an `ETag` header. Send its value as `If-None-Match` with your next request. If nothing has changed, you get a 304 without a body.",
    ),
    code(
      "bash",
      "Conditional request",
      `curl -sSi "${appUrl}/api/v1/signals?limit=3" -H "Authorization: Bearer $TOKEN" | grep -i '^etag'

curl -sSi "${appUrl}/api/v1/signals?limit=3" -H "Authorization: Bearer $TOKEN" \\
  -H 'If-None-Match: W/"the-value-from-above"'`,
    ),
    text("A 304 counts toward the [rate limit](/docs/rate-limits) like any other response."),
  ],
});
