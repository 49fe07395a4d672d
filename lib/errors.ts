/** All error codes of the API contract and their statuses. */
export const errorStatus = {
  invalid_json: 400,
  validation_error: 400,
  too_many_inputs: 400,
  NoActiveSources: 400,
  NoIcp: 404,
  unauthorized: 401,
  insufficient_credits: 402,
  insufficient_role: 403,
  read_only_seat: 403,
  insufficient_scope: 403,
  forbidden: 403,
  forbidden_origin: 403,
  client_denied: 403,
  client_pending: 403,
  workspace_inactive: 403,
  customer_not_active: 403,
  customer_not_provisioned: 403,
  not_found: 404,
  invite_invalid: 404,
  method_not_allowed: 405,
  NoDraft: 409,
  already_activated: 409,
  already_started: 409,
  already_scheduled: 409,
  already_subscribed: 409,
  not_scheduled: 409,
  packs_unavailable: 409,
  payment_overdue: 409,
  plan_unavailable: 409,
  no_active_subscription: 409,
  duplicate_source: 409,
  duplicate_name: 409,
  multi_to_single: 409,
  category_cap_reached: 409,
  value_cap_reached: 409,
  plan_source_cap_reached: 409,
  plan_destination_cap_reached: 409,
  plan_seat_cap_reached: 409,
  client_cap_reached: 409,
  view_cap_reached: 409,
  comment_cap_reached: 409,
  link_cap_reached: 409,
  report_not_ready: 409,
  last_admin: 409,
  rescue_refused: 409,
  test_required: 409,
  workspace_changed: 409,
  version_conflict: 409,
  idempotency_key_reused: 409,
  payload_too_large: 413,
  misdirected_request: 421,
  unsupported_media_type: 415,
  destination_paused: 422,
  rate_limited: 429,
  no_plan: 500,
  payment_processor_failed: 500,
  server_error: 500,
  upstream_failure: 502,
  not_configured: 503,
  try_again: 503,
} as const;
export type ErrorCode = keyof typeof errorStatus;

export interface ErrorDetail {
  path: string;
  message: string;
}

/** An error meant for the caller: `message` is a sentence for people. */
export class AppError extends Error {
  override readonly name = "AppError";
  /** Response headers, for example `Retry-After`. */
  headers: Readonly<Record<string, string>> = {};
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: ErrorDetail[] = [],
    /** Set only if the contract uses one code with more than one status (`NoIcp`). */
    readonly status: number = errorStatus[code],
  ) {
    super(message);
  }

  with(headers: Record<string, string>): this {
    this.headers = headers;
    return this;
  }
}

export const notFound = (what: string) => new AppError("not_found", `This ${what} does not exist.`);

/** A 400 about fields of the input, each with its path; the first one is also the message, as a sentence. */
export const invalidFields = (details: ErrorDetail[]) =>
  new AppError("validation_error", sentenceOf(details[0]), details);

export const invalidField = (path: string, message: string) => invalidFields([{ path, message }]);

/** "name must be text.", "name is required.", "config.url: enter a full web address." */
function sentenceOf(first: ErrorDetail | undefined): string {
  if (!first) return "The input is invalid.";
  const message = first.message === "Required" ? "is required" : first.message.replace(/\.$/, "");
  if (/^(must|is|has|was|cannot) /.test(message)) return `${first.path || "The body"} ${message}.`;
  return first.path ? `${first.path}: ${message}.` : `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
}
