import pino from "pino";
import { withoutValues } from "./query-error";

/** One line of JSON an event. Secrets never reach it: what could carry one is censored by name. */
export const log = pino({
  level: process.env.LOG_LEVEL ?? (process.env.VITEST ? "silent" : "info"),
  base: undefined,
  serializers: { err: (error) => pino.stdSerializers.err(withoutValues(error) as Error) },
  redact: {
    paths: ["*.authorization", "*.cookie", "*.token", "*.secret", "*.password", "*.config"],
    censor: "[secret]",
  },
});
