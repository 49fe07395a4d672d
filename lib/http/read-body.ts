import { AppError } from "@/lib/errors";
import { type BodyCap, operationCap } from "./body-caps";

/** Far deeper than any operation needs, and safe for recursive code. */
const deepest = 64;

/**
 * Reads a JSON body of at most 256 KiB and 64 levels, with finite numbers and no `__proto__` field. RFC 8259, sections
 * 4, 6 and 9, lets parsers set such limits. Throws 415, 413 or 400 `invalid_json`.
 */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") {
    throw new AppError("unsupported_media_type", "Send the body as application/json.");
  }
  const value = parseJson(await readText(request));
  requireWithinBounds(value);
  return value;
}

/** Throws 400 `invalid_json`. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("invalid_json", "The body is not valid JSON.");
  }
}

/** Level by level: recursion would fail on input that is nested too deeply. */
function requireWithinBounds(value: unknown): void {
  let level = [value];
  for (let depth = 1; level.length > 0; depth += 1) {
    if (level.some((one) => one === Infinity || one === -Infinity)) {
      throw new AppError("invalid_json", "The body contains a number that is too large.");
    }
    const holders = level.filter((one) => typeof one === "object" && one !== null);
    if (depth > deepest && holders.length > 0) {
      throw new AppError("invalid_json", `The body is nested more than ${deepest} levels deep.`);
    }
    // Copying the object would silently lose this field.
    if (holders.some((one) => Object.hasOwn(one, "__proto__"))) {
      throw new AppError("invalid_json", "The body contains a __proto__ field, which is not allowed.");
    }
    level = holders.flatMap((one) => Object.values(one));
  }
}

/** Reads a body of at most 256 KiB as UTF-8. Throws 413 or 400 `invalid_json`. */
export async function readText(request: Request): Promise<string> {
  const bytes = await readBytes(request, operationCap);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new AppError("invalid_json", "The body is not valid UTF-8.");
  }
}

/** Reads a body up to its limit. Throws 413. */
export async function readBytes(request: Request, cap: BodyCap): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers.get("content-length") ?? 0) > cap.bytes) throw cap.tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > cap.bytes) throw cap.tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
