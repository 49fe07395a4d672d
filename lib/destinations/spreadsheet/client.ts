/** The vendor's API: signs in as the service account and asks once; whether to ask again, the schedule says. */
import type { JWT } from "google-auth-library";
import { log } from "@/lib/log";
import type { ServiceAccount } from "./account";
import { SpreadsheetProblem, setUpProblem } from "./problem";

export interface SheetsRequest {
  method: "GET" | "POST" | "PUT";
  /** Below `/v4/spreadsheets/`, with its query. */
  path: string;
  body?: unknown;
}

export interface SheetsAnswer {
  status: number;
  text: string;
  retryAfter: string | undefined;
}

/** Asks the API. Throws a `SpreadsheetProblem` where no answer came, or where we could not sign in. */
export type AskSheets = (request: SheetsRequest) => Promise<SheetsAnswer>;

const scope = "https://www.googleapis.com/auth/spreadsheets";
/** Where the library asks for tokens, whatever it is told. */
const builtInTokenUrl = "https://oauth2.googleapis.com/token";
/** Enough for one column of the largest spreadsheet there can be with our columns. */
const maxAnswerBytes = 32 * 1_024 * 1_024;

interface Session {
  jwt: JWT;
  /** Whether a request failed for want of an answer, and not by a fault in this code. */
  isUnanswered(error: unknown): boolean;
}

/** A client that keeps its access token until shortly before it expires. */
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
      // A token that is refused before its time was revoked: the next request asks for a new one.
      if (status === 401) session = undefined;
      return { status, text: data, retryAfter: headers.get("retry-after") ?? undefined };
    } catch (error) {
      if (!isUnanswered(error)) throw error;
      throw new SpreadsheetProblem(
        "retry",
        "The spreadsheet service could not be reached, or did not answer in time.",
      );
    }
  };
}

/** The library takes a third of a second to load, which only processes that deliver to spreadsheets spend. */
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

/** Sees to an access token. What the token endpoint refuses is ours to mend, and a reason to wake someone. */
async function signIn(jwt: JWT, account: ServiceAccount): Promise<void> {
  try {
    await jwt.getAccessToken();
  } catch (error) {
    const status = statusOf(error);
    if (status === null ? isNetworkFault(error) : status >= 500 || status === 429) {
      throw new SpreadsheetProblem("retry", "The spreadsheet service could not be asked for access.");
    }
    log.error(
      { serviceAccount: account.email, status, reason: error instanceof Error ? error.message : null },
      "the service account of spreadsheets cannot sign in",
    );
    throw setUpProblem();
  }
}

/** The status that the token endpoint answered with; null where there was no answer. */
function statusOf(error: unknown): number | null {
  if (!(error instanceof Error) || !("response" in error)) return null;
  const { response } = error;
  return response instanceof Object && "status" in response && typeof response.status === "number"
    ? response.status
    : null;
}

/** A request that was made and failed; a key that cannot sign fails before there is one. */
const isNetworkFault = (error: unknown): boolean => error instanceof Error && "config" in error;
