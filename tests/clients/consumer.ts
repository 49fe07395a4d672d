/** A customer's program as text, in the module syntaxes that programs are written in. */

const body = `
async function main(): Promise<void> {
  const { API_URL = "", SECRET = "", DELIVERY = "{}" } = process.env;
  const options: ClientOptions = { baseUrl: API_URL, clientId: "client", clientSecret: "secret" };
  const api: SignalsClient = createSignalsClient(options);
  const strengths: number[] = [];
  for await (const signal of paginate((page) =>
    api.GET("/api/v1/signals", { params: { query: { ...page, minStrength: 7 } } }),
  )) {
    strengths.push(signal.strength);
  }
  const created = unwrap(
    await api.POST("/api/v1/intelligence/accounts", { body: { companyUrl: "https://www.network.example/company/a" } }),
  );
  const refusal = await api
    .GET("/api/v1/signals/{id}", { params: { path: { id: "absent" } } })
    .then(unwrap)
    .catch((error: unknown) => (error instanceof ApiError ? error.code : "other"));
  const delivery: { body: string; headers: Record<string, string> } = JSON.parse(DELIVERY);
  const payload: WebhookPayload = verifyWebhook({ ...delivery, secret: SECRET });
  let forged = "accepted";
  try {
    verifyWebhook({ ...delivery, body: delivery.body + " ", secret: SECRET });
  } catch (error) {
    if (error instanceof WebhookVerificationError) forged = "rejected";
  }
  // @ts-expect-error: the API has no such field.
  void payload.password;
  console.log(JSON.stringify({ strengths, status: created.status, refusal, person: payload.personName, forged }));
}

void main();
`;

const values = "ApiError, createSignalsClient, paginate, unwrap, verifyWebhook, WebhookVerificationError";
const types = "ClientOptions, SignalsClient, WebhookPayload";

/** For Node's ES modules, bundlers and type stripping. */
export const moduleSource = `import { ${values} } from "@signal-to-action/client";
import type { ${types} } from "@signal-to-action/client";
${body}`;

/** For CommonJS. */
export const commonJsSource = `import client = require("@signal-to-action/client");
const { ${values} } = client;
type ClientOptions = client.ClientOptions;
type SignalsClient = client.SignalsClient;
type WebhookPayload = client.WebhookPayload;
${body}`;
