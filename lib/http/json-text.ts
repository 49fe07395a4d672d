import type { PublicContext } from "./contexts";

/** A response body whose JSON has been written and encoded already: encoding a large one takes milliseconds. */
export class JsonText {
  readonly bytes: Uint8Array<ArrayBuffer>;
  constructor(text: string) {
    this.bytes = new TextEncoder().encode(text);
  }
}

/** A handler for a document that depends on the installation's address alone: its JSON is written once. */
export function document(
  make: (appUrl: string) => object | Promise<object>,
): (ctx: Pick<PublicContext, "ports">) => Promise<JsonText> {
  const made = new Map<string, Promise<JsonText>>();
  const write = async (appUrl: string) => new JsonText(JSON.stringify(await make(appUrl)));
  return ({ ports: { appUrl } }) => {
    const text = made.get(appUrl) ?? write(appUrl);
    made.set(appUrl, text);
    return text;
  };
}
