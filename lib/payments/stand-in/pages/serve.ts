import type { IncomingMessage } from "node:http";
import type { Controls } from "../controls";
import type { World } from "../world";

export interface Page {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

/** Answers a person's browser. */
export function servePage(
  _world: World,
  _controls: Controls,
  _request: IncomingMessage,
  _url: URL,
  _body: string,
): Page {
  return { status: 404, headers: { "content-type": "text/plain" }, body: "There is no such page." };
}
