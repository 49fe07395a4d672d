import { createTransport } from "nodemailer";
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
      await transport.sendMail(mail).catch((cause: unknown) => {
        if (isRefused(cause)) throw cause;
        throw new UnconfirmedMail("The mail server did not confirm the mail", { cause });
      });
    },
  };
}

/** Whether the mail was certainly not accepted: the server said so, or was never reached. */
function isRefused(error: unknown): boolean {
  const { responseCode, syscall, timeoutType } = error as Record<string, unknown>;
  return (
    typeof responseCode === "number" ||
    syscall === "connect" ||
    syscall === "getaddrinfo" ||
    timeoutType === "CONNECT_TIMEOUT" ||
    timeoutType === "GREETING_TIMEOUT"
  );
}
