import { errors } from "undici";

export type OutboundErrorKind =
  | "blocked"
  /** No connection was free for this workspace. Nothing was sent, and the receiver is not at fault. */
  | "busy"
  | "dns"
  | "connect"
  | "timeout"
  | "tls"
  | "reset"
  | "protocol";

/** Why a request got no usable response. The message is safe to show to customers. */
export class OutboundError extends Error {
  override readonly name = "OutboundError";

  constructor(
    readonly kind: OutboundErrorKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const certificateFaults: Record<string, string> = {
  CERT_HAS_EXPIRED: "it has expired",
  CERT_NOT_YET_VALID: "it is not valid yet",
  DEPTH_ZERO_SELF_SIGNED_CERT: "it is self-signed",
  ERR_TLS_CERT_ALTNAME_INVALID: "it was issued for a different name",
  SELF_SIGNED_CERT_IN_CHAIN: "its chain contains a self-signed certificate",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "its issuer is unknown",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "its chain is incomplete",
};

const unreachable = new Set([
  "EADDRNOTAVAIL",
  "ECONNREFUSED",
  "EHOSTDOWN",
  "EHOSTUNREACH",
  "ENETDOWN",
  "ENETUNREACH",
  "ETIMEDOUT",
]);
const brokenOff = new Set(["ECONNABORTED", "ECONNRESET", "EPIPE", "UND_ERR_SOCKET"]);
const notHttp = /^UND_ERR_(HEADERS_OVERFLOW|RES_CONTENT_LENGTH_MISMATCH|NOT_SUPPORTED)$/;
const tls = /CERT|SSL|TLS|^EPROTO$|^UNABLE_TO_|^INVALID_(CA|PURPOSE)$|^HOSTNAME_MISMATCH$/;

/** Maps a network or undici error for `host`. Null for anything else, which is a fault in our own code. */
export function readOutboundError(error: unknown, host: string): OutboundError | null {
  if (error instanceof OutboundError) return error;
  if (!(error instanceof Error)) return null;
  const code = "code" in error ? String(error.code) : "";
  const as = (kind: OutboundErrorKind, message: string) => new OutboundError(kind, message, { cause: error });

  if (code === "UND_ERR_CONNECT_TIMEOUT")
    return as("timeout", `${host} did not accept a connection in time.`);
  if (unreachable.has(code)) return as("connect", `${host} could not be reached (${code}).`);
  if (brokenOff.has(code)) return as("reset", `${host} closed the connection before responding.`);
  if (error instanceof errors.HTTPParserError || notHttp.test(code))
    return as("protocol", `${host} sent a response that is not valid HTTP.`);
  if (!tls.test(code)) return null;
  const fault = certificateFaults[code];
  return as(
    "tls",
    fault
      ? `The certificate of ${host} was rejected: ${fault}.`
      : `A secure connection to ${host} could not be established.`,
  );
}
