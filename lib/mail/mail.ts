/** The mail port. One adapter sends by SMTP; the other stores mails for local use. */

export interface MailContent {
  /** One line. */
  subject: string;
  text: string;
  html: string;
}

export interface Mail extends MailContent {
  /** One address, used as is. */
  to: string;
}

export interface Mailer {
  /** Resolves once the mail is accepted; rejects if it is not, so that the caller can retry. */
  send(mail: Mail): Promise<void>;
}
