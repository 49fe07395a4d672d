import { z } from "zod";
import { isEncryptionKey, splitKeys } from "@/lib/crypto";
import { networkIds } from "@/lib/networks/network";
import { findPaymentProblems } from "@/lib/payments/settings";
import { plainIssue } from "@/lib/plain-issue";
import { findPlatformProblems, isPreview, platformUrl } from "@/lib/platform";
import { findProviderProblems } from "@/lib/sign-in-providers/settings";
import { findModelProblems } from "@/lib/words/model/settings";

const isOn = (value: string | undefined) => value === "1" || value === "true";
const flag = z.enum(["0", "1", "true", "false", ""]).optional().transform(isOn);
const cents = z.coerce.number().min(0).max(1_000_000);
const port = z.coerce.number().int().min(0).max(65_535);
const optional = z
  .string()
  .optional()
  .transform((value) => value || undefined);

/** On or off if set; undefined if not. */
const setFlag = z
  .enum(["0", "1", "true", "false"])
  .optional()
  .transform((value) => (value === undefined ? undefined : isOn(value)));
const list = z
  .string()
  .default("")
  .transform((text) => text.split(",").flatMap((part) => part.trim() || []));

const Env = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  DATABASE_URL: z.string({ error: "the PostgreSQL URL, postgres://…" }).min(1),
  DATABASE_POOL: z.coerce.number().int().min(1).max(100).optional(),
  /** Set this if `DATABASE_URL` points to a transaction pooler. */
  DATABASE_POOLED: flag,
  /** PostgreSQL itself, past the pooler: what migrations use. */
  DATABASE_DIRECT_URL: optional,
  EMBEDDED: flag,
  /** Pages that show every component, and an empty page as a baseline for measurements; on in development. */
  DESIGN_PAGES: setFlag,
  PORT: port.default(3000),
  /** The portal's public URL: links in mails and deliveries start with it. */
  APP_URL: z.url({ error: "the portal's public URL, https://…" }).default("http://localhost:3000"),
  /** Additional hosts of this deployment, comma-separated: other names, or a proxy's internal one. */
  ALLOWED_HOSTS: list,
  /** The address the launcher listens on; also an allowed host in embedded mode. */
  HOST: optional,
  /** How many proxies in front append to `X-Forwarded-For`. With 0, only the connection's address is trusted. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).optional(),
  /** Set by the platform: the deployment's own URLs. */
  VERCEL: flag,
  VERCEL_ENV: optional,
  VERCEL_URL: optional,
  VERCEL_BRANCH_URL: optional,
  VERCEL_PROJECT_PRODUCTION_URL: optional,
  NEXTAUTH_SECRET: z.string({ error: "a long random text that signs sessions" }).min(32),
  ENCRYPTION_KEY: z
    .string({ error: "32 random bytes in base64, to encrypt stored secrets" })
    .refine(isEncryptionKey, "must be 32 bytes in base64 or hex"),
  ENCRYPTION_KEYS_PREVIOUS: optional.refine(
    (list) => splitKeys(list).every(isEncryptionKey),
    "must be keys of 32 bytes in base64 or hex, separated by commas",
  ),
  INNGEST_SIGNING_KEY: optional,
  INNGEST_EVENT_KEY: optional,
  INNGEST_DEV: optional,
  /** Where the Inngest server reaches `/api/inngest`, if different from `APP_URL`. */
  INNGEST_SERVE_ORIGIN: z.url({ error: "a URL, https://…" }).optional(),
  /** Sign-in with Google and Microsoft; a provider without both its ID and secret is not shown. */
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_CLIENT_SECRET: optional,
  MICROSOFT_CLIENT_ID: optional,
  MICROSOFT_CLIENT_SECRET: optional,
  /** The only tenant whose people may sign in with Microsoft; its administrators vouch for their addresses. */
  MICROSOFT_TENANT_ID: optional,
  /** A local provider for tests, with its issuers at `/google` and `/microsoft`. */
  OPENID_ISSUERS_URL: z.url({ error: "a URL, http://…" }).optional(),
  /** The bearer token for `/api/metrics`; without it, there are none. */
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  SMTP_URL: optional,
  MAIL_FROM: z.string().default("Signal-to-Action <signals@localhost>"),
  /** Where visitors can write to; without it, public pages show no contact. */
  CONTACT_EMAIL: z.email({ error: "an email address, hello@example.com" }).optional(),
  /** A folder with `privacy.md` and `terms.md` in place of the texts in `data/legal`. */
  LEGAL_DIR: optional,
  /** The networks to read, comma-separated, the default first. Without it, the settings below choose. */
  NETWORKS: list.pipe(
    z.array(
      z.enum(networkIds, { error: `must be names from ${networkIds.join(", ")}, separated by commas` }),
    ),
  ),
  HARVEST_API_KEY: optional,
  HARVEST_API_BASE_URL: optional,
  /** Cents per unit of the cost that an answer names, and per call whose answer names none. */
  HARVEST_API_CENTS_PER_COST_UNIT: z.coerce.number().min(0).max(100_000).default(100),
  HARVEST_API_CENTS_PER_CALL: z.coerce.number().min(0).max(100_000).default(0),
  HARVEST_API_REPOSTS_PATH: optional.refine((path) => !path || path.startsWith("/"), "must begin with /"),
  NETWORK_HOST: optional,
  SANDBOX_FAULTS: optional,
  /** Shows the sandbox network as it was at this moment, for runs that are to be compared. */
  SANDBOX_NOW: z.iso.datetime({ error: "a time in UTC, 2026-01-31T09:00:00Z" }).optional(),
  /** Reads Bluesky too. */
  BLUESKY: flag,
  /** The account that searches Bluesky; everything else there needs none. */
  BLUESKY_HANDLE: optional,
  BLUESKY_APP_PASSWORD: optional,
  BLUESKY_API_URL: z.url().default("https://public.api.bsky.app"),
  BLUESKY_SERVICE_URL: z.url().default("https://bsky.social"),
  ALLOW_PRIVATE_DESTINATIONS: setFlag,
  /** The app for connecting a chat; without both, chats are connected only by webhook URL. */
  CHAT_CLIENT_ID: optional,
  CHAT_CLIENT_SECRET: optional,
  CHAT_API_URL: z.url().default("https://slack.com/api/"),
  CHAT_AUTHORIZE_URL: z.url().default("https://slack.com/oauth/v2/authorize"),
  /** The host of the chat's incoming webhooks, with an optional port. */
  CHAT_WEBHOOK_HOST: z.string().min(1).default("hooks.slack.com"),
  /** The service account that customers share spreadsheets with; without both, spreadsheets are not available. */
  SPREADSHEET_CLIENT_EMAIL: optional,
  SPREADSHEET_PRIVATE_KEY: optional,
  SPREADSHEET_API_URL: z.url().default("https://sheets.googleapis.com"),
  SPREADSHEET_TOKEN_URL: z.url().default("https://oauth2.googleapis.com/token"),
  NOTES_API_URL: z.url().default("https://api.notion.com"),
  /** A language model that writes the texts: the key of a vendor, or a server that speaks the OpenAI protocol. */
  OPENAI_API_KEY: optional,
  ANTHROPIC_API_KEY: optional,
  MODEL_BASE_URL: z.url({ error: "a URL, https://…/v1" }).optional(),
  MODEL_API_KEY: optional,
  MODEL: optional,
  MODEL_INPUT_CENTS_PER_MTOK: cents.optional(),
  MODEL_OUTPUT_CENTS_PER_MTOK: cents.optional(),
  MODEL_TIMEOUT_MS: z.coerce.number().int().min(1_000).max(60_000).optional(),
  /** The payment processor; without both, nothing is sold. */
  STRIPE_SECRET_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  /** The local stand-in of the processor. */
  PAYMENTS_API_URL: z.url({ error: "a URL, http://…" }).optional(),
});

