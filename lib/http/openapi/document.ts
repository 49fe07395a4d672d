/** The parts of an OpenAPI 3.1 document that this product uses. */

export interface JsonSchema {
  $ref?: string;
  title?: string;
  examples?: unknown[];
  description?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minProperties?: number;
  maxProperties?: number;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
}

export interface Reference {
  $ref: string;
}

export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  description?: string;
  schema: JsonSchema;
  example?: unknown;
}

export interface Header {
  description: string;
  required?: boolean;
  schema: JsonSchema;
}

export interface MediaType {
  schema: JsonSchema;
  example?: unknown;
  examples?: Record<string, { summary?: string; value: unknown }>;
}

export interface DocumentedResponse {
  description: string;
  headers: Record<string, Reference>;
  content?: Record<string, MediaType>;
}

export interface RequestBody {
  required: boolean;
  content: Record<string, MediaType>;
}

export interface DocumentedOperation {
  operationId: string;
  tags: [string];
  summary: string;
  description?: string;
  security: Record<string, string[]>[];
  "x-roles"?: readonly string[];
  "x-phase"?: string;
  parameters: (Parameter | Reference)[];
  requestBody?: RequestBody;
  responses: Record<string, DocumentedResponse | Reference>;
}

/** A webhook that this product sends. It has none of the shared response headers. */
export interface WebhookOperation {
  operationId: string;
  tags: [string];
  summary: string;
  description: string;
  security: [];
  parameters: Parameter[];
  requestBody: RequestBody;
  responses: Record<string, { description: string }>;
}

export interface ApiDescription {
  openapi: "3.1.1";
  jsonSchemaDialect: string;
  info: { title: string; version: string; summary: string; description: string };
  servers: { url: string; description: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, DocumentedOperation>>;
  webhooks: Record<string, { post: WebhookOperation }>;
  components: {
    schemas: Record<string, JsonSchema>;
    parameters: Record<string, Parameter>;
    headers: Record<string, Header>;
    responses: Record<string, DocumentedResponse>;
    securitySchemes: Record<string, unknown>;
  };
}
