/**
 * The customer API as a Postman collection (format 2.1.0), from its description. Every request works once the
 * variables `clientId` and `clientSecret` are set, one by one and as a run: the first one stores the token, lists store
 * the IDs that later requests use, and access ends last.
 */
import { stableId } from "@/lib/ids";
import { describeApi } from "./describe";
import type { DocumentedOperation, Parameter, Reference } from "./document";
import { scriptsOf } from "./postman-scripts";
import { formType } from "./refusals";
import story from "./story.json";
import type { SurfaceName } from "./surfaces";

/** The folders in the order of a run. Discovery documents and apps that people connect are for programs. */
const folders: { name: string; surface: SurfaceName; has: (operationId: string) => boolean }[] = [
  { name: "Access", surface: "Tokens", has: (id) => ["registerClient", "requestToken"].includes(id) },
  { name: "Customer API", surface: "Customer API", has: () => true },
  { name: "End access", surface: "Tokens", has: (id) => id === "revokeToken" },
];
/** Lists come first, then what adds rows; a row is read before it is changed, and deleted last. */
const order = ["get", "post", "get {}", "patch {}", "delete {}"];

/** What a person fills in once, and what responses fill in: at first, rows of the sample. */
const variables: Record<string, string> = {
  clientId: "",
  clientSecret: "",
  accessToken: "",
  signalId: story.calls.getSignal.params.id,
  accountReportId: story.calls.getAccountReport.params.id,
  personReportId: story.calls.getPersonReport.params.id,
  destinationId: "00000000-0000-4000-8000-000000000000",
};

/** The collection for the installation at `appUrl`. */
export async function makePostmanCollection(appUrl: string): Promise<Record<string, unknown>> {
  const { info, paths } = await describeApi(appUrl);
  const found = Object.entries(paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, operation]) => ({ method, path, operation })),
  );
  return {
    info: {
      _postman_id: stableId("postman", "collection"),
      name: info.title,
      description:
        `${info.summary} Set the variables clientId and clientSecret, or send the first request to ` +
        "register a client. The second request stores the token for all others. " +
        "A run of all requests with a client that has write scopes adds a destination, starts two " +
        "reports and deletes the destination.",
      schema: "https://schema.getpostman.com/json/collection/v2.1.0/collection.json",
    },
    variable: Object.entries({ baseUrl: appUrl, ...variables }).map(([key, value]) => ({
      key,
      value,
      type: "string",
    })),
    auth: { type: "bearer", bearer: [{ key: "token", value: "{{accessToken}}", type: "string" }] },
    event: scriptsOf("everyRequest"),
    item: folders.map(({ name, surface, has }) => ({
      name,
      item: found
        .filter(({ operation }) => operation.tags[0] === surface && has(operation.operationId))
        .sort((a, b) => rankOf(a) - rankOf(b))
        .map(itemOf),
    })),
  };
}

interface Found {
  method: string;
  path: string;
  operation: DocumentedOperation;
}

/** Registration comes before the token. */
const rankOf = ({ method, path, operation }: Found): number =>
  operation.operationId === "registerClient"
    ? -1
    : order.indexOf(path.includes("{") ? `${method} {}` : method);

function itemOf({ method, path, operation }: Found) {
  const own = operation.parameters.filter((one): one is Parameter => !isReference(one));
  const query = own.filter((one) => one.in === "query");
  const body = bodyOf(operation);
  const event = scriptsOf(operation.operationId);
  const takesKey = operation.parameters.some(
    (one) => isReference(one) && one.$ref.endsWith("/IdempotencyKey"),
  );
  return {
    name: operation.summary,
    request: {
      method: method.toUpperCase(),
      description: operation.description,
      header: [
        ...(body?.mode === "raw" ? [{ key: "Content-Type", value: "application/json" }] : []),
        ...(takesKey ? [{ key: "Idempotency-Key", value: "{{$guid}}" }] : []),
      ],
      ...(!operation.security.some(({ oauth2 }) => oauth2) && { auth: { type: "noauth" } }),
      url: {
        raw: `{{baseUrl}}${path.replace(/\{(\w+)\}/g, ":$1")}`,
        host: ["{{baseUrl}}"],
        path: path
          .slice(1)
          .replace(/\{(\w+)\}/g, ":$1")
          .split("/"),
        query: query.map((one) => ({ ...entryOf(one), disabled: !one.required })),
        variable: own
          .filter((one) => one.in === "path")
          .map((one) => ({ ...entryOf(one), value: rowVariable(path) })),
      },
      ...(body && { body }),
    },
    ...(event.length > 0 && { event }),
  };
}

const isReference = (one: Parameter | Reference): one is Reference => "$ref" in one;

const entryOf = ({ name, description, example, schema }: Parameter) => ({
  key: name,
  value: String(example ?? schema.default ?? ""),
  ...(description && { description }),
});

/** The variable that names the row of a path. */
function rowVariable(path: string): string {
  if (path.includes("/accounts/")) return "{{accountReportId}}";
  if (path.includes("/people/")) return "{{personReportId}}";
  return path.includes("/signals/") ? "{{signalId}}" : "{{destinationId}}";
}

const filledIn: Record<string, string> = {
  client_id: "{{clientId}}",
  client_secret: "{{clientSecret}}",
  token: "{{accessToken}}",
  sourceCompanyReportId: "{{accountReportId}}",
};

function bodyOf({ requestBody }: DocumentedOperation) {
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (!media) return null;
  if (type === formType) {
    const fields = Object.entries(Object(media.example));
    // A program's own token, with all of the client's scopes: fields of other grants are left out.
    const sent = fields.filter(([key]) => key in filledIn || key === "grant_type");
    return {
      mode: "urlencoded",
      urlencoded: sent.map(([key, value]) => ({ key, value: filledIn[key] ?? String(value) })),
    };
  }
  // Without `scope`, a client gets every read scope, and every read below works.
  const { scope: _, ...sent } = Object(media.example);
  return {
    mode: "raw",
    raw: JSON.stringify(sent, (key, value: unknown) => filledIn[key] ?? value, 2),
    options: { raw: { language: "json" } },
  };
}
