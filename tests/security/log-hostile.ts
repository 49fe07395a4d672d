/** A process that logs hostile text in every way the product logs. The test checks its output. */
import { sql } from "drizzle-orm";
import { openDb } from "@/db/client";
import { inngest } from "@/inngest/client";
import { authLogger } from "@/lib/auth/auth-logger";
import { answerError } from "@/lib/http/answer";
import { log, takeOverConsole } from "@/lib/log";

const hostile = 'x\r\n{"level":"fatal","msg":"forged"}\n\0\u2028\u001b[31mred ada@people.example';
const error = new Error(hostile, { cause: new Error(hostile) });
Object.assign(error, { detail: hostile, code: hostile });

for (const level of ["debug", "info", "warn", "error"] as const) {
  log[level](
    { code: hostile, [hostile]: hostile, nested: { token: hostile, deeper: { secret: hostile } } },
    hostile,
  );
  log[level]({ err: error, email: hostile, authorization: hostile }, hostile);
  inngest.logger[level](hostile, { hostile });
  inngest.logger[level]({ err: error }, hostile);
}
authLogger.error(hostile, error);
authLogger.error(hostile, { error, url: hostile });
authLogger.warn(hostile as "DEBUG_ENABLED");
authLogger.debug(hostile, { hostile });
answerError(error, "request");

const { db, close } = openDb(process.env.DATABASE_URL ?? "", { max: 1 });
await db
  .execute(sql`select ${"whsec_value"}::uuid`)
  .catch((failed: unknown) => answerError(failed, "request"));
await close();

takeOverConsole(console, log);
for (const level of ["debug", "info", "log", "warn", "error", "trace"] as const) {
  console[level](hostile);
  console[level]("%s\n%o", hostile, { hostile });
  console[level](error, hostile);
}
