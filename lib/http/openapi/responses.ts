import { policy } from "@/db/policy";
import { createDestination } from "@/lib/contracts/destinations";
import { startAccountReport, startPersonReport } from "@/lib/contracts/intelligence";
import { OAuthErrorBody, requestToken, revokeToken } from "@/lib/contracts/oauth";
import { registerApp } from "@/lib/contracts/oauth-apps";
import { ErrorBody, isTagged, type Operation, responseType } from "@/lib/contracts/operation";
import { getHealth, getReadiness } from "@/lib/contracts/probes";
import { createDestinationV1 } from "@/lib/contracts/v1/destinations";
import { startAccountReportV1, startPersonReportV1 } from "@/lib/contracts/v1/intelligence";
import type { ErrorCode } from "@/lib/errors";
import type { DocumentedResponse, JsonSchema, MediaType, Reference } from "./document";
import { errorMeanings } from "./error-meanings";
import { headerReferences, isLimited, refusalHeaders, successHeaders } from "./headers";
import { bodyType, formType, refusalsOf } from "./refusals";
import type { Schemas } from "./schemas";

const NamedErrorBody = ErrorBody.meta({ id: "ErrorBody" });

const cached = {
  status: 200,
  description: `A report under ${policy.reportCacheDays} days old exists. No credits were spent.`,
};
const sameAddress = {
  status: 200,
  description: "An active destination of the same kind sends to this address. Nothing was created.",
};
/** Statuses other than the operation's own that have the same body. */
const otherStatuses: Record<string, { status: number; description: string }> = {
  [createDestination.id]: sameAddress,
  [createDestinationV1.id]: sameAddress,
  [startAccountReport.id]: cached,
  [startPersonReport.id]: cached,
  [startAccountReportV1.id]: cached,
  [startPersonReportV1.id]: cached,
  [getReadiness.id]: {
    status: 503,
    description: "Requests should go to another instance; `reason` says why.",
  },
  [getHealth.id]: { status: 503, description: "The database does not respond." },
};

const statusDescriptions: Record<number, string> = {
  200: "Done",
  201: "Created",
  202: "Accepted",
  204: "Done",
  302: "Redirects to a page of the portal",
};

/** The operation's responses by status. Errors that many operations share are components. */
export function responsesOf(
  operation: Operation,
  schemas: Schemas,
  shared: Record<string, DocumentedResponse>,
): Record<string, DocumentedResponse | Reference> {
  const success = answer(operation, schemas);
  const other = otherStatuses[operation.id];
  const refusals = isOAuth(operation)
    ? oauthRefusals(operation, schemas)
    : plainRefusals(operation, schemas, shared);
  return {
    [operation.status]: success,
    ...(isTagged(operation) && { 304: unchanged(operation) }),
    ...refusals,
    ...(other && { [other.status]: { ...success, description: other.description } }),
  };
}

function answer(operation: Operation, schemas: Schemas): DocumentedResponse {
  const schema = operation.response.safeParse(undefined).success
    ? null
    : schemas.add(operation.response, "output");
  return {
    description: statusDescriptions[operation.status] ?? "Done",
    headers: headerReferences(...successHeaders(operation)),
    ...(schema && { content: { [responseType(operation)]: { schema } } }),
  };
}

const unchanged = (operation: Operation): DocumentedResponse => ({
  description: "Not modified since the response identified by `If-None-Match`.",
  headers: headerReferences(...successHeaders(operation)),
});

function plainRefusals(
  operation: Operation,
  schemas: Schemas,
  shared: Record<string, DocumentedResponse>,
): Record<string, Reference> {
  const refusals = [...refusalsOf(operation)].map(([status, codes]) => {
    const surface = operation.auth.kind === "bearer" ? "v1" : isLimited(operation) ? "limited" : "open";
    // Generators make type names of it: it must not begin with a digit.
    const name = [surface, status, ...codes.toSorted()].join(".");
    shared[name] ??= {
      description: codes.map((code) => `\`${code}\`: ${errorMeanings[code]}`).join("\n\n"),
      headers: headerReferences(...refusalHeaders(operation, status)),
      content: { "application/json": refusalBody(codes, schemas) },
    };
    return [status, { $ref: `#/components/responses/${name}` }];
  });
  return Object.fromEntries(refusals);
}

function refusalBody(codes: ErrorCode[], schemas: Schemas): MediaType {
  const schema: JsonSchema = {
    allOf: [
      schemas.add(NamedErrorBody, "output"),
      { type: "object", properties: { error: { type: "string", enum: codes } } },
    ],
  };
  const examples = codes.map((code) => [code, { value: errorExample(code) }]);
  return { schema, examples: Object.fromEntries(examples) };
}

function errorExample(code: ErrorCode): ErrorBody {
  const body = {
    error: code,
    message: errorMeanings[code].replaceAll("`", ""),
    requestId: "01957a3c-5f00-7a2b-8c4d-3e5f6a7b8c9d",
  };
  if (code !== "validation_error") return body;
  return {
    ...body,
    message: "limit must be between 1 and 100.",
    details: [{ path: "limit", message: "must be between 1 and 100" }],
  };
}

/** Whether its errors are those of the RFCs. */
const isOAuth = (operation: Operation): boolean =>
  bodyType(operation) === formType || operation.id === registerApp.id;

type OAuthCode = OAuthErrorBody["error"];
/** RFC 6749 section 5.2, RFC 7009 section 2.2.1 and RFC 7591 section 3.2.2. */
const invalidCodes: Record<string, OAuthCode[]> = {
  [requestToken.id]: [
    "invalid_request",
    "invalid_grant",
    "invalid_scope",
    "invalid_target",
    "unauthorized_client",
    "unsupported_grant_type",
  ],
  [revokeToken.id]: ["invalid_request", "unauthorized_client"],
  [registerApp.id]: ["invalid_request", "invalid_redirect_uri", "invalid_client_metadata"],
};

/** The errors by status. */
const oauthCodesOf = ({ id }: Operation): [number, OAuthCode[], string][] => [
  [400, invalidCodes[id] ?? [], "The request is invalid."],
  id === registerApp.id
    ? [415, ["invalid_request"], "The body is not JSON."]
    : [401, ["invalid_client"], "The client credentials are missing or wrong."],
  [413, ["invalid_request"], errorMeanings.payload_too_large],
  [429, ["rate_limited"], errorMeanings.rate_limited],
  [500, ["server_error"], "Something went wrong on our side."],
  [503, ["try_again"], errorMeanings.try_again],
];

function oauthRefusals(operation: Operation, schemas: Schemas): Record<string, DocumentedResponse> {
  const refusals = oauthCodesOf(operation).map(([status, codes, description]) => {
    const names = refusalHeaders(operation, status);
    const schema: JsonSchema = {
      allOf: [
        schemas.add(OAuthErrorBody, "output"),
        { type: "object", properties: { error: { type: "string", enum: codes } } },
      ],
    };
    const examples = codes.map((error) => [error, { value: { error, error_description: description } }]);
    const response: DocumentedResponse = {
      description,
      headers: headerReferences(...names, ...(status === 401 ? (["WWW-Authenticate"] as const) : [])),
      content: { "application/json": { schema, examples: Object.fromEntries(examples) } },
    };
    return [status, response];
  });
  return Object.fromEntries(refusals);
}
