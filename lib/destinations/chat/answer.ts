/** What the chat's answers mean, beyond what every server's do: pure. */
import type { Receipt, Verdict } from "../destination";

type Meaning = Pick<Receipt, "verdict" | "error">;

const reconnect = "Connect the channel again, or choose another";

/** By the word that the chat answers with, whatever the status. */
const meanings = new Map<string, Meaning>([
  ["action_prohibited", paused("An administrator of the chat does not allow messages there", "Ask them")],
  ["channel_not_found", paused("The chat no longer has this channel", reconnect)],
  ["no_service", paused("The chat no longer has this webhook: it was removed or turned off", reconnect)],
  ["no_team", paused("The chat no longer has this workspace", reconnect)],
  ["invalid_token", paused("The chat no longer accepts this webhook's address", reconnect)],
  [
    "channel_is_archived",
    {
      verdict: "gone",
      error: "The channel is archived. Restore it and run Test connection, or choose another.",
    },
  ],
  ["invalid_payload", { verdict: "retry", error: "The chat did not accept the form of this message (400)." }],
]);

function paused(what: string, remedy: string): Meaning {
  return { verdict: "pause_auth", error: `${what}. ${remedy}, then run Test connection.` };
}

/** The receipt of a request to an incoming webhook, in the chat's own terms. */
export function readChatAnswer(receipt: Receipt): Receipt {
  const { status, responseExcerpt } = receipt;
  if (status === null || status < 400) return receipt;
  const meaning = meanings.get(responseExcerpt?.trim() ?? "");
  if (meaning) return { ...receipt, ...meaning };
  // Its servers answer 404 for whatever was taken away, and nothing brings that back by itself.
  const verdict: Verdict = status === 404 ? "pause_auth" : receipt.verdict;
  if (verdict !== "pause_auth") return receipt;
  return { ...receipt, ...paused(`The chat refuses messages to this webhook (${status})`, reconnect) };
}
