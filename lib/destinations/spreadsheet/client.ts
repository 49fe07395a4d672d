/** Client for the vendor's API: signs in as the service account and sends each request once. The schedule retries. */
import type { JWT } from "google-auth-library";
import { log } from "@/lib/log";
import type { ServiceAccount } from "./account";
import { SpreadsheetProblem, setUpProblem } from "./problem";

export interface SheetsRequest {
  method: "GET" | "POST" | "PUT";
  /** Relative to `/v4/spreadsheets/`, with its query. */
  path: string;
  body?: unknown;
}

export interface SheetsAnswer {
  status: number;
  text: string;
  retryAfter: string | undefined;
}

/** Sends a request. Throws a `SpreadsheetProblem` if there is no response or sign-in fails. */
export type AskSheets = (request: SheetsRequest) => Promise<SheetsAnswer>;

const scope = "https://www.googleapis.com/auth/spreadsheets";
/** The library's hard-coded token URL. */
const builtInTokenUrl = "https://oauth2.googleapis.com/token";
/** Enough for one column of the largest possible spreadsheet with our columns. */
const maxAnswerBytes = 32 * 1_024 * 1_024;

interface Session {
  jwt: JWT;
  /** Whether a request failed because there was no response, not because of a bug in this code. */
  isUnanswered(error: unknown): boolean;
}

/** Creates a client that keeps its access token until shortly before it expires. */
export function createSheetsClient(account: ServiceAccount, timeoutMs: number): AskSheets {
  let session: Promise<Session> | undefined;
  return async ({ method, path, body }) => {
    session ??= openSession(account, timeoutMs);
    const { jwt, isUnanswered } = await session;
    await signIn(jwt, account);
    try {
      const { status, data, headers } = await jwt.request<string>({
        method,
        url: `${account.apiUrl.replace(/\/$/, "")}/v4/spreadsheets/${path}`,
        ...(body !== undefined && { data: body }),
        responseType: "text",
        validateStatus: () => true,
        maxContentLength: maxAnswerBytes,
      });
      // An unexpired token that is rejected was revoked: the next request gets a new one.
      if (status === 401) session = undefined;
      return { status, text: data, retryAfter: headers.get("retry-after") ?? undefined };
    } catch (error) {
      if (!isUnanswered(error)) throw error;
      throw new SpreadsheetProblem(
        "retry",
        "The spreadsheet service could not be reached or did not respond in time.",
      );
    }
  };
}

/** Loaded on demand: the library takes a third of a second, so only processes that deliver to spreadsheets load it. */
async function openSession(account: ServiceAccount, timeoutMs: number): Promise<Session> {
  const [{ JWT }, { Gaxios, GaxiosError }] = await Promise.all([
    import("google-auth-library"),
    import("gaxios"),
  ]);
  const transporter = new Gaxios({
    timeout: timeoutMs,
    redirect: "error",
    noProxy: ["127.0.0.1", "localhost"],
  });
  transporter.interceptors.request.add({
    resolved: async (request) =>
      request.url.href === builtInTokenUrl
        ? { ...request, url: new URL(account.tokenUrl), retryConfig: { retry: 0 } }
        : request,
  });
  const key = account.privateKey.replaceAll("\\n", "\n");
  return {
    jwt: new JWT({ email: account.email, key, scopes: [scope], transporter }),
    isUnanswered: (error) => error instanceof GaxiosError,
  };
}

/** Gets an access token. A rejection by the token endpoint is our fault and is logged as an error. */
async function signIn(jwt: JWT, account: ServiceAccount): Promise<void> {
  try {
    await jwt.getAccessToken();
  } catch (error) {
    const status = statusOf(error);
    if (status === null ? isNetworkFault(error) : status >= 500 || status === 429) {
      throw new SpreadsheetProblem(
        "retry",
        "Signing in to the spreadsheet service is temporarily unavailable.",
      );
    }
    log.error(
      { serviceAccount: account.email, status, reason: error instanceof Error ? error.message : null },
      "the spreadsheet service account cannot sign in",
    );
    throw setUpProblem();
  }
}

/** The token endpoint's status; null if there was no response. */
function statusOf(error: unknown): number | null {
  if (!(error instanceof Error) || !("response" in error)) return null;
  const { response } = error;
  return response instanceof Object && "status" in response && typeof response.status === "number"
    ? response.status
    : null;
}

/** True if a request was sent and failed. An invalid key fails before any request. */
const isNetworkFault = (error: unknown): boolean => error instanceof Error && "config" in error;
