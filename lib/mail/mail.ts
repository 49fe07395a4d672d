/** The mail port. One adapter sends by SMTP; the other stores mails for local use. */

export interface MailContent {
  /** One line. */
  subject: string;
  text: string;
  html: string;
  /** More headers, such as `List-Unsubscribe`. */
  headers?: Record<string, string>;
}

/** The server may have accepted the mail: its answer was lost. */
export class UnconfirmedMail extends Error {
  override readonly name = "UnconfirmedMail";
}

export interface Mail extends MailContent {
  /** One address, used as is. */
  to: string;
}

export interface Mailer {
  /**
   * Resolves once the mail is accepted. Rejects with `UnconfirmedMail` if it may have been, and with another error if
   * it was not, so that the caller can retry.
   */
  send(mail: Mail): Promise<void>;
}
