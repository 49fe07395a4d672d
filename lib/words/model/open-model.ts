/** The AI SDK, loaded when the model is first asked: most deployments have none. */
import type { LanguageModel } from "ai";
import { guardedFetch } from "./guarded-fetch";
import type { ModelSettings } from "./settings";

/** The configured model. Addresses and keys are explicit, so that the SDK reads none from the environment. */
export async function openModel({ vendor, apiKey, baseUrl, model }: ModelSettings): Promise<LanguageModel> {
  // It prints warnings to the console, with our requests in them.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const options = { baseURL: baseUrl, fetch: guardedFetch };
  if (vendor === "openai") {
    const { createOpenAI } = await import("@ai-sdk/openai");
    return createOpenAI({ ...options, apiKey: apiKey ?? "" }).chat(model);
  }
  if (vendor === "anthropic") {
    const { createAnthropic } = await import("@ai-sdk/anthropic");
    return createAnthropic({ ...options, apiKey: apiKey ?? "" })(model);
  }
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
  return createOpenAICompatible({
    ...options,
    ...(apiKey && { apiKey }),
    name: "model",
    supportsStructuredOutputs: true,
  })(model);
}
