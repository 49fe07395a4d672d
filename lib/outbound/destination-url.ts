import { isAllowedAddress, literalAddress } from "./address";

/** Names that never leave a machine or a local network (RFC 6761, RFC 6762, and ICANN's `.internal`). */
const localName = /(^|\.)(localhost|local|internal)\.?$/;

export type CheckedUrl = { url: URL; problem?: undefined } | { url?: undefined; problem: string };

/**
 * Checks an address that a customer gave, without any look-up: syntax, scheme, user info, and hosts that are
 * addresses in any notation (the URL parser of WHATWG brings decimal, hex, octal and short forms to one).
 * `allowPrivate` allows plain HTTP and local addresses. The problem is one sentence for the customer.
 */
export function checkDestinationUrl(text: string, options: { allowPrivate: boolean }): CheckedUrl {
  if (!URL.canParse(text)) return { problem: "This is not a web address." };
  const url = new URL(text);
  if (url.protocol !== "https:" && url.protocol !== "http:") {
    return { problem: "The address must start with https://." };
  }
  if (url.protocol === "http:" && !options.allowPrivate) {
    return { problem: "The address must start with https://: signals are not sent unencrypted." };
  }
  if (url.username || url.password) {
    return { problem: "The address must not hold a user name or password; use authentication instead." };
  }
  const literal = literalAddress(url.hostname);
  const isLocal = literal
    ? !isAllowedAddress(literal, options.allowPrivate)
    : !options.allowPrivate && localName.test(url.hostname);
  return isLocal ? { problem: "The address lies in a private or reserved network." } : { url };
}
