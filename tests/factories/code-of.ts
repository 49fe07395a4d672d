import { AppError } from "@/lib/errors";

/** How work was refused, as `409 already_started`; what is no refusal of ours is told in its own words. */
export const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "no refusal",
    (error: unknown) => (error instanceof AppError ? `${error.status} ${error.code}` : String(error)),
  );
