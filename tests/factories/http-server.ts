/** Route handlers behind a real local HTTP server, called as the product's own server calls them. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

type Handler = (request: Request, route: { params: Promise<Record<string, string>> }) => Promise<Response>;

/** Serves handlers by `METHOD /path`, or by all that begins so if it ends with a star; everything else is 404. */
export async function startHttpServer(): Promise<{
  url: string;
  handlers: Record<string, Handler>;
  close(): Promise<void>;
}> {
  const handlers: Record<string, Handler> = {};
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const method = incoming.method ?? "GET";
    const url = new URL(incoming.url ?? "/", `http://${incoming.headers.host}`);
    const headers = new Headers({ "x-forwarded-for": incoming.socket.remoteAddress ?? "" });
    for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value));
    const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {};
    const asked = `${method} ${url.pathname}`;
    const under = Object.keys(handlers).find(
      (key) => key.endsWith("*") && asked.startsWith(key.slice(0, -1)),
    );
    const handler = handlers[asked] ?? handlers[under ?? ""];
    const answer = handler
      ? await handler(new Request(url, { method, headers, ...body }), { params: Promise.resolve({}) })
      : new Response(null, { status: 404 });
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
    outgoing.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    handlers,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