/** The names of all settings that the product reads. */
export const settingNames = Object.keys(Env.shape);

/** The environment with derived defaults; explicit settings always win. */
const Settings = Env.transform((env) => ({
  ...env,
  // A platform starts as many instances as there are requests, and each opens its own connections.
  DATABASE_POOL: env.DATABASE_POOL ?? (env.VERCEL ? 5 : 10),
  ALLOW_PRIVATE_DESTINATIONS: env.ALLOW_PRIVATE_DESTINATIONS ?? env.EMBEDDED,
  DESIGN_PAGES: env.DESIGN_PAGES ?? env.NODE_ENV === "development",
  TRUSTED_PROXIES: env.TRUSTED_PROXIES ?? (env.VERCEL ? 1 : 0),
}));
export type Env = z.infer<typeof Settings>;

/** What a production deployment must set itself: the embedded defaults do not apply. */
const requiredInProduction = {
  SMTP_URL: "the mail server that sends sign-in links, smtps://user:password@host",
  MAIL_FROM: "the sender of emails",
  APP_URL: "the portal's public URL, https://…",
  INNGEST_SIGNING_KEY: "the signing key of your Inngest environment",
  INNGEST_EVENT_KEY: "the event key of your Inngest environment",
} as const;
/** Required there too, unless other networks are chosen. */
const requiredWithVendor = {
  HARVEST_API_KEY: "the key of the network data vendor",
  NETWORK_HOST: "the host of the professional network, for example www.network.example",
} as const;

