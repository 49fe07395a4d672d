/** How large a request's body may be, by what reads it. Nothing reads one without a cap. */
import { AppError } from "@/lib/errors";

export interface BodyCap {
  bytes: number;
  tooLarge(): AppError;
}

const kib = 1_024;
const mib = 1_024 * kib;

const capOf = (bytes: number, name: string): BodyCap => ({
  bytes,
  // The rest of the body stays unread: the connection can serve nothing more.
  tooLarge: () =>
    new AppError("payload_too_large", `The body is larger than ${name}.`).with({ Connection: "close" }),
});

/** The product's own operations and the token endpoints. */
export const operationCap = capOf(256 * kib, "256 KiB");
/** Sign-in forms: an address, a token and where to go. */
export const signInCap = capOf(64 * kib, "64 KiB");
/** The engine sends what earlier steps answered, and is known to be the engine only when that was read. */
export const engineCap = capOf(4 * mib, "4 MiB");
