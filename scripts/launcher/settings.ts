import { resolve } from "node:path";
import { z } from "zod";
import { root } from "../root";
import { type FakesPorts, fakesPorts, lastFakesOffset } from "./fakes";

const flag = z.enum(["0", "1", "true", "false", ""], { error: "must be 1 or 0" });

const Given = z.object({
  PORT: z.coerce
    .number({ error: "must be a port number, 1 to 65535" })
    .int("must be a whole number")
    .min(1, "must be 1 to 65535")
    .max(65_535, "must be 1 to 65535")
    .default(3000),
  HOST: z.string().default("127.0.0.1"),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: z
    .union([
      z.literal(""),
      z.url({ protocol: /^postgres(ql)?$/, error: "must be a PostgreSQL address, postgres://…" }),
    ])
    .optional(),
  EMBEDDED: flag.optional(),
  SEED: flag.optional(),
  SEED_HISTORY: flag.optional(),
  FAKES: flag.optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  INNGEST_DEV: z.string().optional(),
  INNGEST_BASE_URL: z.string().optional(),
});

/** The names of all settings that the launcher reads. */
export const launcherSettingNames = Object.keys(Given.shape);

/** The launcher's settings, read from the environment. */
export interface Settings {
  dev: boolean;
  port: number;
  host: string;
  /** The address that the launcher and the engine use to reach the server. */
  contactHost: string;
  dataDir: string;
  /** The user's own PostgreSQL; if undefined, one is started here. */
  databaseUrl: string | undefined;
  /** Whether defaults may replace settings that a production deployment must provide. */
  embedded: boolean;
  seed: boolean;
  /** Whether the demo workspace gets a past. */
  seedHistory: boolean;
  /** Ports of the local fakes of destination tools; null if they are not enabled. */
  fakes: FakesPorts | null;
  /** The preferred port of the payment processor's stand-in; null if the user has keys of a processor. */
  paymentsPort: number | null;
  /** Whether to run the engine here, because the user configured no Inngest. */
  engine: boolean;
}

/** The stand-in's port follows the product's own port, so its address is the same at every start. */
const paymentsOffset = 90;

const isOn = (value: string | undefined) => value === "1" || value === "true";
const isGiven = (value: string | undefined) => value !== undefined && !["", "0", "false"].includes(value);

/** Reads the settings. Throws one error that lists every malformed value. */
export function readSettings(source: Record<string, string | undefined>, dev: boolean): Settings {
  // Compose files pass unset variables as empty strings.
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = Given.safeParse(set);
  if (!parsed.success) {
    throw new Error(
      parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`).join("\n"),
    );
  }
  const given = parsed.data;
  const databaseUrl = given.DATABASE_URL || undefined;
  const embedded = dev || !databaseUrl || isOn(given.EMBEDDED);
  const fakes = isOn(given.FAKES);
  if (fakes && !embedded) throw new Error("FAKES must not be set on a production deployment");
  if (fakes && given.PORT + lastFakesOffset > 65_535) {
    throw new Error(`PORT must be at most ${65_535 - lastFakesOffset} with FAKES=1`);
  }
  return {
    dev,
    port: given.PORT,
    host: given.HOST,
    contactHost: contactHost(given.HOST),
    dataDir: resolve(root, given.DATA_DIR),
    databaseUrl,
    embedded,
    seed: embedded && (given.SEED === undefined || given.SEED === "" || isOn(given.SEED)),
    seedHistory: given.SEED_HISTORY === undefined || isOn(given.SEED_HISTORY),
    fakes: fakes ? fakesPorts(given.PORT) : null,
    paymentsPort: embedded && !given.STRIPE_SECRET_KEY ? given.PORT + paymentsOffset : null,
    engine: embedded && !isGiven(given.INNGEST_DEV) && !isGiven(given.INNGEST_BASE_URL),
  };
}

function contactHost(host: string): string {
  if (host === "0.0.0.0" || host === "localhost") return "127.0.0.1";
  if (host === "::") return "[::1]";
  return host.includes(":") ? `[${host}]` : host;
}
