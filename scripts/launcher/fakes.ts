import { generateKeyPairSync } from "node:crypto";
import { keepSecrets } from "../secrets";

/** The ports of the fakes of other tools, on 127.0.0.1. */
export interface FakesPorts {
  /** The page that shows what the fakes received. */
  page: number;
  chat: number;
  spreadsheet: number;
  notes: number;
  /** Webhook, automation and enrichment. */
  hooks: number;
  /** Google and Microsoft, to sign in with. */
  openid: number;
}

const offsets = { page: 100, chat: 101, spreadsheet: 102, notes: 103, hooks: 104, openid: 105 };
export const lastFakesOffset = offsets.openid;

/** The ports follow the product's own port, so the addresses are the same at every start. */
export function fakesPorts(port: number): FakesPorts {
  const { page, chat, spreadsheet, notes, hooks, openid } = offsets;
  return {
    page: port + page,
    chat: port + chat,
    spreadsheet: port + spreadsheet,
    notes: port + notes,
    hooks: port + hooks,
    openid: port + openid,
  };
}

/** Environment variables that point the product at the fakes, and the credentials the fakes accept. */
export function fakesEnvironment(ports: FakesPorts, dataDir: string) {
  const at = (port: number) => `http://127.0.0.1:${port}`;
  return {
    CHAT_CLIENT_ID: "local-chat",
    CHAT_CLIENT_SECRET: "local-chat-secret",
    CHAT_API_URL: `${at(ports.chat)}/api/`,
    CHAT_AUTHORIZE_URL: `${at(ports.chat)}/oauth/v2/authorize`,
    CHAT_WEBHOOK_HOST: `127.0.0.1:${ports.chat}`,
    SPREADSHEET_CLIENT_EMAIL: "signals@this-machine.example",
    SPREADSHEET_API_URL: at(ports.spreadsheet),
    SPREADSHEET_TOKEN_URL: `${at(ports.spreadsheet)}/token`,
    NOTES_API_URL: at(ports.notes),
    OPENID_ISSUERS_URL: at(ports.openid),
    GOOGLE_CLIENT_ID: "local-google",
    GOOGLE_CLIENT_SECRET: "secret",
    MICROSOFT_CLIENT_ID: "local-microsoft",
    MICROSOFT_CLIENT_SECRET: "secret",
    MICROSOFT_TENANT_ID: "",
    ...keepSecrets(dataDir, { SPREADSHEET_PRIVATE_KEY: newPrivateKey }),
  };
}

const newPrivateKey = (): string =>
  generateKeyPairSync("rsa", { modulusLength: 2_048 })
    .privateKey.export({ type: "pkcs8", format: "pem" })
    .toString();
