/** The contract of one endpoint. The route, browser client, OpenAPI description and tests all derive from it. */
import { z } from "zod";
import type { AuditAction } from "@/db/audit-actions";
import type { ApiScope, Role } from "@/db/vocabulary";
import { near } from "./fields";
import { longSeconds, readSeconds } from "./request-limits";

export type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** The required state of the workspace: any, past onboarding, or active. */
export type Phase = "any" | "provisioned" | "active";

export type Auth =
  | { kind: "public" }
  | { kind: "session"; phase: Phase; roles: readonly Role[] }
  | { kind: "operator" }
  | { kind: "bearer"; scope: ApiScope | null };

const everyRole: readonly Role[] = ["admin", "manager", "user"];
export const managers: readonly Role[] = ["admin", "manager"];
export const admins: readonly Role[] = ["admin"];

export const anyone = { kind: "public" } as const;
/** A signed-in member of a workspace in the given phase. */
export const member = <P extends Phase>(phase: P, roles: readonly Role[] = everyRole) =>
  ({ kind: "session", phase, roles }) as const;
/** A customer API client whose token has the scope; with null, any client. */
export const bearer = (scope: ApiScope | null) => ({ kind: "bearer", scope }) as const;

/** The action that a write records in the audit log, or why it records none. */
export type Audit = AuditAction | { none: string };

/** For a write that records nothing in the audit log; the reason is for code reviewers. */
export const notAudited = (reason: string): Audit => ({ none: reason });

/** What an agent must know beyond what the customer API's description says. */
export interface ForAgents {
  note?: string;
  /** Whether a second call has no further effect; by default, this depends on the method. */
  isIdempotent?: boolean;
  /** Other names of its tool, by which programs that were made for this API call it. */
  aliases?: readonly string[];
  /** The values of arguments that the customer API takes as any text. */
  values?: Record<string, readonly string[]>;
}

export interface Operation<
  A extends Auth = Auth,
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> {
  id: string;
  method: Method;
  /** With `{name}` for path parameters. */
  path: string;
  summary: string;
  auth: A;
  /** A path parameter that does not parse returns 404: the resource does not exist. */
  params: P;
  query: Q;
  /** `z.undefined()` if no body is read. */
  body: B;
  /** Other names of fields of the body, by which programs that were made for this API send them. */
  bodyAliases?: Readonly<Record<string, string>>;
  /** What a request without a body means, if it is not the same as `{}`. */
  omittedBody?: unknown;
  response: R;
  status: 200 | 201 | 202 | 204 | 302;
  /** Codes beyond those that follow from `auth` and from parsing. */
  errors: readonly string[];
  cacheControl?: string;
  /** Fields of the response's `data` that are shown only once: replayed responses omit them. */
  shownOnce?: readonly string[];
  /** What it records in the audit log, or why a write records nothing; undefined for reads that record nothing. */
  audit?: Audit;
  /** A long-running read, such as an export: its statements may run as long as a write's. */
  takesLong?: boolean;
  /** A POST that saves nothing: it shows, computes or tries something, and may be repeated. */
  savesNothing?: boolean;
  /** Changes only what the caller has read or is notified of, so a read-only seat may do it. */
  isOwn?: boolean;
  /**
   * A session's read that answers with an ETag, and 304 if nothing has changed. Reads of the customer API always do.
   */
  isTagged?: boolean;
  agents?: ForAgents;
}

const nothing = z.undefined();
const noParams = z.object({});
/** Unknown query parameters are ignored, as proxies and trackers add their own. */
const noQuery = z.object({});

/** A read, which may record something in the audit log, or a write that declares what it records. */
type Audited = { method: "GET"; audit?: AuditAction } | { method: Exclude<Method, "GET">; audit: Audit };

type Given<A, P, Q, B, R> = Audited & {
  id: string;
  path: string;
  summary: string;
  auth: A;
  params?: P;
  query?: Q;
  body?: B;
  omittedBody?: unknown;
  bodyAliases?: Readonly<Record<string, string>>;
  response?: R;
  status?: 200 | 201 | 202 | 204 | 302;
  errors?: readonly string[];
  cacheControl?: string;
  shownOnce?: readonly string[];
  takesLong?: boolean;
  savesNothing?: boolean;
  isOwn?: boolean;
  isTagged?: boolean;
  agents?: ForAgents;
};

/** Declares an endpoint. Omitted parts are empty, and the default status depends on the response. */
export function operation<
  A extends Auth,
  P extends z.ZodType = typeof noParams,
  Q extends z.ZodType = typeof noQuery,
  B extends z.ZodType = typeof nothing,
  R extends z.ZodType = typeof nothing,
