/** Which headers a customer may add to a delivery. */
import { z } from "zod";

/** Headers that control the connection; they cannot be set manually. */
const connectionHeaders = new Set([
  "connection",
  "content-length",
  "expect",
  "host",
  "keep-alive",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

/** Headers that deliveries set themselves; a second value would obscure what was signed and by whom. */
const deliveryHeaders = new Set([
  "content-encoding",
  "content-type",
  "idempotency-key",
  "user-agent",
  "webhook-id",
  "webhook-signature",
  "webhook-timestamp",
  "x-service-delivery",
  "x-service-signature",
]);

/** True for connection headers (RFC 9110 section 7.6.1) and proxy headers. */
export function isConnectionHeader(name: string): boolean {
  const lower = name.toLowerCase();
  return connectionHeaders.has(lower) || lower.startsWith("proxy-");
}

const nameForm = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]{1,100}$/;

/** A field name (RFC 9110 section 5.1): a token. */
export const isHeaderName = (name: string): boolean => nameForm.test(name);

const maxValueLength = 4_096;
const valueForm = /^[\x21-\x7e]([\t\x20-\x7e]*[\x21-\x7e])?$/;

/** An ASCII field value of at most 4,096 characters, without control characters or surrounding spaces. */
export const isHeaderValue = (value: string): boolean =>
  value.length <= maxValueLength && valueForm.test(value);

/** Why a customer may not add this header to a delivery; null if they may. */
function headerNameProblem(name: string): string | null {
  if (!isHeaderName(name)) return "a header name must be 1-100 letters, digits or hyphens";
  if (isConnectionHeader(name)) return `the header "${name}" controls the connection and cannot be set`;
  return deliveryHeaders.has(name.toLowerCase())
    ? `the header "${name}" is set automatically on every delivery`
    : null;
}

const headerValueProblem =
  "a header value must be 1-4,096 printable ASCII characters, without line breaks or spaces at either end";

const named = (names: Set<string>) => [...names].map((name) => `\`${name}\``).join(", ");
const nameMeaning = `Not a header that controls the connection (${named(connectionHeaders)}, \`proxy-*\`) or that every delivery sets (${named(deliveryHeaders)}), in any case.`;

export const HeaderName = z
  .string()
  .superRefine((name, context) => {
    const message = headerNameProblem(name);
    if (message) context.addIssue({ code: "custom", message });
  })
  .meta({ pattern: nameForm.source, description: nameMeaning });

export const HeaderValue = z
  .string()
  .refine(isHeaderValue, { error: headerValueProblem })
  .meta({ maxLength: maxValueLength, pattern: valueForm.source });

const maxHeaders = 20;
const tooManyHeaders = `at most ${maxHeaders} headers can be added`;
const listedTwice = "a header is listed twice";

/** Headers by name. Name problems are reported at their own path, which zod's key schemas do not support. */
export const RequestHeaders = z
  .record(z.string(), z.string().meta({ maxLength: maxValueLength, pattern: valueForm.source }))
  .superRefine((headers, context) => {
    const entries = Object.entries(headers);
    if (entries.length > maxHeaders) context.addIssue({ code: "custom", message: tooManyHeaders });
    for (const [name, value] of entries) {
      const message = headerNameProblem(name) ?? (isHeaderValue(value) ? null : headerValueProblem);
      if (message) context.addIssue({ code: "custom", path: [name], message });
    }
    if (new Set(entries.map(([name]) => name.toLowerCase())).size < entries.length) {
      context.addIssue({ code: "custom", message: listedTwice });
    }
  })
  .meta({
    maxProperties: maxHeaders,
    propertyNames: { pattern: nameForm.source },
    description: `${nameMeaning} Refused if ${listedTwice}, in any case.`,
  });
