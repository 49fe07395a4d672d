/** How the notes tool refuses: one format, with the status in the body as well. */

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }

  toJSON() {
    const { status, code, message } = this;
    return { object: "error", status, code, message, request_id: "5f0a0c1e-0000-4000-8000-000000000000" };
  }
}

export const invalid = (message: string) => new Refusal(400, "validation_error", message);

/** The same for missing objects and for unshared ones. */
export const absent = (what: string, id: string) =>
  new Refusal(
    404,
    "object_not_found",
    `Could not find ${what} with ID: ${id}. Make sure the relevant pages and databases are shared with your integration.`,
  );
