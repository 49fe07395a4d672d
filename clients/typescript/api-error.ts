/** Refusals of the API as exceptions. */

/** The body of a refusal. */
export interface ErrorBody {
  error: string;
  message: string;
  requestId?: string;
  details?: { path: string; message: string }[];
}

/** What a call resolves to. */
export interface CallResult<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/** A refusal: `code` is the machine-readable `error` of the body, for example `not_found`. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: string;
  readonly status: number;
  readonly requestId: string | null;
  /** Invalid fields, if the request was not valid. */
  readonly details: readonly { path: string; message: string }[];

  constructor(body: Partial<ErrorBody>, response: Response) {
    super(body.message ?? `The API answered ${response.status}`);
    this.code = body.error ?? "unknown";
    this.status = response.status;
    this.requestId = body.requestId ?? response.headers.get("x-request-id");
    this.details = body.details ?? [];
  }
}

/** The data of a call. Throws `ApiError` if the API refused it. */
export function unwrap<Data>({ data, error, response }: CallResult<Data>): Data {
  if (response.ok) return data as Data;
  throw new ApiError(typeof error === "object" && error !== null ? error : {}, response);
}
