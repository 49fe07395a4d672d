/** Stand-ins for what surrounds a deployment on Vercel: the platform's edge and a mail server. */
import { createServer, request } from "node:http";
import { type AddressInfo, createServer as createTcpServer, type Server } from "node:net";
import { createInterface } from "node:readline";

export const branchHost = "product-git-feature-team.vercel.example";
export const deploymentHost = "product-3x7k2-team.vercel.example";

/** What signs the calls between a preview's functions and Inngest. */
export const branchKeys = {
  INNGEST_SIGNING_KEY: `signkey-branch-${"ab".repeat(32)}`,
  INNGEST_EVENT_KEY: "the-event-key-of-branches",
};

/** A preview's variables, the platform's and ours, but for the addresses of its database and its servers. */
export const previewVariables = {
  VERCEL: "1" as const,
  VERCEL_ENV: "preview" as const,
  VERCEL_URL: deploymentHost,
  VERCEL_BRANCH_URL: branchHost,
  VERCEL_PROJECT_PRODUCTION_URL: "portal.example",
  VERCEL_GIT_COMMIT_REF: "feature",
  NEXTAUTH_SECRET: "a secret of this test that is long enough",
  ENCRYPTION_KEY: Buffer.alloc(32, 7).toString("base64"),
  MAIL_FROM: "Signals <signals@portal.example>",
  NETWORKS: "sandbox",
  ...branchKeys,
};

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  });

/**
 * Forwards each request to the server on this port as the platform does: over HTTPS seen from outside, under the
 * deployment's host unless the caller names another one.
 */
export async function startEdge(port: number, host: string): Promise<{ url: string; close(): void }> {
  const edge = createServer((incoming, outgoing) => {
    const asked = incoming.headers["x-asked-host"];
    const seen = typeof asked === "string" ? asked : host;
    const headers = {
      ...incoming.headers,
      host: seen,
      "x-forwarded-host": seen,
      "x-forwarded-proto": "https",
      "x-forwarded-for": "203.0.113.9",
    };
    const { method, url: path } = incoming;
    const forwarded = request({ host: "127.0.0.1", port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on("error", () => outgoing.writeHead(502).end());
    incoming.pipe(forwarded);
  });
  const url = `http://127.0.0.1:${await listen(edge)}`;
  const close = () => {
    edge.close();
    edge.closeAllConnections();
  };
  return { url, close };
}

/** Accepts every mail and keeps its lines, decoded. */
export async function startMailServer(): Promise<{ url: string; received(): string; close(): void }> {
  let received = "";
  const server = createTcpServer((socket) => {
    let inMessage = false;
    const reply = (line: string) => socket.write(`${line}\r\n`);
    createInterface(socket).on("line", (line) => {
      if (inMessage && line !== ".") received += line.endsWith("=") ? line.slice(0, -1) : `${line}\n`;
      else if (inMessage) {
        inMessage = false;
        reply("250 queued");
      } else if (/^DATA/i.test(line)) {
        inMessage = true;
        reply("354 go on");
      } else if (/^QUIT/i.test(line)) socket.end("221 bye\r\n");
      else reply("250 ok");
    });
    reply("220 ready");
  });
  const url = `smtp://127.0.0.1:${await listen(server)}`;
  const decoded = () =>
    received.replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return { url, received: decoded, close: () => void server.close() };
}
