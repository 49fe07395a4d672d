/** Maximum request body sizes, by reader. No body is read without a limit. */
import { AppError } from "@/lib/errors";

export interface BodyCap {
  bytes: number;
  tooLarge(): AppError;
}

const kib = 1_024;
const mib = 1_024 * kib;

const capOf = (bytes: number, name: string): BodyCap => ({
  bytes,
  // The rest of the body stays unread, so the connection cannot be reused.
  tooLarge: () =>
    new AppError("payload_too_large", `The body is larger than ${name}.`).with({ Connection: "close" }),
});

/** The product's own operations and the token endpoints. */
export const operationCap = capOf(256 * kib, "256 KiB");
/** Sign-in forms: an address, a token and a callback URL. */
export const signInCap = capOf(64 * kib, "64 KiB");
/** The engine sends the results of earlier steps, and is authenticated only after the body was read. */
export const engineCap = capOf(4 * mib, "4 MiB");
