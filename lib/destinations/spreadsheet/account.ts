import type { Env } from "@/lib/env";

/** The account that customers share their spreadsheets with. */
export interface ServiceAccount {
  email: string;
  /** PEM; line breaks may be escaped as `\n`, as is common in environment variables. */
  privateKey: string;
  /** Base URL of the API, without the version. */
  apiUrl: string;
  tokenUrl: string;
}

/** Null if no account is configured. */
export function serviceAccountFromEnvironment(
  env: Pick<
    Env,
    "SPREADSHEET_CLIENT_EMAIL" | "SPREADSHEET_PRIVATE_KEY" | "SPREADSHEET_API_URL" | "SPREADSHEET_TOKEN_URL"
  >,
): ServiceAccount | null {
  const { SPREADSHEET_CLIENT_EMAIL: email, SPREADSHEET_PRIVATE_KEY: privateKey } = env;
  if (!email || !privateKey) return null;
  return { email, privateKey, apiUrl: env.SPREADSHEET_API_URL, tokenUrl: env.SPREADSHEET_TOKEN_URL };
}
