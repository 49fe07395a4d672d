/** Servers that answer without measure, too slowly, or with what is no answer: each costs a bounded read and wait. */

import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { createServer as createTlsServer, type TlsOptions } from "node:tls";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import {
  createOutboundClient,
  type OutboundClient,
  type OutboundOptions,
} from "@/lib/outbound/outbound-client";
import { certificate, key } from "./self-signed";

const limit = 65_536;
const clients: OutboundClient[] = [];
const servers: Server[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
  for (const socket of sockets.splice(0)) socket.destroy();
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

const listen = async (server: Server): Promise<number> => {
  servers.push(server);
  server.on("connection", (socket) => {
    sockets.push(socket);
    socket.on("error", () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
};

/** A server that says this once it has been asked, and then is still there. */
const startSaying = (say: (socket: Socket) => void) =>
  listen(createServer((socket) => socket.once("data", () => say(socket))));

/** Writes the same again and again, as fast as it is read or every `ms`, until nobody listens; counts the bytes. */
function flood(socket: Socket, text: string | Buffer, counted: { bytes: number }, ms?: number): void {
  const write = () => {
    counted.bytes += Buffer.byteLength(text);
    return socket.write(text);
  };
  if (ms !== undefined) {
    const timer = setInterval(write, ms);
    socket.on("close", () => clearInterval(timer));
    return;
  }
  const pump = () => {
    while (!socket.destroyed && write());
  };
  socket.on("drain", pump);
  pump();
}

function ask(port: number, options: Partial<OutboundOptions> = {}, url = `http://127.0.0.1:${port}/`) {
  const client = createOutboundClient({ allowPrivate: true, timeoutMs: 10_000, ...options });
  clients.push(client);
  return client.request({ method: "POST", url, body: "{}" });
}

const ok = "HTTP/1.1 200 OK\r\n";

describe("an answer without measure", () => {
  it.each([
    ["10 MB with their length", `${ok}content-length: 10000000\r\n\r\n`, "x".repeat(65_536)],
    ["a body that has no end", `${ok}\r\n`, "x".repeat(65_536)],
    [
      "chunks that have no end",
      `${ok}transfer-encoding: chunked\r\n\r\n`,
      `2000\r\n${"x".repeat(8_192)}\r\n`,
    ],
  ])("is read to 64 KiB and then left: %s", async (_, head, part) => {
    const counted = { bytes: 0 };
    let left: Promise<void> | undefined;
    const port = await startSaying((socket) => {
      left = new Promise((resolve) => socket.on("close", () => resolve()));
      socket.write(head);
      flood(socket, part, counted);
    });
    const { body, truncated } = await ask(port);
    expect(truncated).toBe(true);
    expect(body).toHaveLength(limit);
    await left;
    // What the sockets of both sides hold is written although nobody reads it.
    expect(counted.bytes).toBeLessThan(10_000_000);
  });

  it("is not unpacked: a bomb stays as small as it came", async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    const head = `${ok}content-encoding: gzip\r\ncontent-length: ${bomb.length}\r\n\r\n`;
    const port = await startSaying((socket) => socket.write(Buffer.concat([Buffer.from(head), bomb])));
    const { body, truncated } = await ask(port);
    expect(body.equals(bomb.subarray(0, limit))).toBe(true);
    expect(truncated).toBe(bomb.length > limit);
  });

  it.each([
    ["headers that have no end", "x-a: b\r\n".repeat(1_000)],
    ["a header whose value has no end", "x".repeat(8_000)],
  ])("has no room for %s", async (_, part) => {
    const counted = { bytes: 0 };
    const port = await startSaying((socket) => {
      socket.write(`${ok}x-first: `);
      flood(socket, part, counted);
    });
    await expect(ask(port)).rejects.toMatchObject({ kind: "protocol" });
    expect(counted.bytes).toBeLessThan(10_000_000);
  });

  it.each([
    ["interim answers", "HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n"],
    ["chunk extensions", `${ok}transfer-encoding: chunked\r\n\r\n1;`, "a=b;"],
    ["trailers", `${ok}transfer-encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n`, "x-a: b\r\n"],
  ])("costs no more than the time that is set: %s without an end", async (_, head, part = head) => {
    const counted = { bytes: 0 };
    const port = await startSaying((socket) => {
      socket.write(head);
      flood(socket, part, counted, 5);
    });
    const refused = await ask(port, { timeoutMs: 300 }).then(
      ({ body }) => `read ${body.length}`,
      (error: Error) => ("kind" in error ? String(error.kind) : String(error)),
    );
    expect(["timeout", "protocol", "reset"]).toContain(refused);
  });
});

describe("an answer that comes too slowly", () => {
  it.each([
    ["its status line, a byte at a time", "", "H"],
    ["its headers, a byte at a time", `${ok}x-a: `, "b"],
    ["its body, a byte at a time", `${ok}content-length: 100000\r\n\r\n`, "x"],
    ["its chunks, a byte at a time", `${ok}transfer-encoding: chunked\r\n\r\n`, "1\r\nx\r\n"],
  ])("is given up: %s", async (_, head, part) => {
    const port = await startSaying((socket) => {
      if (head) socket.write(head);
      const timer = setInterval(() => socket.write(head ? part : ""), 5);
      if (!head) socket.write(part);
      socket.on("close", () => clearInterval(timer));
    });
    await expect(ask(port, { timeoutMs: 200 })).rejects.toMatchObject({ kind: "timeout" });
  });

  it("is given up while its name is looked up, and while it does not take the request", async () => {
    const never = { timeoutMs: 200, resolve: () => new Promise<never>(() => {}) };
    await expect(ask(0, never, "http://hooks.example/")).rejects.toMatchObject({ kind: "timeout" });

    const port = await listen(createServer((socket) => socket.pause()));
    const client = createOutboundClient({ allowPrivate: true, timeoutMs: 200 });
    clients.push(client);
    const body = Buffer.alloc(20_000_000);
    const sent = client.request({ method: "POST", url: `http://127.0.0.1:${port}/`, body });
    await expect(sent).rejects.toMatchObject({ kind: "timeout" });
  });
});

describe("what is no answer", () => {
  it.each([
    ["two lengths", `${ok}content-length: 1\r\ncontent-length: 2\r\n\r\nxx`],
    ["a length and chunks", `${ok}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`],
    ["a length that is no number", `${ok}content-length: -1\r\n\r\n`],
    ["a length that no number holds", `${ok}content-length: 99999999999999999999999\r\n\r\n`],
    ["a chunk's length that is none", `${ok}transfer-encoding: chunked\r\n\r\nzz\r\n`],
    ["a status that is none", "HTTP/1.1 2000 OK\r\n\r\n"],
    ["another protocol", "SSH-2.0-OpenSSH_9.6\r\n"],
    ["HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
    ["a change of protocol", "HTTP/1.1 101 Switching Protocols\r\nupgrade: a\r\nconnection: upgrade\r\n\r\n"],
    ["NULs in a header", `${ok}x-a: b\0c\r\n\r\n`],
  ])("is told in one sentence: %s", async (_, text) => {
    const port = await startSaying((socket) => socket.end(text));
    await expect(ask(port)).rejects.toMatchObject({
      name: "OutboundError",
      kind: expect.stringMatching(/^(protocol|reset)$/),
      message: expect.stringContaining(`127.0.0.1:${port}`),
    });
  });

  it("is a second answer to one request, which the next request does not get", async () => {
    const port = await startSaying((socket) => {
      socket.write(`${ok}content-length: 2\r\n\r\nokHTTP/1.1 299 Forged\r\ncontent-length: 0\r\n\r\n`);
      socket.once("data", () => socket.write(`${ok}content-length: 4\r\n\r\ntrue`));
    });
    const client = createOutboundClient({ allowPrivate: true, timeoutMs: 2_000, connectionsPerOrigin: 1 });
    clients.push(client);
    const request = { method: "POST", url: `http://127.0.0.1:${port}/`, body: "{}" } as const;
    expect(await client.request(request)).toMatchObject({ status: 200 });
    expect(await client.request(request)).toMatchObject({ status: 200 });
  });
});

describe("a secure connection", () => {
  const startTls = (options: TlsOptions) => {
    const server = createTlsServer(options, (socket) => {
      socket.on("error", () => {});
      socket.once("data", () => socket.end(`${ok}content-length: 0\r\n\r\n`));
    });
    server.on("tlsClientError", () => {});
    return listen(server);
  };

  it.each<[string, TlsOptions, RegExp]>([
    ["that signed its certificate itself", { key, cert: certificate }, /self-signed/],
    ["without a certificate", {}, /could not be made/],
    ["of a version that is too old", { key, cert: certificate, maxVersion: "TLSv1.1" }, /could not be made/],
  ])("is not made with a server %s", async (_, options, message) => {
    const port = await startTls(options);
    const sent = ask(port, {}, `https://127.0.0.1:${port}/`);
    await expect(sent).rejects.toMatchObject({ kind: "tls", message: expect.stringMatching(message) });
  });

  it("is not replaced by one without encryption", async () => {
    const port = await startSaying((socket) => socket.end(`${ok}content-length: 0\r\n\r\n`));
    await expect(ask(port, {}, `https://127.0.0.1:${port}/`)).rejects.toMatchObject({ kind: "tls" });
  });
});
