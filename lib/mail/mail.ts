/** The port to people's mailboxes: one adapter sends by SMTP, one keeps mails for local use. */

export interface MailContent {
  /** One line. */
  subject: string;
  text: string;
  html: string;
}

export interface Mail extends MailContent {
  /** One address, taken as it is. */
  to: string;
}

export interface Mailer {
  /** Resolves once the mail is accepted; rejects when it is not, so that the caller may try again. */
  send(mail: Mail): Promise<void>;
}
