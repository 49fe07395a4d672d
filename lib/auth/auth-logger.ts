import type { LoggerInstance } from "next-auth";
import { log } from "@/lib/log";

/**
 * Next-auth's logger. Its default prints several lines per message. Error metadata is dropped, as it identifies the
 * person who signs in.
 */
export const authLogger: LoggerInstance = {
  error: (code, metadata) =>
    log.error({ code, err: metadata instanceof Error ? metadata : metadata.error }, "sign-in failed"),
  warn: (code) => log.warn({ code }, "sign-in warning"),
  debug: (code) => log.debug({ code }, "sign-in"),
};
