import type { LoggerInstance } from "next-auth";
import { log } from "@/lib/log";

/**
 * Next-auth's logger. Its own prints several lines a message. What it gathers beside an error is not kept: it names
 * whoever signs in.
 */
export const authLogger: LoggerInstance = {
  error: (code, metadata) =>
    log.error({ code, err: metadata instanceof Error ? metadata : metadata.error }, "sign-in failed"),
  warn: (code) => log.warn({ code }, "sign-in: a warning"),
  debug: (code) => log.debug({ code }, "sign-in"),
};
