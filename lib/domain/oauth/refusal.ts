import type { OAuthErrorBody } from "@/lib/contracts/oauth";

/** A token endpoint error (RFC 6749, section 5.2). The description is ASCII without quotes or backslashes. */
export class OAuthRefusal extends Error {
  override readonly name = "OAuthRefusal";
  constructor(
    readonly code: OAuthErrorBody["error"],
    description: string,
    readonly status: number = code === "invalid_client" ? 401 : 400,
  ) {
    super(description);
  }
}

/** A description may contain neither quotes nor backslashes (RFC 6749, section 5.2). */
export const asAscii = (text: string): string => text.replace(/[^\x20-\x7e]|["\\]/g, "?");
