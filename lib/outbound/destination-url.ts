import { isAllowedAddress, literalAddress } from "./address";

/** Names that only exist on a machine or a local network (RFC 6761, RFC 6762, and ICANN's `.internal`). */
const localName = /(^|\.)(localhost|local|internal)\.?$/;

export type CheckedUrl = { url: URL; problem?: undefined } | { url?: undefined; problem: string };

/**
 * Checks a customer's URL without a DNS lookup: syntax, scheme, user info, and literal IP addresses in any notation
 * (the WHATWG URL parser normalizes decimal, hex, octal and short forms). `allowPrivate` allows plain HTTP and
 * local addresses. `problem` is text for the customer.
 */
export function checkDestinationUrl(text: string, options: { allowPrivate: boolean }): CheckedUrl {
  if (!URL.canParse(text)) return { problem: "This is not a valid web address." };
  const url = new URL(text);
  if (url.protocol !== "https:" && url.protocol !== "http:") {
    return { problem: "The address must start with https://." };
  }
  if (url.protocol === "http:" && !options.allowPrivate) {
    return {
      problem: "The address must start with https://. Signals are only sent over encrypted connections.",
    };
  }
  if (url.username || url.password) {
    return { problem: "The address must not contain a user name or password. Use authentication instead." };
  }
  const literal = literalAddress(url.hostname);
  const isLocal = literal
    ? !isAllowedAddress(literal, options.allowPrivate)
    : !options.allowPrivate && localName.test(url.hostname);
  return isLocal ? { problem: "The address is in a private or reserved network." } : { url };
}
