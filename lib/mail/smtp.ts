import { createTransport } from "nodemailer";
import type { Mailer } from "./mail";

export interface SmtpOptions {
  /** `smtp://` (STARTTLS if the server offers it) or `smtps://`, with user and password. */
  url: string;
  /** The sender, `Name <address>`. */
  from: string;
  connectTimeoutMs?: number;
  /** How long the server may stay silent. */
  socketTimeoutMs?: number;
}

/** Sends mails through an SMTP server, one connection per mail. */
export function createSmtpMailer(options: SmtpOptions): Mailer {
  const { url, from, connectTimeoutMs = 5_000, socketTimeoutMs = 15_000 } = options;
  const transport = createTransport({
    url,
    dnsTimeout: connectTimeoutMs,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: socketTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, html }) {
      await transport.sendMail({
        from,
        // An object, so that a comma in the address does not create two recipients.
        to: { name: "", address: to },
        subject,
        text,
        html,
        headers: { "Auto-Submitted": "auto-generated" },
      });
    },
  };
}
