/** Answers as servers write them, byte by byte: what follows the status line does not change what it says. */
import { createServer, type Server, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { createOutboundClient, type OutboundClient } from "./outbound-client";

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

/** A server that calls `answer` for each request; returns its address. */
async function listen(answer: (socket: Socket, request: number) => void): Promise<string> {
  const sockets = new Set<Socket>();
  let requests = 0;
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    let received = "";
    socket.on("data", (chunk) => {
      received += chunk;
      // Bodies of these requests end with a full stop.
      if (!received.endsWith(".")) return;
      received = "";
      requests += 1;
      answer(socket, requests);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  open.push({
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  });
  const address = server.address();
  return `http://127.0.0.1:${address && typeof address === "object" ? address.port : 0}/`;
}

function client(timeoutMs = 10_000): OutboundClient {
  const made = createOutboundClient({ allowPrivate: true, timeoutMs, connectionsPerOrigin: 1 });
  open.push(made);
  return made;
}

const post = (url: string, by = client()) => by.request({ method: "POST", url, body: "A signal." });

const ok = "HTTP/1.1 200 OK\r\n";
const whole = `${ok}Content-Length: 2\r\n\r\nok`;

it.each<[string, string[], number]>([
  ["breaks off inside its body", [`${ok}Content-Length: 100\r\n\r\nhalf`], 200],
  ["announces a body and sends none", [`${ok}Content-Length: 100\r\n\r\n`], 200],
  ["announces a body and sends none, with 202", ["HTTP/1.1 202 Accepted\r\nContent-Length: 9\r\n\r\n"], 202],
  ["sends more than it announced", [`${ok}Content-Length: 2\r\n\r\nok and more`], 200],
  ["breaks off inside a chunk", [`${ok}Transfer-Encoding: chunked\r\n\r\n5\r\nab`], 200],
  ["miscounts a chunk", [`${ok}Transfer-Encoding: chunked\r\n\r\nzz\r\nab\r\n`], 200],
  ["announces two lengths", [`${ok}Content-Length: 2\r\nContent-Length: 3\r\n\r\nok`], 200],
  ["announces a length that is no number", [`${ok}Content-Length: two\r\n\r\nok`], 200],
  ["ends after the status line", [ok], 200],
  ["ends inside its headers", [`${ok}Content-Type: text`], 200],
  ["sends a header with a line break too few", [`${ok}Broken header\r\n\r\nok`], 200],
  ["sends 17 KiB of headers", [`${ok}X-Long: ${"x".repeat(17 * 1_024)}\r\nContent-Length: 2\r\n\r\nok`], 200],
  ["sends a megabyte of headers", [`${ok}${`X-Long: ${"x".repeat(1_000)}\r\n`.repeat(1_000)}\r\n`], 200],
  ["sends 100 Continue first", [`HTTP/1.1 100 Continue\r\n\r\n${whole}`], 200],
  ["sends 100 Continue first, in a packet of its own", ["HTTP/1.1 100 Continue\r\n\r\n", whole], 200],
  [
    "sends 100 Continue with headers, cut anywhere",
    ["HT", "TP/1.1 100 Cont", "inue\r\nX-A: b\r", `\n\r\n${whole}`],
    200,
  ],
  [
    "sends several interim answers",
    [`HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\nHTTP/1.1 100 Continue\r\n\r\n${ok}\r\n`],
    200,
  ],
  [
    "sends 100 Continue and breaks off inside its body",
    [`HTTP/1.1 100 Continue\r\n\r\n${ok}Content-Length: 9\r\n\r\n`],
    200,
  ],
  ["sends no reason and no headers", ["HTTP/1.0 204\r\n\r\n"], 204],
  ["refuses and breaks off", ["HTTP/1.1 401 Unauthorized\r\nContent-Length: 100\r\n\r\nno"], 401],
  ["refuses with broken headers", ["HTTP/1.1 410 Gone\r\nBroken header\r\n\r\n"], 410],
])("a server that %s has answered", async (_, parts, status) => {
  const url = await listen(async (socket) => {
    for (const part of parts)
      await new Promise((resolve) => socket.write(part, () => setTimeout(resolve, 5)));
    socket.end();
  });
  expect(await post(url)).toMatchObject({ status });
});

it("a server that never ends its body has answered", async () => {
  const url = await listen((socket) => socket.write(`${ok}Content-Length: 100\r\n\r\nhalf`));
  const answer = await post(url, client(200));
  expect(answer).toMatchObject({ status: 200, truncated: true });
  expect(answer.body.toString()).toBe("half");
});

it.each([
  ["nothing", ""],
  ["an interim answer only", "HTTP/1.1 100 Continue\r\n\r\n"],
  ["half a status line", "HTTP/1.1 20"],
  ["something that is not HTTP", "220 mail.example ESMTP\r\n"],
])("a server that sends %s has not answered", async (_, text) => {
  const url = await listen((socket) => socket.end(text));
  await expect(post(url)).rejects.toMatchObject({ name: "OutboundError" });
});

it("an earlier answer on the same connection says nothing about a later request", async () => {
  const url = await listen((socket, request) =>
    request === 1 ? socket.write(whole) : socket.resetAndDestroy(),
  );
  const by = client();
  expect(await post(url, by)).toMatchObject({ status: 200 });
  await expect(post(url, by)).rejects.toMatchObject({ kind: "reset" });
});

it("the connection stays usable after an interim answer", async () => {
  const connections = new Set<Socket>();
  const url = await listen((socket) => {
    connections.add(socket);
    socket.write(`HTTP/1.1 100 Continue\r\n\r\n${whole}`);
  });
  const by = client();
  for (let n = 0; n < 5; n++) expect((await post(url, by)).body.toString()).toBe("ok");
  expect(connections.size).toBe(1);
});
