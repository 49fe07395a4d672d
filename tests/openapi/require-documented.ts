/** Checks a route handler's answer against the API description. */
import Ajv2020 from "ajv/dist/2020";
import addFormats from "ajv-formats";
import type { Operation } from "@/lib/contracts/operation";
import { describeApi } from "@/lib/http/openapi/describe";
import type { DocumentedResponse } from "@/lib/http/openapi/document";
import { headers as knownHeaders } from "@/lib/http/openapi/headers";

const description = await describeApi("http://localhost:3000");
const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }));
// The document itself is not a schema; its parts are referenced by their address.
ajv.addSchema({ ...description, $id: "api" }, "api", false, false);

/** Throws if the answer's status, headers or body differ from the operation's description. */
export async function requireDocumented(operation: Operation, answer: Response): Promise<void> {
  const problems = await findProblems(operation, answer);
  if (problems.length === 0) return;
  throw new Error(
    `${operation.method} ${operation.path} gave an undocumented answer: ${problems.join("; ")}`,
  );
}

async function findProblems({ id, method, path }: Operation, answer: Response): Promise<string[]> {
  const documented = description.paths[path]?.[method.toLowerCase()];
  // Tests define their own operations, which are not in the description.
  if (documented?.operationId !== id) return [];
  const response = documented.responses[answer.status];
  if (!response) return [`status ${answer.status} with ${await answer.clone().text()}`];
  const pointer =
    "$ref" in response
      ? response.$ref.slice(1)
      : `/${["paths", path, method.toLowerCase(), "responses", String(answer.status)].map(escapePointer).join("/")}`;
  const resolved =
    "$ref" in response ? description.components.responses[response.$ref.split("/").at(-1) ?? ""] : response;
  if (!resolved) return [`status ${answer.status} refers to nothing`];
  return [
    ...findHeaderProblems(resolved, answer),
    ...(await findBodyProblems(resolved, pointer, answer)),
    ...(await findRetryProblems(answer)),
  ];
}

/** Codes that ask for a retry say when. */
async function findRetryProblems(answer: Response): Promise<string[]> {
  if (answer.status !== 429 && answer.status !== 503) return [];
  const { error } = await answer.clone().json();
  const isMissing = /^(rate_limited|try_again)$/.test(error) && !answer.headers.has("retry-after");
  return isMissing ? [`${error} without Retry-After`] : [];
}

const escapePointer = (part: string) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"));

function findHeaderProblems(response: DocumentedResponse, answer: Response): string[] {
  return Object.entries(description.components.headers).flatMap(([name, { required, schema }]) => {
    const value = answer.headers.get(name);
    if (!Object.hasOwn(response.headers, name)) {
      return value === null || !Object.hasOwn(knownHeaders, name) ? [] : [`header ${name}`];
    }
    if (value === null) return required ? [`no header ${name}`] : [];
    return ajv.validate(schema, schema.type === "integer" ? Number(value) : value)
      ? []
      : [`header ${name}: ${value}`];
  });
}

async function findBodyProblems(
  { content }: DocumentedResponse,
  pointer: string,
  answer: Response,
): Promise<string[]> {
  const body = await answer.clone().text();
  if (!content) return body === "" ? [] : [`a body: ${body}`];
  const type = answer.headers.get("content-type")?.replace("; charset=utf-8", "") ?? "";
  if (!Object.hasOwn(content, type)) return [`a body of type ${type}`];
  const validate = ajv.getSchema(`api#${pointer}/content/${escapePointer(type)}/schema`);
  if (!validate) return ["a body without a schema"];
  return validate(type === "application/json" ? JSON.parse(body) : body)
    ? []
    : [ajv.errorsText(validate.errors, { dataVar: "body" })];
}
