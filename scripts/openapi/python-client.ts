/** Generates the Python client's types and methods from the API's description. */
import type { DocumentedOperation, JsonSchema, Parameter } from "@/lib/http/openapi/document";
import { describeForPrograms } from "./for-programs";
import { oneLine, PythonTypes } from "./python-types";

const folder = new URL("../../clients/python/signal_to_action/", import.meta.url);
export const pythonFiles = {
  models: new URL("models.py", folder),
  operations: new URL("operations.py", folder),
};

const note = '"""Made from the API\'s description by `npm run client`: never edited by hand."""';
const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const pascalCase = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The text of both generated files. */
export async function makePythonClient(): Promise<{ models: string; operations: string }> {
  const { paths, components } = await describeForPrograms();
  const types = new PythonTypes();
  const methods: string[] = [];
  for (const [path, operations] of Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (!path.startsWith("/api/v1/") || path === "/api/v1/register") continue;
    for (const [method, operation] of Object.entries(operations).sort(([a], [b]) => (a < b ? -1 : 1))) {
      methods.push(writeMethod(types, method.toUpperCase(), path, operation));
    }
  }
  const webhook = "WebhookPayload";
  const named = [webhook, ...referencedIn(paths)];
  for (const name of named) types.declare(name, components.schemas[name] ?? {});
  declareReferences(types, components.schemas);
  const models = types.print();
  const typing = ["Any", "Literal", "NotRequired", "TypeAlias", "TypedDict"];
  const imports = types.names.filter((name) => new RegExp(`\\b${name}\\b`).test(methods.join("\n")));
  return {
    models: `${note}

from __future__ import annotations

from typing import ${typing.filter((name) => new RegExp(`\\b${name}\\b`).test(models)).join(", ")}


${models}
`,
    operations: `${note}

from __future__ import annotations

from typing import Any, Literal, Protocol, cast
from urllib.parse import quote

from .models import (
${imports.map((name) => `    ${name},`).join("\n")}
)


class _Sends(Protocol):
    def call(
        self,
        method: str,
        path: str,
        *,
        query: dict[str, Any] | None = None,
        body: Any = None,
        idempotency_key: str | None = None,
    ) -> Any: ...


class Operations:
    """One method per operation of the customer API. Each raises \`ApiError\` if the API refuses the call."""

${methods.join("\n\n")}
`,
  };
}

const refs = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name = ""]) => name);

/** Schemas that the operations of programs name. */
const referencedIn = (paths: Record<string, Record<string, DocumentedOperation>>): string[] => [
  ...new Set(
    Object.entries(paths)
      .filter(([path]) => path.startsWith("/api/v1/") && path !== "/api/v1/register")
      .flatMap(([, operations]) =>
        Object.values(operations).flatMap(({ requestBody, responses }) =>
          refs([
            requestBody ?? null,
            ...Object.entries(responses).flatMap(([s, r]) => (s < "300" ? [r] : [])),
          ]),
        ),
      ),
  ),
];

/** Declares what declared schemas refer to, until nothing is missing. */
function declareReferences(types: PythonTypes, schemas: Record<string, JsonSchema>): void {
  for (let before = -1; before !== types.names.length; ) {
    before = types.names.length;
    for (const name of types.names) {
      for (const inner of refs(schemas[name] ?? {})) types.declare(inner, schemas[inner] ?? {});
    }
  }
}

function writeMethod(
  types: PythonTypes,
  method: string,
  path: string,
  operation: DocumentedOperation,
): string {
  const name = snakeCase(operation.operationId);
  const isOwn = (one: DocumentedOperation["parameters"][number]): one is Parameter => !("$ref" in one);
  const parameters = operation.parameters.filter(isOwn);
  const inPath = parameters.filter((one) => one.in === "path");
  const inQuery = parameters.filter((one) => one.in === "query");
  const typeName = pascalCase(operation.operationId);
  const bodySchema = operation.requestBody?.content["application/json"]?.schema;
  const hasKey = operation.parameters.some((one) => "$ref" in one && one.$ref.endsWith("/IdempotencyKey"));
  const [status, response] =
    Object.entries(operation.responses).find(([status]) => status.startsWith("2")) ?? [];
  const schema =
    response && "content" in response ? response.content?.["application/json"]?.schema : undefined;
  const result = schema && status !== "204" ? types.typeOf(`${typeName}Response`, schema) : "None";

  const named = [
    ...inQuery.map((one) => ({
      text: `${snakeCase(one.name)}: ${types.typeOf(`${typeName}${pascalCase(one.name)}`, one.schema)} | None = None`,
      about: one.description && `${snakeCase(one.name)}: ${oneLine(one.description)}`,
    })),
    ...(hasKey
      ? [{ text: "idempotency_key: str | None = None", about: "idempotency_key: Random if you give none." }]
      : []),
  ];
  const signature = [
    "self: _Sends",
    ...inPath.map((one) => `${snakeCase(one.name)}: str`),
    ...(bodySchema ? [`body: ${types.typeOf(`${typeName}Body`, bodySchema)}`] : []),
    ...(named.length > 0 ? ["*", ...named.map(({ text }) => text)] : []),
  ];
  const address =
    inPath.length > 0 ? `f"${path.replace(/\{(\w+)\}/g, "{quote($1, safe='')}")}"` : `"${path}"`;
  const query = inQuery.map((one) => `"${one.name}": ${snakeCase(one.name)}`).join(", ");
  const args = [
    `"${method}"`,
    address,
    ...(query ? [`query={${query}}`] : []),
    ...(bodySchema ? ["body=body"] : []),
    ...(hasKey ? ["idempotency_key=idempotency_key"] : []),
  ];
  const details = named.flatMap(({ about }) => (about ? [`        ${about}`] : []));
  const about = details.length > 0 ? `\n\n${details.join("\n")}\n        ` : "";
  const call = `self.call(${args.join(", ")})`;
  return [
    `    def ${name}(\n        ${signature.join(",\n        ")},\n    ) -> ${result}:`,
    `        """${oneLine(operation.summary)}.${about}"""`,
    result === "None" ? `        ${call}` : `        return cast("${result.replaceAll('"', "'")}", ${call})`,
  ].join("\n");
}
