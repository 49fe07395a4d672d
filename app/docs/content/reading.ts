import { code, type Guide, heading, list, note, table, text } from "@/components/docs/blocks";
import type { Facts } from "./facts";

/** Which data a client sees. */
export const sampleAndLive = (): Guide => ({
  slug: "sample-and-live",
  title: "Sample and live",
  summary:
    "Build against sample data from the first minute; the same calls read live data once you are approved.",
  blocks: [
    text(
      "Every data answer of the customer API bears `_meta.mode`. A client that waits for approval reads `sample`: a bundled world with signals of every type, sources, posts, a profile, reports, usage and destinations. An approved client reads `live`: its own workspace.",
    ),
    code(
      "json",
      "In sample mode",
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
    heading("the-same", "What is the same"),
    list(
      "Shapes, filters, paging, detail reads and refusals are those of live data.",
      "The sample world has the same ids and order for every client, with times relative to the day, so that tests can rely on it.",
    ),
    heading("not-the-same", "What is not"),
    table(
      ["Write", "While the client is pending"],
      [
        ["Any, in a workspace that is not active", "403 `workspace_inactive`"],
        ["Start a report, in an active workspace", "Answers from the sample world and spends nothing"],
        ["Change a destination, in an active workspace", "403 `client_pending`"],
      ],
    ),
    note(
      "Approval acts at once: the next call with the token that you hold reads live data. A denied client is answered 403 `client_denied`.",
    ),
  ],
});

/** How lists are read to their end. */
export const pagination = ({ appUrl }: Facts): Guide => ({
  slug: "pagination",
  title: "Pagination",
  summary: "Lists come in pages of at most 100 rows, in an order that never changes by itself.",
  blocks: [
    text(
      "`limit` is 1 to 100 and 25 by itself; `offset` skips rows. The answer repeats both and bears `total`, which is exact. More than 100 is a 400, not a shorter page.",
    ),
    code(
      "bash",
      "The second page",
      `curl -sS "${appUrl}/api/v1/signals?limit=100&offset=100" -H "Authorization: Bearer $TOKEN"`,
    ),
    heading("all", "Reading all of it"),
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
      "New rows are put in front while you read, which moves the rest back: a row may come twice, so tell rows apart by `id`. To hear of new signals, take a [webhook](/docs/webhooks) rather than ask again and again.",
    ),
    text("Sources and destinations are short by nature: they come whole, without `limit` and `offset`."),
  ],
});

/** How to ask again without reading the same again. */
export const etags = ({ appUrl }: Facts): Guide => ({
  slug: "etag",
  title: "ETag",
  summary: "Ask whether an answer has changed, and read it again only if it has.",
  blocks: [
    text(
      "Every GET of the customer API bears an `ETag` that names the answer. Send it back as `If-None-Match`: while nothing has changed, the answer is a 304 without a body.",
    ),
    code(
      "bash",
      "Ask twice",
      `curl -sSi "${appUrl}/api/v1/signals?limit=3" -H "Authorization: Bearer $TOKEN" | grep -i '^etag'

curl -sSi "${appUrl}/api/v1/signals?limit=3" -H "Authorization: Bearer $TOKEN" \\
  -H 'If-None-Match: W/"the-value-from-above"'`,
    ),
    text("A 304 counts against the [rate limit](/docs/rate-limits) as any other answer does."),
  ],
});
