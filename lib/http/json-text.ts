import type { PublicContext } from "./contexts";

/** A response body whose JSON has been written already. */
export class JsonText {
  constructor(readonly text: string) {}
}

/** A handler for a document that depends on the installation's address alone: its JSON is written once. */
export function document(make: (appUrl: string) => object): (ctx: Pick<PublicContext, "ports">) => JsonText {
  const made = new Map<string, JsonText>();
  return ({ ports: { appUrl } }) => {
    const text = made.get(appUrl) ?? new JsonText(JSON.stringify(make(appUrl)));
    made.set(appUrl, text);
    return text;
  };
}
