import { z } from "zod";
import { anyone, operation } from "./operation";

/** Documents that programs read: their own specifications say what is in them. */
const Document = z.record(z.string(), z.unknown());
const cacheControl = "public, max-age=300";

export const getApiDescription = operation({
  id: "getApiDescription",
  method: "GET",
  path: "/api/openapi.json",
  summary: "This description, as OpenAPI 3.1",
  auth: anyone,
  response: Document,
  cacheControl,
});

export const getWebhookPayloadSchema = operation({
  id: "getWebhookPayloadSchema",
  method: "GET",
  path: "/api/public/schemas/webhook-payload.json",
  summary: "The body of a webhook delivery, as JSON Schema 2020-12",
  auth: anyone,
  response: Document,
  cacheControl,
});

export const getFlatPayloadSchema = operation({
  id: "getFlatPayloadSchema",
  method: "GET",
  path: "/api/public/schemas/flat-payload.json",
  summary: "The body of an automation or enrichment delivery, as JSON Schema 2020-12",
  auth: anyone,
  response: Document,
  cacheControl,
});
