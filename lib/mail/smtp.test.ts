import { type AddressInfo, createServer } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type MailFault, type MailServer, startMailServer } from "@/tests/fakes/mail-server/mail-server";
import { UnconfirmedMail } from "./mail";
import { createSmtpMailer } from "./smtp";

let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
});
afterEach(() => server.stop());

const from = "Signal-to-Action <signals@product.example>";
const content = { subject: "Grüße", text: "text part", html: "<p>html part</p>" };
const to = "ann@customer.example";

describe("createSmtpMailer", () => {
  it("sends one mail to one recipient, as text and as HTML", async () => {
    await createSmtpMailer({ url: server.url, from }).send({ to, ...content });
    expect(server.recipients).toEqual(["RCPT TO:<ann@customer.example>"]);
    const [{ message = "" } = {}] = server.accepted;
    expect(message).toMatch(/^From: "?Signal-to-Action"? <signals@product\.example>\r$/m);
    expect(message).toContain("To: ann@customer.example");
    expect(message).toContain("Subject: =?UTF-8?");
    expect(message).toContain("Auto-Submitted: auto-generated");
    expect(message).toContain("text part");
    expect(message).toContain("<p>html part</p>");
  });

  it.each(["ann@customer.example, eve@evil.example", "ann@customer.example\r\nBcc: eve@evil.example"])(
    "does not send to a second recipient hidden in %j",
    async (to) => {
      await createSmtpMailer({ url: server.url, from })
        .send({ to, ...content })
        .catch(() => undefined);
      expect(server.recipients.filter((line) => /<eve@evil\.example>/.test(line))).toEqual([]);
      expect(server.accepted.filter(({ message }) => /^Bcc/im.test(message))).toEqual([]);
    },
  );

  it("sends long headers whole, such as an unsubscribe link", async () => {
    const link = `<https://product.example/unsubscribe/v1.${"aZ09-_".repeat(80)}>`;
    const headers = { "List-Unsubscribe": link, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
    await createSmtpMailer({ url: server.url, from }).send({ to, ...content, headers });
    const [head = ""] = server.accepted[0]?.message.split("\r\n\r\n") ?? [];
    const unfolded = head.replace(/\r\n[ \t]/g, " ").split("\r\n");
    expect(unfolded).toContain(`List-Unsubscribe: ${link}`);
    expect(unfolded).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  });

  it.each([
    "closes_before_greeting",
    "is_busy",
    "drops_after_greeting",
    "defers_recipient",
    "rejects_message",
  ] satisfies MailFault[])("says that a mail was not accepted if the server %s", async (fault) => {
    server.fail(fault);
    const sent = createSmtpMailer({ url: server.url, from }).send({ to, ...content });
    await expect(sent).rejects.toSatisfy((error) => !(error instanceof UnconfirmedMail));
    expect(server.accepted).toEqual([]);
  });

  it("says that a mail was not accepted if the server is down or refuses the recipient", async () => {
    const mailer = createSmtpMailer({ url: server.url, from });
    await expect(mailer.send({ to: "nobody@customer.example", ...content })).rejects.toThrow(/550/);
    await server.stop();
    const sent = mailer.send({ to, ...content });
    await expect(sent).rejects.toSatisfy((error) => !(error instanceof UnconfirmedMail));
    await server.start();
    await mailer.send({ to, ...content });
    expect(server.accepted).toHaveLength(1);
  });

  it("says that a mail may have been accepted if the answer to it was lost", async () => {
    server.fail("accepts_without_answer");
    const sent = createSmtpMailer({ url: server.url, from }).send({ to, ...content });
    await expect(sent).rejects.toBeInstanceOf(UnconfirmedMail);
    expect(server.accepted).toHaveLength(1);
  });

  it("gives up on a server that does not respond", async () => {
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const url = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const mailer = createSmtpMailer({ url, from, connectTimeoutMs: 50, socketTimeoutMs: 50 });
    await expect(mailer.send({ to, ...content })).rejects.toSatisfy(
      (error) => !(error instanceof UnconfirmedMail),
    );
    silent.close();
  });
});
