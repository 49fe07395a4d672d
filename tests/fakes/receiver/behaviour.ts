import type { IncomingMessage, ServerResponse } from "node:http";

/** How a receiver answers. */
export type Behaviour =
  | { kind: "status"; status: number; headers?: Record<string, string>; body?: string }
  /** Answers 200 with the received path and headers, as JSON. */
  | { kind: "echo" }
  /** Takes the request and never answers. */
  | { kind: "hang" }
  /** Sends one byte of its answer every 10 ms, without end. */
  | { kind: "dribble" }
  /** Resets the TCP connection. */
  | { kind: "reset" }
  /** Closes the connection in the middle of its answer. */
  | { kind: "cut" }
  /** Answers 200 with this many bytes. */
  | { kind: "huge"; bytes: number }
  /** Answers with something that is not HTTP. */
  | { kind: "garbage" };

export function behave(behaviour: Behaviour, request: IncomingMessage, response: ServerResponse): void {
  switch (behaviour.kind) {
    case "status":
      response.writeHead(behaviour.status, behaviour.headers).end(behaviour.body);
      return;
    case "echo":
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify({ url: request.url, headers: request.rawHeaders }));
      return;
    case "hang":
      return;
    case "dribble":
      dribble(response);
      return;
    case "reset":
      request.socket.resetAndDestroy();
      return;
    case "cut":
      response.writeHead(200, { "content-length": "100" });
      response.write("half", () => request.socket.destroy());
      return;
    case "huge":
      sendHuge(response, behaviour.bytes);
      return;
    case "garbage":
      request.socket.end("this is not HTTP\r\n\r\n");
      return;
  }
}

function dribble(response: ServerResponse): void {
  response.writeHead(200);
  const timer = setInterval(() => response.write("."), 10);
  response.on("close", () => clearInterval(timer));
}

function sendHuge(response: ServerResponse, bytes: number): void {
  const chunk = Buffer.alloc(65_536, "x");
  response.writeHead(200, { "content-length": String(bytes) });
  let left = bytes;
  const pump = () => {
    let hasRoom = true;
    while (hasRoom && left > 0) {
      const part = chunk.subarray(0, left);
      left -= part.length;
      hasRoom = response.write(part);
    }
    if (left === 0) response.end();
  };
  response.on("drain", pump);
  pump();
}
