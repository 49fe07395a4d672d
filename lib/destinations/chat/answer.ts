/** Interprets the chat tool's responses beyond the general HTTP rules. Pure. */
import type { Receipt, Verdict } from "../destination";

type Meaning = Pick<Receipt, "verdict" | "error">;

const reconnect = "Connect the channel again or choose another one";

const paused = (what: string, remedy = reconnect): Meaning => ({
  verdict: "pause_auth",
  error: `${what}. ${remedy}, then run Test connection.`,
});
const archived: Meaning = {
  verdict: "gone",
  error: "The channel is archived. Restore it and run Test connection, or choose another channel.",
};
/** The same message would be refused each time. */
const refused = (what: string): Meaning => ({
  verdict: "undeliverable",
  error: `${what}. It is not sent again; later signals are.`,
});
const format = "The chat tool did not accept the format of this message";
const tooLong = "The chat tool found this message too long";
const forbidden = paused(
  "A chat administrator does not allow messages in this channel",
  "Ask them to allow messages",
);
const removedWebhook = paused("This webhook was removed or turned off in the chat tool");
const removedChannel = paused("This channel no longer exists in the chat tool");
const unknownToken = paused("The chat tool no longer accepts this webhook address");
const removedTeam = paused("This chat workspace no longer exists");

/**
 * By the error code in the response body, regardless of status.
 * https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks
 */
const meanings: Readonly<Record<string, Meaning>> = {
  action_prohibited: forbidden,
  restricted_action: forbidden,
  posting_to_general_channel_denied: forbidden,
  channel_not_found: removedChannel,
  not_in_channel: paused("The chat app was removed from this channel"),
  user_not_found: paused("The person that this webhook writes to no longer exists in the chat tool"),
  no_service: removedWebhook,
  no_service_id: removedWebhook,
  no_active_hooks: removedWebhook,
  no_team: removedTeam,
  team_disabled: removedTeam,
  invalid_token: unknownToken,
  invalid_auth: unknownToken,
  not_authed: unknownToken,
  token_revoked: unknownToken,
  token_expired: unknownToken,
  account_inactive: unknownToken,
  channel_is_archived: archived,
  is_archived: archived,
  invalid_payload: refused(format),
  invalid_blocks: refused(format),
  invalid_blocks_format: refused(format),
  invalid_attachments: refused(format),
  too_many_attachments: refused(format),
  no_text: refused(format),
  msg_too_long: refused(tooLong),
  msg_blocks_too_long: refused(tooLong),
};

/** Rewrites the receipt of an incoming-webhook request in the chat tool's terms. */
export function readChatAnswer(receipt: Receipt): Receipt {
  const { status, responseExcerpt } = receipt;
  if (status === null || (status >= 300 && status < 400)) return receipt;
  const { code, isRefusal } = readBody(responseExcerpt ?? "");
  const meaning = code !== null && Object.hasOwn(meanings, code) ? meanings[code] : undefined;
  if (meaning) return { ...receipt, ...meaning, error: `${meaning.error} (${code})` };
  if (status < 300) {
    if (!isRefusal) return receipt;
    const error = `The chat tool did not accept this message${code === null ? "" : ` (${code})`}.`;
    return { ...receipt, verdict: "retry", error };
  }
  // The servers return 404 for anything that was removed, and that does not recover without user action.
  const verdict: Verdict = status === 404 ? "pause_auth" : receipt.verdict;
  if (verdict !== "pause_auth") return receipt;
  return { ...receipt, ...paused(`The chat tool rejects messages to this webhook (${status})`) };
}

/**
 * A webhook answers `ok` or an error code; other ways into the chat tool, and tools like it, `{"ok":false,"error":…}`.
 */
function readBody(text: string): { code: string | null; isRefusal: boolean } {
  const codeIn = (value: string) => /^[a-z]+(?:_[a-z]+)+(?![\w/])/.exec(value.trim())?.[0] ?? null;
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== "object" || body === null) return { code: null, isRefusal: false };
    const isRefusal = "ok" in body && body.ok === false;
    const error = "error" in body && typeof body.error === "string" ? body.error : "";
    return { code: isRefusal ? (codeIn(error) ?? (error.slice(0, 80) || null)) : null, isRefusal };
  } catch {
    return { code: codeIn(text), isRefusal: false };
  }
}
