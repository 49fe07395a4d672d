/** Builds the OpenAPI 3.1 document of the whole API from the operations. */
import { operations } from "@/lib/contracts/catalogue";
import { mayOmitBody, type Operation } from "@/lib/contracts/operation";
import { mapInSlices } from "@/lib/map-in-slices";
import type {
  ApiDescription,
  DocumentedOperation,
  DocumentedResponse,
  JsonSchema,
  RequestBody,
} from "./document";
import { exampleOf } from "./examples";
import { headers, sharedParameters } from "./headers";
import { parametersOf } from "./parameters";
import { bodyType } from "./refusals";
import { responsesOf } from "./responses";
import { collectSchemas, type Schemas } from "./schemas";
import { callersOf, securityOf, securitySchemes } from "./security";
import { addStory } from "./story";
import { surfaceOf, surfaces } from "./surfaces";
import { describeWebhooks } from "./webhooks";

const dialect = "https://json-schema.org/draft/2020-12/schema";

const introduction = `Turns public professional-network activity into scored buying signals.

Every response has an \`X-Request-Id\` header. All errors have the same shape: a code for programs and a message \
for people. Request bodies are strict: an unknown field returns 400. Lengths of text count UTF-16 code units: an \
emoji counts as two or more. Responses may gain fields. An existing path answers unsupported methods with 405 \
\`method_not_allowed\`.`;

const made = new Map<string, Promise<ApiDescription>>();

/**
 * The description for a server at `appUrl`. Built once per URL, as it never changes within a process, and in slices, as
 * that takes hundreds of milliseconds.
 */
export function describeApi(appUrl: string): Promise<ApiDescription> {
  const description = made.get(appUrl) ?? makeDescription(appUrl);
  made.set(appUrl, description);
  return description;
}

async function makeDescription(appUrl: string): Promise<ApiDescription> {
  const schemas = collectSchemas();
  const responses: Record<string, DocumentedResponse> = {};
  const paths: ApiDescription["paths"] = {};
  await mapInSlices(operations, (operation) => {
    const described = describeOperation(operation, schemas, responses);
    paths[operation.path] = { ...paths[operation.path], [operation.method.toLowerCase()]: described };
  });
  const webhooks = describeWebhooks(schemas);
  const description: ApiDescription = {
    openapi: "3.1.1",
    jsonSchemaDialect: dialect,
    info: {
      title: "Signal-to-Action API",
      version: "0.1.0",
      summary: "Buying signals from public professional-network activity.",
      description: introduction,
    },
    servers: [{ url: appUrl, description: "This installation" }],
    tags: surfaces.map(({ name, description }) => ({ name, description })),
    paths,
    webhooks,
    components: {
      schemas: schemas.components,
      parameters: sharedParameters,
      headers,
      responses,
      securitySchemes: securitySchemes(appUrl),
    },
  };
  addExamples(description, schemas.components);
  addStory(description);
  return description;
}

function describeOperation(
  operation: Operation,
  schemas: Schemas,
  responses: Record<string, DocumentedResponse>,
): DocumentedOperation {
  const { id, summary, auth } = operation;
  const requestBody = bodyOf(operation, schemas);
  return {
    operationId: id,
    tags: [surfaceOf(operation)],
    summary,
    description: callersOf(operation),
    security: securityOf(operation),
    ...(auth.kind === "session" && { "x-roles": auth.roles, "x-phase": auth.phase }),
    ...(auth.kind === "operator" && { "x-roles": ["operator"] }),
    parameters: parametersOf(operation, schemas),
    ...(requestBody && { requestBody }),
    responses: responsesOf(operation, schemas, responses),
  };
}

function bodyOf(operation: Operation, schemas: Schemas): RequestBody | null {
  const type = bodyType(operation);
  const required = !mayOmitBody(operation);
  return type && { required, content: { [type]: { schema: schemas.add(operation.body, "input") } } };
}

/** Runs last, once every component that examples refer to exists. */
function addExamples({ paths, webhooks }: ApiDescription, components: Record<string, JsonSchema>): void {
  for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    const answers = Object.values(operation.responses).flatMap((response) =>
      "content" in response ? Object.values(response.content ?? {}) : [],
    );
    for (const media of [...answers, ...Object.values(operation.requestBody?.content ?? {})]) {
      if (!media.examples) media.example = exampleOf(media.schema, components);
    }
  }
  for (const { post } of Object.values(webhooks)) {
    for (const media of Object.values(post.requestBody.content))
      media.example = exampleOf(media.schema, components);
  }
}
