import { errors } from "undici";

export type OutboundErrorKind = "blocked" | "dns" | "connect" | "timeout" | "tls" | "reset" | "protocol";

/** Why a request got no usable answer. The message is one sentence that a customer may read. */
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
  ERR_TLS_CERT_ALTNAME_INVALID: "it was issued for another name",
  SELF_SIGNED_CERT_IN_CHAIN: "its chain holds a self-signed certificate",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "its issuer is not known",
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

/** Reads a failure of the network or of undici for `host`. What is neither is a fault of ours: null. */
export function readOutboundError(error: unknown, host: string): OutboundError | null {
  if (error instanceof OutboundError) return error;
  if (!(error instanceof Error)) return null;
  const code = "code" in error ? String(error.code) : "";
  const as = (kind: OutboundErrorKind, message: string) => new OutboundError(kind, message, { cause: error });

  if (code === "UND_ERR_CONNECT_TIMEOUT")
    return as("timeout", `${host} did not accept a connection in time.`);
  if (unreachable.has(code)) return as("connect", `${host} could not be reached (${code}).`);
  if (brokenOff.has(code)) return as("reset", `${host} closed the connection before it had answered.`);
  if (error instanceof errors.HTTPParserError || notHttp.test(code))
    return as("protocol", `${host} sent an answer that is not valid HTTP.`);
  if (!tls.test(code)) return null;
  const fault = certificateFaults[code];
  return as(
    "tls",
    fault
      ? `The certificate of ${host} was not accepted: ${fault}.`
      : `A secure connection to ${host} could not be made.`,
  );
}
