import { PassThrough } from "node:stream";
import { inSpan } from "@/lib/telemetry/telemetry";
import { type Mailer, UnconfirmedMail } from "./mail";

export interface SmtpOptions {
  /** `smtp://` (STARTTLS if the server offers it) or `smtps://`, with user and password. */
  url: string;
  /** The sender, `Name <address>`. */
  from: string;
  connectTimeoutMs?: number;
  /** How long the server may stay silent. */
  socketTimeoutMs?: number;
}

/** Sends mails through an SMTP server, one connection per mail. The SMTP client is loaded with the first one. */
export function createSmtpMailer(options: SmtpOptions): Mailer {
  const { url, from, connectTimeoutMs = 5_000, socketTimeoutMs = 15_000 } = options;
  return {
    async send({ to, subject, text, html, headers }) {
      const mail = {
        from,
        // An object, so that a comma in the address does not create two recipients.
        to: { name: "", address: to },
        subject,
        text,
        html,
        headers: { "Auto-Submitted": "auto-generated", ...headers },
      };
      const { createTransport } = await import("nodemailer");
      const transport = createTransport({
        url,
        dnsTimeout: connectTimeoutMs,
        connectionTimeout: connectTimeoutMs,
        greetingTimeout: connectTimeoutMs,
        socketTimeout: socketTimeoutMs,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      let isSending = false;
      transport.use("stream", ({ message }, done) => {
        // Asked for once the server has been reached, greeted and, if it asks, given the password.
        message.transform(() => {
          isSending = true;
          return new PassThrough();
        });
        done();
      });
      await inSpan("send mail", { kind: "client" }, () => transport.sendMail(mail)).catch(
        (cause: unknown) => {
          if (!isSending || isRefusal(cause)) throw cause;
          throw new UnconfirmedMail("The mail server did not confirm the mail", { cause });
        },
      );
    },
  };
}

/** Whether the server said that it does not accept the mail. */
const isRefusal = (error: unknown): boolean =>
  typeof (error as { responseCode?: unknown }).responseCode === "number";