>(input: Given<A, P, Q, B, R>): Operation<A, P, Q, B, R> {
  return {
    status: input.response ? 200 : 204,
    errors: [],
    ...input,
    // The defaults apply exactly where the type parameters use their defaults.
    params: (input.params ?? noParams) as P,
    query: (input.query ?? noQuery) as Q,
    body: (input.body ?? nothing) as B,
    response: (input.response ?? nothing) as R,
  };
}

const isOperation = (value: unknown): value is Operation =>
  typeof value === "object" && value !== null && "auth" in value && "path" in value && "method" in value;

/** A module's operations by the names they are exported under, in the order of these: bundlers keep no order. */
export const operationsIn = (module: object): [name: string, operation: Operation][] =>
  Object.entries(module)
    .filter((entry): entry is [string, Operation] => isOperation(entry[1]))
    .sort(([a], [b]) => (a < b ? -1 : 1));

/** The statement timeout for this operation, in milliseconds. */
export const statementMsOf = ({ method, takesLong }: Pick<Operation, "method" | "takesLong">): number =>
  (method === "GET" && !takesLong ? readSeconds : longSeconds) * 1_000;

/** Whether repeating a request with the same `Idempotency-Key` gets the first response and changes nothing more. */
export const takesKey = ({
  auth,
  method,
  savesNothing,
}: Pick<Operation, "auth" | "method" | "savesNothing">): boolean =>
  method === "POST" && auth.kind !== "public" && !savesNothing;

/** Whether responses carry an ETag and can be 304. */
export const isTagged = ({ auth, method, isTagged }: Operation): boolean =>
  isTagged === true || (auth.kind === "bearer" && method === "GET");

/** A CSV file with a header row, streamed while it is read. The operation's verb returns a `Download`. */
export const Csv = z.string().meta({ contentMediaType: "text/csv" });

/** The media type of the operation's response. */
export const responseType = ({ response }: Pick<Operation, "response">): string => {
  const type = z.globalRegistry.get(response)?.contentMediaType;
  return typeof type === "string" ? type : "application/json";
};

/** Whether the operation reads a request body. */
export const readsBody = ({ body }: Pick<Operation, "body">): boolean => !body.safeParse(undefined).success;

/** Whether the body may be omitted: none of its fields are required. */
export const mayOmitBody = ({ body }: Pick<Operation, "body">): boolean => body.safeParse({}).success;

export const Timestamp = z.iso.datetime({ offset: false, precision: 3 });
export const Id = z.uuid();
/** The ID of one such thing, as a path has it. */
export const idOf = (noun: string) => z.uuid().describe(`The ID of the ${noun}.`);
/** The path parameter of an operation about one such thing. */
export const byId = (noun: string) => z.object({ id: idOf(noun) });

/** What `digits` out of bounds must be. */
export const boundsOf = (min: number, max: number): string =>
  min === 0 && max === Number.MAX_SAFE_INTEGER
    ? "is too large"
    : `must be between ${min} and ${max.toLocaleString("en-US")}`;

/** Digits in a query string, parsed as a number within bounds and described as an integer. */
export const digits = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,16}$/, "must be a whole number")
    .transform(Number)
    .refine((n) => n >= min && n <= max, boundsOf(min, max))
    .meta({ type: "integer", minimum: min, maximum: max });

/** One or more of these values in a query string, separated by commas. */
export const oneOrMore = <const Value extends string>(values: readonly Value[]) =>
  z
    .string()
    .max(200)
    .refine((packed) => packed.split(",").every((one) => z.enum(values).safeParse(one).success), {
      error: `must be one or more of ${values.join(", ")}, separated by commas`,
      abort: true,
    })
    .meta({ pattern: `^(?:${values.join("|")})(?:,(?:${values.join("|")}))*$` })
    .transform((packed) => packed.split(","))
    .pipe(z.array(z.enum(values)));

/** A period in a query string: so many days back from now. */
export const daysBack = (min: number, max: number) => digits(min, max).describe("Look back this many days.");

export const Paging = z.object({
  limit: digits(1, 100).default(25).describe("Number of rows per page."),
  offset: digits(0, Number.MAX_SAFE_INTEGER).default(0).describe("Number of rows to skip."),
});
export type Paging = z.infer<typeof Paging>;

/** The portal's list envelope; `total` is exact. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item), total: near(1), limit: near(25), offset: near(0) });

export const Period = z
  .enum(["7", "30", "all"])
  .default("30")
  .describe("The period of the figures, in days.");
export type Period = z.infer<typeof Period>;

export const ErrorBody = z.object({
  error: z.string().describe("Machine-readable error code."),
  message: z.string().describe("Human-readable message. Its wording may change."),
  requestId: z.string().describe("The response's `X-Request-Id`."),
  details: z
    .array(z.object({ path: z.string(), message: z.string() }))
    .optional()
    .describe("The invalid fields; present only for invalid input."),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
