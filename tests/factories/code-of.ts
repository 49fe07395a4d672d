import { AppError } from "@/lib/errors";

/** How a call was refused, as `409 already_started`; any other error returns its own message. */
export const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "no refusal",
    (error: unknown) => (error instanceof AppError ? `${error.status} ${error.code}` : String(error)),
  );
