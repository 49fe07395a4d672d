import { type AddressInfo, createServer, type Server } from "node:net";
import { createInterface } from "node:readline";
import { afterEach, describe, expect, it } from "vitest";
import { createSmtpMailer } from "./smtp";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

interface Session {
  recipients: string[];
  message: string[];
}

/** A mail server that accepts mail for one recipient at a time and rejects `nobody@…`. */
async function startMailServer(): Promise<{ url: string; session: Session }> {
  const session: Session = { recipients: [], message: [] };
  const server = createServer((socket) => {
    let inMessage = false;
    const reply = (line: string) => socket.write(`${line}\r\n`);
    createInterface(socket).on("line", (line) => {
      if (inMessage) {
        if (line === ".") {
          inMessage = false;
          reply("250 queued");
        } else session.message.push(line);
      } else if (/^DATA/i.test(line)) {
        inMessage = true;
        reply("354 go on");
      } else if (/^RCPT/i.test(line)) {
        session.recipients.push(line);
        reply(line.includes("nobody@") ? "550 no such mailbox" : "250 ok");
      } else if (/^QUIT/i.test(line)) socket.end("221 bye\r\n");
      else reply("250 ok");
    });
    reply("220 ready");
  });
  return { url: await listen(server), session };
}

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const from = "Signal-to-Action <signals@product.example>";
const content = { subject: "Grüße", text: "text part", html: "<p>html part</p>" };

describe("createSmtpMailer", () => {
  it("sends one mail to one recipient, as text and as HTML", async () => {
    const { url, session } = await startMailServer();
    await createSmtpMailer({ url, from }).send({ to: "ann@customer.example", ...content });
    expect(session.recipients).toEqual(["RCPT TO:<ann@customer.example>"]);
    const message = session.message.join("\n");
    expect(message).toMatch(/^From: "?Signal-to-Action"? <signals@product\.example>$/m);
    expect(message).toContain("To: ann@customer.example");
    expect(message).toContain("Subject: =?UTF-8?");
    expect(message).toContain("Auto-Submitted: auto-generated");
    expect(message).toContain("text part");
    expect(message).toContain("<p>html part</p>");
  });

  it.each(["ann@customer.example, eve@evil.example", "ann@customer.example\r\nBcc: eve@evil.example"])(
    "does not send to a second recipient hidden in %j",
    async (to) => {
      const { url, session } = await startMailServer();
      await createSmtpMailer({ url, from })
        .send({ to, ...content })
        .catch(() => undefined);
      expect(session.recipients.filter((line) => /<eve@evil\.example>/.test(line))).toEqual([]);
      expect(session.message.filter((line) => /^Bcc/i.test(line))).toEqual([]);
    },
  );

  it("rejects if the server refuses the mail", async () => {
    const { url } = await startMailServer();
    const mailer = createSmtpMailer({ url, from });
    await expect(mailer.send({ to: "nobody@customer.example", ...content })).rejects.toThrow(/550/);
  });

  it("gives up on a server that does not respond", async () => {
    const url = await listen(createServer());
    const mailer = createSmtpMailer({ url, from, connectTimeoutMs: 50, socketTimeoutMs: 50 });
    await expect(mailer.send({ to: "ann@customer.example", ...content })).rejects.toThrow();
  });
});
