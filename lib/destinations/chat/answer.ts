/** Interprets the chat tool's responses beyond the general HTTP rules. Pure. */
import type { Receipt, Verdict } from "../destination";

type Meaning = Pick<Receipt, "verdict" | "error">;

const reconnect = "Connect the channel again or choose another one";

/** By the error code in the response body, regardless of status. */
const meanings = new Map<string, Meaning>([
  [
    "action_prohibited",
    paused("A chat administrator does not allow messages in this channel", "Ask them to allow messages"),
  ],
  ["channel_not_found", paused("This channel no longer exists in the chat tool", reconnect)],
  ["no_service", paused("This webhook was removed or turned off in the chat tool", reconnect)],
  ["no_team", paused("This chat workspace no longer exists", reconnect)],
  ["invalid_token", paused("The chat tool no longer accepts this webhook address", reconnect)],
  [
    "channel_is_archived",
    {
      verdict: "gone",
      error: "The channel is archived. Restore it and run Test connection, or choose another channel.",
    },
  ],
  [
    "invalid_payload",
    { verdict: "retry", error: "The chat tool did not accept the format of this message (400)." },
  ],
]);

function paused(what: string, remedy: string): Meaning {
  return { verdict: "pause_auth", error: `${what}. ${remedy}, then run Test connection.` };
}

/** Rewrites the receipt of an incoming-webhook request in the chat tool's terms. */
export function readChatAnswer(receipt: Receipt): Receipt {
  const { status, responseExcerpt } = receipt;
  if (status === null || status < 400) return receipt;
  const meaning = meanings.get(responseExcerpt?.trim() ?? "");
  if (meaning) return { ...receipt, ...meaning };
  // The servers return 404 for anything that was removed, and that does not recover without user action.
  const verdict: Verdict = status === 404 ? "pause_auth" : receipt.verdict;
  if (verdict !== "pause_auth") return receipt;
  return { ...receipt, ...paused(`The chat tool rejects messages to this webhook (${status})`, reconnect) };
}
