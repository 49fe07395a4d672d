/**
 * `FAKES=1 npm start` runs this alongside the product: fakes of the tools that signals are sent to, and their page.
 */
import { parseEnv } from "@/lib/env";
import { fakesPorts } from "@/scripts/launcher/fakes";
import { startFakes } from "@/tests/fakes/page/fakes";
import { startFakesPage } from "@/tests/fakes/page/page";

const env = parseEnv(process.env);
const { SPREADSHEET_CLIENT_EMAIL: clientEmail, SPREADSHEET_PRIVATE_KEY: privateKey } = env;
if (!clientEmail || !privateKey) throw new Error("The fakes run as part of the product: FAKES=1 npm start");

const ports = fakesPorts(env.PORT);
const fakes = await startFakes({
  ports,
  app: { clientId: env.CHAT_CLIENT_ID, clientSecret: env.CHAT_CLIENT_SECRET },
  account: { clientEmail, privateKey },
});
await startFakesPage(fakes, { port: ports.page });
