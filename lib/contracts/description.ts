import { z } from "zod";
import { anyone, operation } from "./operation";

/** Machine-readable documents; their content is defined by their own specifications. */
const Document = z.record(z.string(), z.unknown());
const cacheControl = "public, max-age=300";

export const getApiDescription = operation({
  id: "getApiDescription",
  method: "GET",
  path: "/api/openapi.json",
  summary: "Get this description as OpenAPI 3.1",
  auth: anyone,
  response: Document,
  cacheControl,
});

export const getPostmanCollection = operation({
  id: "getPostmanCollection",
  method: "GET",
  path: "/api/public/postman-collection.json",
  summary: "Get the customer API as a Postman collection",
  auth: anyone,
  response: Document,
  cacheControl,
});

export const getWebhookPayloadSchema = operation({
  id: "getWebhookPayloadSchema",
  method: "GET",
  path: "/api/public/schemas/webhook-payload.json",
  summary: "Get the JSON Schema 2020-12 of a webhook delivery's body",
  auth: anyone,
  response: Document,
  cacheControl,
});

export const getFlatPayloadSchema = operation({
  id: "getFlatPayloadSchema",
  method: "GET",
  path: "/api/public/schemas/flat-payload.json",
  summary: "Get the JSON Schema 2020-12 of an automation or enrichment delivery's body",
  auth: anyone,
  response: Document,
  cacheControl,
});
