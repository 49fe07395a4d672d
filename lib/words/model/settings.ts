/** Which language model is configured, if any, and what is wrong with the configuration. */
import { seconds } from "@/lib/clock";
import { findPrices, type Prices } from "./prices";

export interface ModelEnvironment {
  OPENAI_API_KEY?: string | undefined;
  ANTHROPIC_API_KEY?: string | undefined;
  /** A server that speaks the OpenAI protocol, including `/v1`. */
  MODEL_BASE_URL?: string | undefined;
  MODEL_API_KEY?: string | undefined;
  MODEL?: string | undefined;
  MODEL_INPUT_CENTS_PER_MTOK?: number | undefined;
  MODEL_OUTPUT_CENTS_PER_MTOK?: number | undefined;
  MODEL_TIMEOUT_MS?: number | undefined;
}

export interface ModelSettings {
  vendor: "openai" | "anthropic" | "compatible";
  /** Null for a server that needs none. */
  apiKey: string | null;
  /** Including `/v1`. */
  baseUrl: string;
  model: string;
  prices: Prices;
  /** How long one call may take. */
  timeoutMs: number;
}

interface Problem {
  name: keyof ModelEnvironment;
  message: string;
}

const vendors = {
  openai: { name: "OPENAI_API_KEY", baseUrl: "https://api.openai.com/v1", model: "gpt-4.1-mini" },
  anthropic: {
    name: "ANTHROPIC_API_KEY",
    baseUrl: "https://api.anthropic.com/v1",
    model: "claude-haiku-4-5",
  },
  compatible: { name: "MODEL_BASE_URL", baseUrl: null, model: null },
} as const;

const choices = ["openai", "anthropic", "compatible"] as const;

/** What is wrong with the settings of the model; empty if nothing is, also if none is configured. */
export function findModelProblems(env: ModelEnvironment): Problem[] {
  const [vendor, ...others] = choices.filter((choice) => env[vendors[choice].name]);
  if (!vendor) {
    const { name } = vendors.openai;
    const unused = (["MODEL", "MODEL_API_KEY"] as const).filter((one) => env[one]);
    return unused.map((one) => ({
      name: one,
      message: `is set, but no model is: set ${name}, ${vendors.anthropic.name} or MODEL_BASE_URL`,
    }));
  }
  const problems: Problem[] = others.map((other) => ({
    name: vendors[other].name,
    message: `is set beside ${vendors[vendor].name}: keep the one that is to be asked`,
  }));
  if (vendor === "compatible" && !env.MODEL) {
    problems.push({ name: "MODEL", message: "is missing: the name of the model on MODEL_BASE_URL" });
  }
  if (vendor !== "compatible" && others.length === 0 && env.MODEL_API_KEY) {
    problems.push({
      name: "MODEL_API_KEY",
      message: `is only for MODEL_BASE_URL: use ${vendors[vendor].name}`,
    });
  }
  if (env.MODEL_BASE_URL && !isServer(env.MODEL_BASE_URL)) {
    problems.push({
      name: "MODEL_BASE_URL",
      message: "must be a URL without user and password, https://…/v1",
    });
  }
  return [...problems, ...findPriceProblems(env, env.MODEL ?? vendors[vendor].model)];
}

/** Only a model with a known price can be held to the daily budget. */
function findPriceProblems(env: ModelEnvironment, model: string | null): Problem[] {
  const names = ["MODEL_INPUT_CENTS_PER_MTOK", "MODEL_OUTPUT_CENTS_PER_MTOK"] as const;
  const missing = names.filter((name) => env[name] === undefined);
  if (model === null) return [];
  if (missing.length === names.length && findPrices(model)) return [];
  return missing.map((name) => ({
    name,
    message: `is missing: what a million tokens of ${model} cost in cents, 0 for a server of your own`,
  }));
}

function isServer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search;
}

/** The configured model; null if there is none. Throws if the settings contradict each other. */
export function readModelSettings(env: ModelEnvironment): ModelSettings | null {
  const [problem] = findModelProblems(env);
  if (problem) throw new Error(`${problem.name} ${problem.message}`);
  const vendor = choices.find((choice) => env[vendors[choice].name]);
  if (!vendor) return null;
  const model = env.MODEL ?? vendors[vendor].model ?? "";
  const baseUrl = vendors[vendor].baseUrl ?? env.MODEL_BASE_URL ?? "";
  const listed = findPrices(model) ?? { input: 0, output: 0 };
  return {
    vendor,
    apiKey: (vendor === "compatible" ? env.MODEL_API_KEY : env[vendors[vendor].name]) ?? null,
    baseUrl: baseUrl.replace(/\/+$/, ""),
    model,
    prices: {
      input: env.MODEL_INPUT_CENTS_PER_MTOK ?? listed.input,
      output: env.MODEL_OUTPUT_CENTS_PER_MTOK ?? listed.output,
    },
    timeoutMs: env.MODEL_TIMEOUT_MS ?? seconds(10),
  };
}
