/**
 * The customer API as a Postman collection (format 2.1.0), from its description. Every request works once the
 * variables `clientId` and `clientSecret` are set: the first one stores the token.
 */
import { stableId } from "@/lib/ids";
import { describeApi } from "./describe";
import type { DocumentedOperation, Parameter, Reference } from "./document";
import { formType } from "./refusals";
import type { SurfaceName } from "./surfaces";

const surfaces: SurfaceName[] = ["Tokens", "Customer API"];
/** Discovery documents are for programs. */
const isShown = ({ path }: Found) => !path.startsWith("/.well-known/");
const requestToken = "requestToken";

/** The collection for the installation at `appUrl`. */
export function makePostmanCollection(appUrl: string): Record<string, unknown> {
  const { info, paths } = describeApi(appUrl);
  const found = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  return {
    info: {
      _postman_id: stableId("postman", "collection"),
      name: info.title,
      description: `${info.summary} Set the variables clientId and clientSecret, then send "${summaryOf(found, requestToken)}": it stores the token for all other requests.`,
      schema: "https://schema.getpostman.com/json/collection/v2.1.0/collection.json",
    },
    variable: [
      { key: "baseUrl", value: appUrl, type: "string" },
      ...["clientId", "clientSecret", "accessToken"].map((key) => ({ key, value: "", type: "string" })),
    ],
    auth: { type: "bearer", bearer: [{ key: "token", value: "{{accessToken}}", type: "string" }] },
    item: surfaces.map((surface) => ({
      name: surface,
      item: found
        .filter((one) => one.operation.tags[0] === surface && isShown(one))
        .sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
        .map(itemOf),
    })),
  };
}

interface Found {
  method: string;
  path: string;
  operation: DocumentedOperation;
}

const isFirst = ({ operation }: Found) => operation.operationId === requestToken;

const summaryOf = (found: Found[], id: string) =>
  found.find(({ operation }) => operation.operationId === id)?.operation.summary ?? "";

function itemOf({ method, path, operation }: Found) {
  const own = operation.parameters.filter((one): one is Parameter => !isReference(one));
  const query = own.filter((one) => one.in === "query");
  const inPath = own.filter((one) => one.in === "path");
  return {
    name: operation.summary,
    request: {
      method,
      header: bodyOf(operation)?.mode === "raw" ? [{ key: "Content-Type", value: "application/json" }] : [],
      ...(!operation.security.some(({ oauth2 }) => oauth2) && { auth: { type: "noauth" } }),
      url: {
        raw: `{{baseUrl}}${path.replace(/\{(\w+)\}/g, ":$1")}`,
        host: ["{{baseUrl}}"],
        path: path
          .slice(1)
          .replace(/\{(\w+)\}/g, ":$1")
          .split("/"),
        query: query.map((one) => ({ ...entryOf(one), disabled: !one.required })),
        variable: inPath.map(entryOf),
      },
      ...(bodyOf(operation) && { body: bodyOf(operation) }),
    },
    ...(operation.operationId === requestToken && { event: [storeToken] }),
  };
}

const isReference = (one: Parameter | Reference): one is Reference => "$ref" in one;

const entryOf = ({ name, description, example, schema }: Parameter) => ({
  key: name,
  value: String(example ?? schema.default ?? ""),
  ...(description && { description }),
});

/** What a person fills in once is a variable. */
const variables: Record<string, string> = {
  client_id: "{{clientId}}",
  client_secret: "{{clientSecret}}",
  token: "{{accessToken}}",
};

function bodyOf({ requestBody }: DocumentedOperation) {
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (!media) return null;
  if (type === formType) {
    const fields = Object.entries(Object(media.example));
    // A program's own token, with all of the client's scopes: fields of other grants are left out.
    const sent = fields.filter(([key]) => key in variables || key === "grant_type");
    return {
      mode: "urlencoded",
      urlencoded: sent.map(([key, value]) => ({ key, value: variables[key] ?? String(value) })),
    };
  }
  return {
    mode: "raw",
    raw: JSON.stringify(media.example, null, 2),
    options: { raw: { language: "json" } },
  };
}

const storeToken = {
  listen: "test",
  script: {
    type: "text/javascript",
    exec: [
      'pm.test("returns a token", () => pm.response.to.have.status(200));',
      'pm.collectionVariables.set("accessToken", pm.response.json().access_token);',
    ],
  },
};
