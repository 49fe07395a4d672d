/** Prints the OpenAPI description, for `npm run openapi`. */
import { describeApi } from "@/lib/http/openapi/describe";

process.stdout.write(
  `${JSON.stringify(await describeApi(process.env.APP_URL ?? "http://localhost:3000"), null, 2)}\n`,
);
