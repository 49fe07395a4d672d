/** Answers that begin with a status line and are broken afterwards: the receiver has answered, so its status counts. */
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createOutboundClient, type OutboundClient, type OutboundOptions } from "./outbound-client";

const clients: OutboundClient[] = [];
const servers: Server[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
  for (const socket of sockets.splice(0)) socket.destroy();
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

/** Runs `say` for each request, once its head and its body of two bytes have arrived. */
async function serve(say: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    sockets.push(socket);
    let received = "";
    socket.on("error", () => {});
    socket.on("data", (data) => {
      received += data.toString("latin1");
      if (!received.endsWith("\r\n\r\n{}")) return;
      received = "";
      say(socket);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

function open(options: Partial<OutboundOptions> = {}) {
  const client = createOutboundClient({ allowPrivate: true, ...options });
  clients.push(client);
  return (url: string) => client.request({ method: "POST", url, body: "{}" });
}

const ok = "HTTP/1.1 200 OK\r\n";
const interim = "HTTP/1.1 100 Continue\r\n\r\n";
const end = (text: string) => (socket: Socket) => socket.end(text);
const reset = (text: string) => (socket: Socket) => socket.write(text, () => socket.resetAndDestroy());
const keepOpen = (text: string) => (socket: Socket) => socket.write(text);
/** Each part in a packet of its own. */
const inParts =
  (...parts: string[]) =>
  async (socket: Socket) => {
    socket.setNoDelay(true);
    for (const part of parts) {
      await new Promise<void>((resolve) => socket.write(part, () => setTimeout(resolve, 5)));
    }
    socket.end();
  };

describe("a 200 is a 200", () => {
  it.each<[string, (socket: Socket) => void]>([
    ["body shorter than its length", end(`${ok}content-length: 100\r\n\r\nhalf`)],
    ["body longer than its length", keepOpen(`${ok}content-length: 2\r\n\r\nok and more`)],
    ["missing body", end(`${ok}content-length: 10\r\n\r\n`)],
    ["length that is no number", end(`${ok}content-length: many\r\n\r\nok`)],
    ["two lengths", end(`${ok}content-length: 2\r\ncontent-length: 3\r\n\r\nok`)],
    [
      "length and chunks",
      end(`${ok}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n\r\n`),
    ],
    ["chunk without an end", end(`${ok}transfer-encoding: chunked\r\n\r\n2\r\nok\r\n`)],
    ["chunk size that is no number", end(`${ok}transfer-encoding: chunked\r\n\r\nzz\r\nok\r\n`)],
    ["reset after the status line", reset(ok)],
    ["reset after the header", reset(`${ok}content-length: 2\r\n\r\n`)],
    ["reset in the body", reset(`${ok}content-length: 100\r\n\r\nhalf`)],
    ["17 KiB of header", end(`${ok}x-long: ${"x".repeat(17 * 1_024)}\r\ncontent-length: 0\r\n\r\n`)],
    ["megabyte of headers", end(`${ok}${`x-long: ${"x".repeat(1_000)}\r\n`.repeat(1_000)}\r\n`)],
    ["100 KiB of header", end(`${ok}x-long: ${"x".repeat(100 * 1_024)}\r\ncontent-length: 0\r\n\r\n`)],
    ["header without a colon", end(`${ok}nonsense\r\n\r\n`)],
    ["header that ends with the connection", end(`${ok}content-type: text/pl`)],
    ["lines that end with LF only", end("HTTP/1.1 200 OK\ncontent-length: 0\n\n")],
    ["HTTP/1.0 without a length", end("HTTP/1.0 200 OK\r\n\r\nok")],
    ["no reason", end("HTTP/1.1 200\r\ncontent-length: 0\r\n\r\n")],
    ["100 Continue before it", end(`HTTP/1.1 100 Continue\r\n\r\n${ok}content-length: 0\r\n\r\n`)],
    ["100 Continue in a packet of its own before it", inParts(interim, `${ok}content-length: 2\r\n\r\nok`)],
    [
      "100 Continue cut anywhere before it",
      inParts("HT", "TP/1.1 100 Cont", "inue\r\nx-a: b\r", `\n\r\n${ok}content-length: 2\r\n\r\nok`),
    ],
    ["100 Continue before it and half a body", end(`${interim}${ok}content-length: 9\r\n\r\nhalf`)],
    [
      "three interim answers before it",
      end(
        `HTTP/1.1 100 Continue\r\nx-a: b\r\n\r\nHTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\nHTTP/1.1 100 Continue\r\n\r\n${ok}content-length: 0\r\n\r\n`,
      ),
    ],
  ])("with a %s", async (_, say) => {
    expect(await open()(await serve(say))).toMatchObject({ status: 200 });
  });

  it.each([
    ["header", `${ok}content-type: te`],
    ["body", `${ok}content-length: 100\r\n\r\nhalf`],
    ["body without a length", `${ok}\r\nhalf`],
  ])("with a %s that is not finished in time, and the connection is closed", async (_, text) => {
    let closed: Promise<void> | undefined;
    const url = await serve((socket) => {
      closed = new Promise((resolve) => socket.on("close", () => resolve()));
      socket.write(text);
    });
    const answer = await open({ timeoutMs: 200 })(url);
    expect(answer).toMatchObject({ status: 200, truncated: true });
    expect(text.endsWith(answer.body.toString())).toBe(true);
    await closed;
  });

  it("byte by byte", async () => {
    const url = await serve(async (socket) => {
      for (const byte of `HTTP/1.1 100 Continue\r\n\r\n${ok}content-length: 2\r\n\r\nok`) {
        await new Promise<void>((resolve) => {
          socket.write(byte, () => setImmediate(resolve));
        });
      }
    });
    const { status, body, truncated } = await open()(url);
    expect([status, body.toString(), truncated]).toEqual([200, "ok", false]);
  });
});

it("needs neither a reason nor headers", async () => {
  expect(await open()(await serve(end("HTTP/1.0 204\r\n\r\n")))).toMatchObject({ status: 204 });
});

it("keeps a 410 with broken headers", async () => {
  const url = await serve(end("HTTP/1.1 410 Gone\r\nBroken header\r\n\r\n"));
  expect(await open()(url)).toMatchObject({ status: 410 });
});

it.each([201, 202, 401, 410, 500])("keeps a %i whose body is cut off", async (status) => {
  const url = await serve(reset(`HTTP/1.1 ${status} Something\r\ncontent-length: 9\r\n\r\nhalf`));
  expect(await open()(url)).toMatchObject({ status, truncated: true });
});

it.each([
  ["nothing", ""],
  ["half a status line", "HTTP/1.1 2"],
  ["only an interim answer", interim],
])("reports a connection that closes after %s", async (_, text) => {
  await expect(open()(await serve(end(text)))).rejects.toMatchObject({ kind: "reset" });
});

it("reads the next answers on the same connection as their own", async () => {
  const statuses = [200, 201, 500, 202, 429, 200];
  let answered = 0;
  const url = await serve((socket) => {
    const status = statuses[answered];
    answered += 1;
    socket.write(`HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 ${status} Word\r\ncontent-length: 2\r\n\r\nok`);
  });
  const ask = open({ connectionsPerOrigin: 1 });
  const received = [];
  for (const _ of statuses) received.push((await ask(url)).status);
  expect(received).toEqual(statuses);
  expect(sockets).toHaveLength(1);
});

it("does not take an earlier answer on the same connection for a later one", async () => {
  let requests = 0;
  const url = await serve((socket) => {
    requests += 1;
    if (requests === 1) socket.write(`${ok}content-length: 2\r\n\r\nok`);
    else socket.resetAndDestroy();
  });
  const ask = open({ connectionsPerOrigin: 1 });
  expect(await ask(url)).toMatchObject({ status: 200 });
  await expect(ask(url)).rejects.toMatchObject({ kind: "reset" });
});

it("reports an answer that is not HTTP", async () => {
  const url = await serve(end("220 mail.example ESMTP\r\n"));
  await expect(open()(url)).rejects.toMatchObject({ name: "OutboundError" });
});

it("does not take what follows a body that was counted too short for the next answer", async () => {
  const url = await serve((socket) =>
    socket.write(`${ok}content-length: 2\r\n\r\nok HTTP/1.1 500 Oh no\r\n\r\n`),
  );
  const ask = open({ connectionsPerOrigin: 1 });
  for (let count = 0; count < 10; count += 1) expect(await ask(url)).toMatchObject({ status: 200 });
});
