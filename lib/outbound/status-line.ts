/** What undici's parser drops and a sender must know: the status line of an answer that breaks off or breaks HTTP. */
import type { Socket } from "node:net";

/** What is known of a request's answer as soon as its status line has arrived. */
export interface StatusLine {
  /** The final status; null until it has arrived. */
  status: number | null;
}

/** For the request that is written next: undici starts a request and writes it in one go. */
let next: StatusLine | null = null;

/** Keeps the status of the request that undici is starting. Must be called while it does. */
export function keepStatus(line: StatusLine): void {
  next = line;
}

/** The longest interim answer that is waited for, in bytes. */
const maxInterimBytes = 65_536;
const statusLine = /^HTTP\/1\.[01] (\d{3})(?=[ \r\n])/;
/** Any 1xx but 101, which only answers a request to switch protocols. */
const interimAnswer = /^HTTP\/1\.[01] 1(?!01)\d\d(?: [^\r\n]*)?\r?\n(?:[^\r\n]+\r?\n)*\r?\n/;
const mayBecomeInterim = (text: string): boolean =>
  text.length < maxInterimBytes &&
  (/^HTTP\/1\.[01] 1(?!01)/.test(text) || ["HTTP/1.0 1", "HTTP/1.1 1"].some((line) => line.startsWith(text)));

/**
 * Makes a connection of undici's follow RFC 9110: interim answers, which a server may send unasked, are skipped (undici
 * takes `100 Continue` for an error), and the status is known once its line has arrived (`keepStatus`). Only for
 * connections with one request at a time.
 */
export function readStatusLines(socket: Socket): void {
  const read = socket.read.bind(socket);
  const write = socket.write.bind(socket) as (...input: Parameters<Socket["write"]>) => boolean;
  /** What arrived of an answer whose status is not known yet; null once it is. */
  let start: Buffer | null = null;
  let line: StatusLine | null = null;

  socket.write = ((...input: Parameters<Socket["write"]>) => {
    if (next) {
      // A request begins: what arrives from now on is its answer.
      start = Buffer.alloc(0);
      line = next;
      next = null;
    }
    return write(...input);
  }) as Socket["write"];
  socket.read = (size) => {
    let chunk: Buffer | null = read(size);
    while (chunk !== null && start !== null) {
      start = withoutInterim(start.length > 0 ? Buffer.concat([start, chunk]) : chunk);
      const text = start.toString("latin1", 0, maxInterimBytes);
      if (!mayBecomeInterim(text)) {
        const code = statusLine.exec(text)?.[1];
        if (line && code !== undefined && code >= "200") line.status = Number(code);
        chunk = start;
        start = null;
        return chunk;
      }
      chunk = read(size);
    }
    return chunk;
  };
}

function withoutInterim(bytes: Buffer): Buffer {
  const interim = interimAnswer.exec(bytes.toString("latin1", 0, maxInterimBytes));
  return interim ? withoutInterim(bytes.subarray(interim[0].length)) : bytes;
}
