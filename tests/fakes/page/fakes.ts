/** Every tool that signals can be sent to, on this machine. */
import { type ChatFake, startChatFake } from "../chat/chat";
import { type HooksFake, startHooksFake } from "../hooks/hooks";
import { type NotesFake, startNotesFake } from "../notes/notes";
import { type SpreadsheetFake, startSpreadsheetFake } from "../spreadsheet/spreadsheet";
import { sampleChatPath, sampleSpreadsheet } from "./sample-values";

export interface Fakes {
  chat: ChatFake;
  spreadsheet: SpreadsheetFake;
  notes: NotesFake;
  hooks: HooksFake;
  /** An incoming webhook of the chat. */
  chatAddress: string;
  close(): Promise<void>;
}

export interface FakesOptions {
  host?: string;
  /** A free one for each, unless told. */
  ports?: { chat: number; spreadsheet: number; notes: number; hooks: number };
  /** The chat's app. */
  app?: { clientId?: string; clientSecret?: string };
  /** The spreadsheet's service account; its key is PEM. Made up unless told. */
  account?: { clientEmail: string; privateKey: string };
}

export async function startFakes({ host, ports, app, account }: FakesOptions = {}): Promise<Fakes> {
  const [chat, spreadsheet, notes, hooks] = await Promise.all([
    startChatFake({ host, port: ports?.chat, ...app }),
    startSpreadsheetFake({ host, port: ports?.spreadsheet, ...account }),
    startNotesFake({ host, port: ports?.notes }),
    startHooksFake({ host, port: ports?.hooks }),
  ]);
  spreadsheet.addSpreadsheet(sampleSpreadsheet.id, { [sampleSpreadsheet.tab]: [] });
  return {
    chat,
    spreadsheet,
    notes,
    hooks,
    chatAddress: chat.addWebhook(chat.channels[0], sampleChatPath),
    close: async () => {
      await Promise.all([chat, spreadsheet, notes, hooks].map((fake) => fake.close()));
    },
  };
}
