/** Servers whose answers are endless, too slow or invalid: each costs only a bounded read and a bounded wait. */

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

/** A server that runs this after the first data it receives, and stays open. */
const startSaying = (say: (socket: Socket) => void) =>
  listen(createServer((socket) => socket.once("data", () => say(socket))));

/**
 * Writes the same data repeatedly, as fast as it is read or every `ms`, until the socket closes; counts the
 * bytes.
 */
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

describe("an endless answer", () => {
  it.each([
    ["10 MB with a content length", `${ok}content-length: 10000000\r\n\r\n`, "x".repeat(65_536)],
    ["a body without an end", `${ok}\r\n`, "x".repeat(65_536)],
    ["chunks without an end", `${ok}transfer-encoding: chunked\r\n\r\n`, `2000\r\n${"x".repeat(8_192)}\r\n`],
  ])("is read up to 64 KiB and then dropped: %s", async (_, head, part) => {
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
    // Data that fits in both sides' socket buffers is written even though no one reads it.
    expect(counted.bytes).toBeLessThan(10_000_000);
  });

  it("is not decompressed: a bomb stays as small as it arrived", async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    const head = `${ok}content-encoding: gzip\r\ncontent-length: ${bomb.length}\r\n\r\n`;
    const port = await startSaying((socket) => socket.write(Buffer.concat([Buffer.from(head), bomb])));
    const { body, truncated } = await ask(port);
    expect(body.equals(bomb.subarray(0, limit))).toBe(true);
    expect(truncated).toBe(bomb.length > limit);
  });

  it.each([
    ["headers without an end", "x-a: b\r\n".repeat(1_000)],
    ["a header value without an end", "x".repeat(8_000)],
  ])("is not read beyond the limit: %s", async (_, part) => {
    const counted = { bytes: 0 };
    const port = await startSaying((socket) => {
      socket.write(`${ok}x-first: `);
      flood(socket, part, counted);
    });
    expect(await ask(port)).toMatchObject({ status: 200, truncated: true, body: { length: 0 } });
    expect(counted.bytes).toBeLessThan(10_000_000);
  });

  it.each([
    ["interim answers", "HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n"],
    ["chunk extensions", `${ok}transfer-encoding: chunked\r\n\r\n1;`, "a=b;"],
    ["trailers", `${ok}transfer-encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n`, "x-a: b\r\n"],
  ])("takes no longer than the timeout: endless %s", async (_, head, part = head) => {
    const counted = { bytes: 0 };
    const port = await startSaying((socket) => {
      socket.write(head);
      flood(socket, part, counted, 5);
    });
    const ended = await ask(port, { timeoutMs: 300 }).then(
      ({ status, truncated }) => `${status} ${truncated ? "truncated" : "whole"}`,
      (error: Error) => ("kind" in error ? String(error.kind) : String(error)),
    );
    expect(["timeout", "protocol", "reset", "200 truncated"]).toContain(ended);
  });
});

describe("an answer that is too slow", () => {
  const startDribbling = (head: string, part: string) =>
    startSaying((socket) => {
      socket.write(head || part);
      const timer = setInterval(() => socket.write(head ? part : ""), 5);
      socket.on("close", () => clearInterval(timer));
    });

  it.each([
    ["the status line, one byte at a time", "", "H"],
    ["the interim answer, one byte at a time", "HTTP/1.1 103 Early Hints\r\nx-a: ", "b"],
  ])("times out before the status line: %s", async (_, head, part) => {
    const port = await startDribbling(head, part);
    await expect(ask(port, { timeoutMs: 200 })).rejects.toMatchObject({ kind: "timeout" });
  });

  it.each([
    ["the headers, one byte at a time", `${ok}x-a: `, "b"],
    ["the body, one byte at a time", `${ok}content-length: 100000\r\n\r\n`, "x"],
    ["the chunks, one byte at a time", `${ok}transfer-encoding: chunked\r\n\r\n`, "1\r\nx\r\n"],
  ])("counts with its status, and is not read any longer: %s", async (_, head, part) => {
    const port = await startDribbling(head, part);
    expect(await ask(port, { timeoutMs: 200 })).toMatchObject({ status: 200, truncated: true });
  });

  it("times out during name lookup, and while the server does not read the request", async () => {
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

describe("an invalid answer", () => {
  it.each([
    ["two lengths", `${ok}content-length: 1\r\ncontent-length: 2\r\n\r\nxx`],
    ["a length and chunks", `${ok}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`],
    ["a length that is not a number", `${ok}content-length: -1\r\n\r\n`],
    ["a length beyond any number", `${ok}content-length: 99999999999999999999999\r\n\r\n`],
    ["an invalid chunk length", `${ok}transfer-encoding: chunked\r\n\r\nzz\r\n`],
    ["NULs in a header", `${ok}x-a: b\0c\r\n\r\n`],
  ])("counts with its status line: %s", async (_, text) => {
    const port = await startSaying((socket) => socket.end(text));
    expect(await ask(port)).toMatchObject({ status: 200, body: { length: 0 } });
  });

  it.each([
    ["an invalid status", "HTTP/1.1 2000 OK\r\n\r\n"],
    ["another protocol", "SSH-2.0-OpenSSH_9.6\r\n"],
    ["HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
    ["a protocol switch", "HTTP/1.1 101 Switching Protocols\r\nupgrade: a\r\nconnection: upgrade\r\n\r\n"],
  ])("gives one clear error: %s", async (_, text) => {
    const port = await startSaying((socket) => socket.end(text));
    await expect(ask(port)).rejects.toMatchObject({
      name: "OutboundError",
      kind: expect.stringMatching(/^(protocol|reset)$/),
      message: expect.stringContaining(`127.0.0.1:${port}`),
    });
  });

  it("that follows the first one is not given to the next request", async () => {
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
    ["with a self-signed certificate", { key, cert: certificate }, /self-signed/],
    ["without a certificate", {}, /could not be established/],
    [
      "with an outdated TLS version",
      { key, cert: certificate, maxVersion: "TLSv1.1" },
      /could not be established/,
    ],
  ])("is not made to a server %s", async (_, options, message) => {
    const port = await startTls(options);
    const sent = ask(port, {}, `https://127.0.0.1:${port}/`);
    await expect(sent).rejects.toMatchObject({ kind: "tls", message: expect.stringMatching(message) });
  });

  it("does not fall back to an unencrypted one", async () => {
    const port = await startSaying((socket) => socket.end(`${ok}content-length: 0\r\n\r\n`));
    await expect(ask(port, {}, `https://127.0.0.1:${port}/`)).rejects.toMatchObject({ kind: "tls" });
  });
});
