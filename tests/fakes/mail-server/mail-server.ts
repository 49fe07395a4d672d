/** A mail server over SMTP (RFC 5321) that accepts mail for anyone but `nobody@…`, and fails as it is told. */
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { createInterface } from "node:readline";

/** What goes wrong on one connection. */
export type MailFault =
  /** The connection is closed before the greeting, as by a load balancer without a server behind it. */
  | "closes_before_greeting"
  /** The server says that it is busy instead of greeting. */
  | "is_busy"
  /** The connection is lost after the greeting. */
  | "drops_after_greeting"
  /** The recipient's mailbox is temporarily unavailable. */
  | "defers_recipient"
  /** The message is rejected after it has been received. */
  | "rejects_message"
  /** The message is accepted, but the connection is lost before the answer. */
  | "accepts_without_answer";

export interface AcceptedMail {
  recipient: string;
  /** As received, without dot stuffing. */
  message: string;
}

export interface MailServer {
  /** An `smtp://` address. It stays the same when the server is stopped and started. */
  url: string;
  /** Every message that the server accepted, also if it did not say so. */
  accepted: AcceptedMail[];
  /** All recipients that were named, also those that were refused. */
  recipients: string[];
  /** What goes wrong on the next connections, in turn; null for nothing. */
  fail(...faults: (MailFault | null)[]): void;
  /** Stops answering: connections are refused. */
  stop(): Promise<void>;
  /** Answers again at the same address. */
  start(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const [accepted, recipients]: [AcceptedMail[], string[]] = [[], []];
  const faults: (MailFault | null)[] = [];
  const sockets = new Set<Socket>();
  let port = 0;
  let server: Server;

  async function start() {
    server = createServer((socket) => {
      sockets.add(socket.on("close", () => sockets.delete(socket)).on("error", () => undefined));
      converse(socket, faults.shift() ?? null, { accepted, recipients });
    });
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    port = (server.address() as AddressInfo).port;
  }
  async function stop() {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  }

  await start();
  return {
    ...{ url: `smtp://127.0.0.1:${port}`, accepted, recipients, start, stop },
    fail: (...next) => void faults.push(...next),
  };
}

function converse(
  socket: Socket,
  fault: MailFault | null,
  { accepted, recipients }: Pick<MailServer, "accepted" | "recipients">,
): void {
  if (fault === "closes_before_greeting") return void socket.end();
  if (fault === "is_busy") return void socket.end("421 too busy\r\n");
  let message: string[] | null = null;
  let recipient = "";
  const reply = (line: string) => void socket.write(`${line}\r\n`);
  const receive = (line: string) => {
    if (message === null) return;
    if (line !== ".") return void message.push(line.replace(/^\./, ""));
    const text = message.join("\r\n");
    message = null;
    if (fault === "rejects_message") return reply("554 rejected");
    accepted.push({ recipient, message: text });
    if (fault === "accepts_without_answer") return void socket.destroy();
    reply("250 queued");
  };
  const command = (line: string) => {
    if (fault === "drops_after_greeting") return void socket.destroy();
    if (/^DATA/i.test(line)) {
      message = [];
      reply("354 go on");
    } else if (/^RCPT/i.test(line)) {
      recipients.push(line);
      recipient = /<([^>]*)>/.exec(line)?.[1] ?? "";
      if (recipient.startsWith("nobody@")) reply("550 no such mailbox");
      else reply(fault === "defers_recipient" ? "451 try later" : "250 ok");
    } else if (/^QUIT/i.test(line)) socket.end("221 bye\r\n");
    else reply("250 ok");
  };
  createInterface(socket).on("line", (line) => (message ? receive(line) : command(line)));
  reply("220 ready");
}
