/** An answer other than success, in the form that the processor documents. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  constructor(
    readonly status: number,
    readonly error: { type: string; message: string; code?: string; param?: string; [more: string]: unknown },
  ) {
    super(error.message);
  }
}

export const invalid = (message: string, param?: string, code?: string): Refusal =>
  new Refusal(400, {
    type: "invalid_request_error",
    message,
    ...(code && { code }),
    ...(param && { param }),
  });

export const missing = (kind: string, id: string, param = "id"): Refusal =>
  new Refusal(404, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${kind}: '${id}'`,
    param,
  });
