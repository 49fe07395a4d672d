/** The adapters of this process, chosen by the environment. */
import type { Db } from "@/db/client";
import type { Assessor } from "@/lib/assessment/assessor";
import { rulesAssessor } from "@/lib/assessment/rules";
import { type Clock, systemClock } from "@/lib/clock";
import { type KeyRing, parseKeyRing } from "@/lib/crypto";
import { type ChatGrants, chatGrantsFromEnvironment } from "@/lib/destinations/chat/grant";
import { createNotesLook, type LookAtNotes } from "@/lib/destinations/notes/probe";
import { type DestinationAdapters, destinationAdapters } from "@/lib/destinations/registry";
import { serviceAccountFromEnvironment } from "@/lib/destinations/spreadsheet/account";
import type { Env } from "@/lib/env";
import type { Mailer } from "@/lib/mail/mail";
import { createSmtpMailer } from "@/lib/mail/smtp";
import { createMailbox } from "@/lib/mailbox";
import type { Network } from "@/lib/networks/network";
import { networkFromEnvironment } from "@/lib/networks/registry";
import type { Payments } from "@/lib/payments/payments";
import { paymentsFromEnvironment } from "@/lib/payments/settings";
import { spreadsheetWriteSlots } from "@/lib/spreadsheet-write-slots";
import type { MeaningReader } from "@/lib/words/meaning-reader";
import { modelFromEnvironment } from "@/lib/words/registry";
import type { Writer } from "@/lib/words/writer";

export interface Ports {
  network: Network;
  writer: Writer;
  /** Reads what texts mean where the rules are unsure; null without a language model. */
  meanings: MeaningReader | null;
  assessor: Assessor;
  destinations: DestinationAdapters;
  /** Null if no chat app is configured. */
  chatGrants: ChatGrants | null;
  lookAtNotes: LookAtNotes;
  /** The account that customers share spreadsheets with; null if none is configured. */
  serviceAccountEmail: string | null;
  mailer: Mailer;
  /** Null if no payment processor is configured. */
  payments: Payments | null;
  keys: KeyRing;
  /** The base URL of links in mails and deliveries. */
  appUrl: string;
}

export function openPorts(env: Env, db: Db, clock: Clock = systemClock): Ports {
  const account = serviceAccountFromEnvironment(env);
  return {
    network: networkFromEnvironment(
      { ...env, hasSandbox: env.NODE_ENV !== "production" || env.EMBEDDED },
      clock,
    ),
    ...modelFromEnvironment(env, clock),
    assessor: rulesAssessor,
    destinations: destinationAdapters({
      allowPrivate: env.ALLOW_PRIVATE_DESTINATIONS,
      chatWebhookHost: env.CHAT_WEBHOOK_HOST,
      notesApiUrl: env.NOTES_API_URL,
      spreadsheet: { account, takeWriteSlot: spreadsheetWriteSlots(db) },
    }),
    chatGrants: chatGrantsFromEnvironment(env),
    lookAtNotes: createNotesLook({ apiUrl: env.NOTES_API_URL }),
    serviceAccountEmail: account?.email ?? null,
    mailer: env.SMTP_URL
      ? createSmtpMailer({ url: env.SMTP_URL, from: env.MAIL_FROM })
      : createMailbox(db, clock),
    payments: paymentsFromEnvironment(env),
    keys: parseKeyRing({ current: env.ENCRYPTION_KEY, previous: env.ENCRYPTION_KEYS_PREVIOUS }),
    appUrl: env.APP_URL,
  };
}
