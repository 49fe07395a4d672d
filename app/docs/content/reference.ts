/** The API reference, built from the OpenAPI document. */
import type { ReferenceField, ReferenceGroup, ReferenceOperation } from "@/components/docs/reference";
import { compareText } from "@/lib/compare-text";
import { groupBy } from "@/lib/group-by";
import type {
  ApiDescription,
  DocumentedOperation,
  DocumentedResponse,
  JsonSchema,
  Parameter,
  Reference,
} from "@/lib/http/openapi/document";
import { errorMeanings } from "@/lib/http/openapi/error-meanings";
import { surfaces } from "@/lib/http/openapi/surfaces";
import { fieldsOf, typeOf } from "./fields";

export interface ReferencePage {
  slug: string;
  title: string;
  summary: string;
  groups: ReferenceGroup[];
}

/** The reference pages, one per surface. */
export const readReference = (api: ApiDescription): ReferencePage[] =>
  surfaces.map(({ name, slug, description }) => ({
    slug,
    title: name,
    summary: description,
    groups: groupsOf(api, name),
  }));

/** The length of a group's operations as JSON above which its page would be too large, and is divided. */
const mostOnPage = 60_000;

function groupsOf(api: ApiDescription, tag: string): ReferenceGroup[] {
  const found = foundIn(api).filter(({ operation }) => operation.tags[0] === tag);
  const groups = groupBy(
    found.map((one) => present(api, one)),
    ({ path }) => nounOf(path),
  );
  return [...groups]
    .flatMap(([title, operations]) => {
      if (JSON.stringify(operations).length <= mostOnPage) return [{ title, operations }];
      const byId = groupBy(operations, ({ path }) => path.includes("{"));
      return [
        { title, operations: byId.get(false) ?? [] },
        { title: `${title} by ID`, operations: byId.get(true) ?? [] },
      ];
    })
    .map((group) => ({ ...group, slug: group.title.toLowerCase().replaceAll(" ", "-") }))
    .sort((a, b) => compareText(a.title, b.title));
}

/** Order of methods within a path: reads before writes. */
const methodOrder = ["get", "post", "patch", "delete"];

const foundIn = (api: ApiDescription): Found[] =>
  Object.entries(api.paths)
    .toSorted(([a], [b]) => compareText(a, b))
    .flatMap(([path, methods]) =>
      Object.entries(methods)
        .toSorted(([a], [b]) => methodOrder.indexOf(a) - methodOrder.indexOf(b))
        .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
    );

const titles: Record<string, string> = {
  _authcheck: "Token check",
  icp: "Ideal customer profile",
  me: "Current user",
};