/** Whether the settings choose the licensed vendor: by name, by its key, or as the only choice left. */
function readsVendor({ NETWORKS, HARVEST_API_KEY, BLUESKY }: Record<string, string | undefined>): boolean {
  if (NETWORKS) return NETWORKS.split(",").some((name) => name.trim() === "harvestapi");
  return Boolean(HARVEST_API_KEY) || !isOn(BLUESKY);
}

/**
 * Reads and validates the environment. Throws one error that lists every missing or malformed value.
 * A production deployment (`NODE_ENV=production`, `DATABASE_URL` set, `EMBEDDED` unset) must set its own values; on
 * Vercel, `APP_URL` comes from the platform.
 */
export function parseEnv(input: Record<string, string | undefined>): Env {
  const set = withoutEmpty(input);
  const source: typeof input = { ...set, APP_URL: set.APP_URL ?? platformUrl(set) };
  const parsed = Settings.safeParse(source);
  const problems = parsed.success ? [] : problemsIn(parsed.error);
  const combined = parsed.success
    ? [
        ...findModelProblems(parsed.data),
        ...findPaymentProblems(parsed.data),
        ...findProviderProblems(parsed.data),
      ]
    : [];
  problems.push(
    ...[...combined, ...findPlatformProblems(source)].map(({ name, message }) => `  ${name} ${message}`),
  );
  if (source.NODE_ENV === "production" && !isOn(source.EMBEDDED)) {
    const required = { ...requiredInProduction, ...(readsVendor(source) && requiredWithVendor) };
    for (const [name, meaning] of Object.entries(required)) {
      if (!source[name]) problems.push(`  ${name} is missing: ${meaning}`);
    }
    if (isOn(source.ALLOW_PRIVATE_DESTINATIONS)) {
      problems.push("  ALLOW_PRIVATE_DESTINATIONS must not be set in production");
    }
    if (source.APP_URL?.startsWith("http://")) problems.push("  APP_URL: must be https in production");
    if (source.NETWORK_HOST && !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(source.NETWORK_HOST)) {
      problems.push("  NETWORK_HOST: must be a host, for example www.network.example");
    }
    const namesSandbox = source.NETWORKS?.split(",").some((name) => name.trim() === "sandbox");
    if (namesSandbox && !isPreview(source)) {
      problems.push("  NETWORKS: the sandbox's people are made up, so it must not be named in production");
    }
    if (source.INNGEST_DEV) problems.push("  INNGEST_DEV must not be set in production");
    // Read by the launcher alone, but an image or a platform runs without it.
    if (source.FAKES && !["0", "false"].includes(source.FAKES.toLowerCase())) {
      problems.push("  FAKES must not be set in production: they stand in for real tools");
    }
  }
  if (!parsed.success || problems.length > 0) {
    throw invalid(problems);
  }
  return parsed.data;
}

const ModelSettings = Env.pick({
  ...{
    OPENAI_API_KEY: true,
    ANTHROPIC_API_KEY: true,
    MODEL_BASE_URL: true,
    MODEL_API_KEY: true,
    MODEL: true,
  },
  ...{ MODEL_INPUT_CENTS_PER_MTOK: true, MODEL_OUTPUT_CENTS_PER_MTOK: true, MODEL_TIMEOUT_MS: true },
});

/** The settings of the language model, for commands that need no others. Throws like `parseEnv`. */
export function parseModelEnv(input: Record<string, string | undefined>): z.infer<typeof ModelSettings> {
  const parsed = ModelSettings.safeParse(withoutEmpty(input));
  if (!parsed.success) throw invalid(problemsIn(parsed.error));
  return parsed.data;
}

/** Deployments pass unset values as empty strings. */
const withoutEmpty = (input: Record<string, string | undefined>): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== ""));

const problemsIn = ({ issues }: z.ZodError): string[] =>
  issues.map((issue) => `  ${issue.path.join(".")}: ${plainIssue(issue)}`);

const invalid = (problems: readonly string[]) =>
  new Error(`The environment is invalid:\n${problems.join("\n")}`);

/** Stored globally, as what is opened with it. */
const kept = globalThis as { signalEnv?: Env };

/** The environment of this process, validated once. */
export function env(): Env {
  kept.signalEnv ??= parseEnv(process.env);
  return kept.signalEnv;
}
