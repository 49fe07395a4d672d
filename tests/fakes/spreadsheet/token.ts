/** The vendor's token endpoint: RFC 7523, for one service account. */
import { type KeyObject, randomBytes } from "node:crypto";
import { errors, jwtVerify } from "jose";

const audience = "https://oauth2.googleapis.com/token";
const scope = "https://www.googleapis.com/auth/spreadsheets";
const lifetimeSeconds = 3_600;

export interface TokenAnswer {
  status: number;
  body: Record<string, string | number>;
}

/** Tracks the access tokens it issued and when each expires (milliseconds). */
export class TokenEndpoint {
  readonly issued = new Map<string, number>();

  constructor(
    private readonly account: { email: string; publicKey: KeyObject },
    private readonly now: () => number,
  ) {}

  holds(authorization: string | undefined): boolean {
    const until = this.issued.get(/^Bearer (\S+)$/.exec(authorization ?? "")?.[1] ?? "");
    return until !== undefined && until > this.now();
  }

  async answer(form: URLSearchParams): Promise<TokenAnswer> {
    if (form.get("grant_type") !== "urn:ietf:params:oauth:grant-type:jwt-bearer") {
      return refuse("unsupported_grant_type", "Invalid grant_type");
    }
    try {
      const { payload } = await jwtVerify(form.get("assertion") ?? "", this.account.publicKey, {
        algorithms: ["RS256"],
        issuer: this.account.email,
        audience,
        currentDate: new Date(this.now()),
        requiredClaims: ["iat", "exp"],
      });
      const { iat = 0, exp = 0 } = payload;
      if (exp - iat > lifetimeSeconds) return refuse("invalid_grant", "Token must be a short-lived token");
      if (payload.scope !== scope) return refuse("invalid_scope", "Invalid OAuth scope");
    } catch (error) {
      if (!(error instanceof errors.JOSEError)) throw error;
      return refuse("invalid_grant", "Invalid JWT Signature.");
    }
    const access_token = randomBytes(24).toString("base64url");
    this.issued.set(access_token, this.now() + lifetimeSeconds * 1_000);
    return { status: 200, body: { access_token, expires_in: lifetimeSeconds - 1, token_type: "Bearer" } };
  }
}

const refuse = (error: string, error_description: string): TokenAnswer => ({
  status: 400,
  body: { error, error_description },
});
