/** One question to the model with a typed answer: bounded in time, retried once, and with its cost. */
import { setTimeout as sleep } from "node:timers/promises";
import type { LanguageModel } from "ai";
import type { z } from "zod";
import { type Clock, minutes, seconds } from "@/lib/clock";
import { chance } from "@/lib/ids";
import { log } from "@/lib/log";
import { inSpan } from "@/lib/telemetry/telemetry";
import { openModel } from "./open-model";
import { costOf } from "./prices";
import { type Failure, readFailure } from "./read-failure";
import type { ModelSettings } from "./settings";

export interface Question<T> {
  system: string;
  prompt: string;
  /** What the model is asked for. Without limits on lengths, which some vendors reject; the caller checks them. */
  schema: z.ZodType<T>;
  /** What is taken for an answer too. OpenAI requires every field of a schema to be required. */
  accepts?: z.ZodType<T>;
}

export type Answer<T> = ({ ok: true; value: T } | { ok: false; failure: Failure["kind"] | "paused" }) & {
  /** What all calls together cost, also those that failed. */
  costCents: number;
  calls: number;
};

/** Never throws: a model that cannot answer is a failure to fall back from. */
export type Ask = <T>(question: Question<T>) => Promise<Answer<T>>;

/** Enough for the longest answer, with room for a model that reasons first. */
const mostOutputTokens = 2_000;
const longestWaitMs = seconds(2);
/** After this many questions in a row that no one answered, the model is not asked for a while. */
const failuresUntilPause = 3;
const pauseMs = minutes(1);

export function createAsk(settings: ModelSettings, clock: Clock): Ask {
  let opening: Promise<LanguageModel> | undefined;
  let failed = 0;
  let pausedUntil = 0;
  const model = () => {
    opening ??= openModel(settings);
    return opening;
  };
  return async (question) => {
    if (clock.now().getTime() < pausedUntil) return { ok: false, failure: "paused", costCents: 0, calls: 0 };
    const answer = await askTwice(model, settings, question);
    failed = answer.ok || answer.failure === "malformed" ? 0 : failed + 1;
    if (failed >= failuresUntilPause) {
      failed = 0;
      pausedUntil = clock.now().getTime() + pauseMs;
      log.warn({ model: settings.model, pauseMs }, "the model does not answer and is not asked for a while");
    }
    return answer;
  };
}

async function askTwice<T>(
  open: () => Promise<LanguageModel>,
  settings: ModelSettings,
  question: Question<T>,
): Promise<Answer<T>> {
  const begun = performance.now();
  // Both calls and the wait between them share this, because they are part of a step that is bounded too.
  const deadlineMs = settings.timeoutMs * 1.5;
  let costCents = 0;
  for (let calls = 1; ; calls += 1) {
    const leftMs = deadlineMs - (performance.now() - begun);
    const outcome = await traced(settings, () =>
      askOnce(open, settings, question, Math.min(settings.timeoutMs, leftMs)),
    );
    costCents += outcome.costCents;
    if (outcome.ok) return { ok: true, value: outcome.value, costCents, calls };
    const { failure } = outcome;
    log.warn(
      { model: settings.model, failure: failure.kind, status: failure.status, call: calls },
      "model call failed",
    );
    const waitMs = failure.retryAfterMs ?? 200 + 300 * chance();
    const fits = waitMs <= longestWaitMs && performance.now() - begun + waitMs < deadlineMs;
    if (calls > 1 || !failure.isPassing || !fits)
      return { ok: false, failure: failure.kind, costCents, calls };
    await sleep(waitMs);
  }
}

/** Without the question and the answer, which are about people. */
const traced = <T>({ model }: ModelSettings, call: () => Promise<Outcome<T>>): Promise<Outcome<T>> =>
  inSpan("model call", { kind: "client", attributes: { "gen_ai.request.model": model } }, async (note) => {
    const outcome = await call();
    if (!outcome.ok) note({ "error.type": outcome.failure.kind });
    return outcome;
  });

type Outcome<T> = ({ ok: true; value: T } | { ok: false; failure: Failure }) & { costCents: number };

async function askOnce<T>(
  open: () => Promise<LanguageModel>,
  settings: ModelSettings,
  { system, prompt, schema, accepts = schema }: Question<T>,
  timeoutMs: number,
): Promise<Outcome<T>> {
  const { asSchema, generateText, jsonSchema, Output } = await import("ai");
  const asked = jsonSchema<T>(() => asSchema(schema).jsonSchema, {
    validate: (value) => {
      const { success, data, error } = accepts.safeParse(value);
      return success ? { success, value: data } : { success, error };
    },
  });
  const estimate = { input: estimateTokens(system + prompt), output: 0 };
  const priceOf = (usage: { inputTokens?: number | undefined; outputTokens?: number | undefined }) =>
    costOf(settings.prices, {
      input: usage.inputTokens ?? estimate.input,
      output: usage.outputTokens ?? mostOutputTokens / 4,
    });
  let paid: number | null = null;
  try {
    const result = await generateText({
      model: await open(),
      system,
      prompt,
      output: Output.object({ schema: asked }),
      maxOutputTokens: mostOutputTokens,
      maxRetries: 0,
      abortSignal: AbortSignal.timeout(Math.max(1, Math.ceil(timeoutMs))),
      providerOptions: { openai: { store: false } },
    });
    paid = priceOf(result.usage);
    return { ok: true, value: result.output, costCents: paid };
  } catch (error) {
    const failure = await readFailure(error);
    if (paid !== null) return { ok: false, failure, costCents: paid };
    if (failure.usage) return { ok: false, failure, costCents: priceOf(failure.usage) };
    // What a vendor charges for an answer that was given up on is unknown: at least the question.
    const isOwed = failure.kind === "timeout" || failure.kind === "malformed";
    return { ok: false, failure, costCents: isOwed ? costOf(settings.prices, estimate) : 0 };
  }
}

/** Four characters a token is what vendors give as a rule of thumb. */
const estimateTokens = (text: string): number => Math.ceil(text.length / 4);
