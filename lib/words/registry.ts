/** Selects who writes a signal's texts: a language model if one is configured, else rules, which need none. */
import type { Clock } from "@/lib/clock";
import type { MeaningReader } from "./meaning-reader";
import { createAsk } from "./model/ask-model";
import { createModelWriter } from "./model/model-writer";
import { createMeaningReader } from "./model/read-meaning";
import { type ModelEnvironment, readModelSettings } from "./model/settings";
import { rulesWriter } from "./rules";
import type { Writer } from "./writer";

/** The writer, and who reads texts that the rules are unsure of; null without a model. Throws for invalid settings. */
export function modelFromEnvironment(
  env: ModelEnvironment,
  clock: Clock,
): { writer: Writer; meanings: MeaningReader | null } {
  const settings = readModelSettings(env);
  if (!settings) return { writer: rulesWriter, meanings: null };
  const ask = createAsk(settings, clock);
  return {
    writer: createModelWriter(ask, settings.model),
    meanings: createMeaningReader(ask, settings.model),
  };
}
