import { createTransport } from "nodemailer";
import type { Mailer } from "./mail";

export interface SmtpOptions {
  /** `smtp://` (STARTTLS where the server offers it) or `smtps://`, with user and password. */
  url: string;
  /** The sender, `Name <address>`. */
  from: string;
  connectTimeoutMs?: number;
  /** The longest silence of the server. */
  socketTimeoutMs?: number;
}

/** Sends through a mail server, one connection a mail. */
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
        // As an object, so that a comma in it does not make two recipients.
        to: { name: "", address: to },
        subject,
        text,
        html,
        headers: { "Auto-Submitted": "auto-generated" },
      });
    },
  };
}