/** The first noun of a path, as a title. */
function nounOf(path: string): string {
  const noun = path.replace(/^\/(api\/)?((v1|me|public|admin)\/)?/, "").split("/")[0] ?? "";
  const words = noun
    .replace(/^[._]/, "")
    .replace(/\.json$/, "")
    .replaceAll("-", " ");
  return titles[noun] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

interface Found {
  method: string;
  path: string;
  operation: DocumentedOperation;
}

function present(api: ApiDescription, found: Found): ReferenceOperation {
  const { method, path, operation } = found;
  const { schemas } = api.components;
  const [type, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const responses = Object.entries(operation.responses).map(([status, response]) => ({
    status,
    response: resolveResponse(api, response),
  }));
  const answers = responses.filter(({ status }) => Number(status) < 400);
  const example = answers.find(({ response }) => response.content)?.response.content?.["application/json"]
    ?.example;
  return {
    id: operation.operationId,
    method,
    path,
    summary: operation.summary,
    access: accessOf(operation),
    parameters: operation.parameters
      .map((one) => presentParameter(api, one))
      // Every operation accepts it; the guide on errors explains it.
      .filter(({ name }) => name !== "X-Request-Id"),
    body: type && media ? { type, fields: fieldsOf(media.schema, schemas) } : null,
    answers: answers.map(({ status, response }) => ({
      status,
      description: response.description,
      fields: fieldsOf(response.content?.["application/json"]?.schema ?? {}, schemas),
    })),
    refusals: responses.flatMap(({ status, response }) =>
      Number(status) < 400
        ? []
        : codesOf(response).map((code) => ({ status, code, meaning: meaningOf(code, response) })),
    ),
    request: curlOf(api, found),
    answer: example === undefined ? null : JSON.stringify(example, null, 2),
  };
}

const resolveResponse = (
  api: ApiDescription,
  response: DocumentedResponse | Reference,
): DocumentedResponse =>
  "$ref" in response
    ? (api.components.responses[response.$ref.split("/").at(-1) ?? ""] ?? { description: "", headers: {} })
    : response;

/** The error codes of a response; an error with the body of a success has none. */
function codesOf({ content }: DocumentedResponse): string[] {
  return Object.keys(content?.["application/json"]?.examples ?? { degraded: null });
}

const meanings: Record<string, string> = errorMeanings;
const meaningOf = (code: string, { description }: DocumentedResponse): string =>
  meanings[code] ?? description;

function presentParameter(api: ApiDescription, parameter: Parameter | Reference): ReferenceField {
  const found =
    "$ref" in parameter ? api.components.parameters[parameter.$ref.split("/").at(-1) ?? ""] : parameter;
  const { name = "", schema = {}, description, required = false } = found ?? {};
  return {
    name,
    ...(found && { place: found.in }),
    type: typeOf(schema, api.components.schemas),
    isRequired: required,
    ...(description && { description }),
  };
}

function accessOf(operation: DocumentedOperation): string {
  const [first] = operation.security;
  const roles = operation["x-roles"]?.map((role) => `\`${role}\``).join(", ");
  if (first?.oauth2) {
    const [scope] = first.oauth2;
    return scope === undefined ? "Any access token." : `Access token with the scope \`${scope}\`.`;
  }
  if (first?.client) return "Client credentials, by HTTP Basic or in the form.";
  if (!first) return "No authentication.";
  const phase = { provisioned: ", in a workspace that is set up", active: ", in an active workspace" };
  return `Session (roles: ${roles})${phase[operation["x-phase"] as keyof typeof phase] ?? ""}.`;
}

/** A curl command that works once its variables are set. */
function curlOf({ servers, components }: ApiDescription, { method, path, operation }: Found): string {
  const { parameters, security, requestBody } = operation;
  const queries = parameters.filter(
    (one): one is Parameter => "name" in one && one.in === "query" && one.required,
  );
  const query = queries
    .map(({ name, schema }) => `${name}=${exampleValue(schema, components.schemas)}`)
    .join("&");
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const isForm = type === "application/x-www-form-urlencoded";
  const lines = [
    `curl -sS${method === "GET" || (method === "POST" && media) ? "" : ` -X ${method}`} "${servers[0]?.url}${shellPath(path)}${query && `?${query}`}"`,
    ...(security[0]?.oauth2 ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(security[0]?.session
      ? ['-H "Cookie: $SESSION"', ...(method === "GET" ? [] : [`-H "Origin: ${servers[0]?.url}"`])]
      : []),
    ...(media && !isForm
      ? [
          '-H "Content-Type: application/json"',
          `-d '${JSON.stringify(media.example, null, 2).replaceAll("'", "'\\''")}'`,
        ]
      : []),
    ...(media && isForm
      ? Object.entries(media.example ?? {}).map(([name, value]) => `-d "${name}=${value}"`)
      : []),
  ];
  return lines.join(" \\\n  ");
}

/** `/sources/{sourceId}` as `/sources/$SOURCE_ID`: path parameters become shell variables. */
const shellPath = (path: string) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => `$${name.replace(/[A-Z]/g, "_$&").toUpperCase()}`);

const exampleValue = (schema: JsonSchema, components: Record<string, JsonSchema>): string =>
  schema.format === "uuid" ? "<id>" : `<${typeOf(schema, components).split(",")[0]}>`;
