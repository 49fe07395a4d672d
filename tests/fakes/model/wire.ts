/** The wire formats of a language model's API: chat completions, and messages of the other vendor. */

/** What the model says. */
export type Completion =
  /** Valid for any schema that it fits. */
  | { kind: "json"; value: unknown }
  | { kind: "text"; text: string }
  /** Cut off at the limit of tokens. */
  | { kind: "truncated"; text: string }
  | { kind: "refusal" };

export interface Usage {
  input: number;
  output: number;
}

export interface ModelRequest {
  model: string;
  system: string;
  prompt: string;
}

const contentOf = (completion: Exclude<Completion, { kind: "refusal" }>): string =>
  completion.kind === "json" ? JSON.stringify(completion.value) : completion.text;

/** `usage` null leaves it out, as some servers do. */
export function chatCompletion(model: string, completion: Completion, usage: Usage | null) {
  const message =
    completion.kind === "refusal"
      ? { role: "assistant", content: null, refusal: "I'm sorry, I cannot assist with that." }
      : { role: "assistant", content: contentOf(completion), refusal: null };
  const finish_reason = completion.kind === "truncated" ? "length" : "stop";
  return {
    id: "chatcmpl-fake",
    object: "chat.completion",
    created: 1_763_650_800,
    model,
    choices: [{ index: 0, message, logprobs: null, finish_reason }],
    ...(usage && {
      usage: {
        prompt_tokens: usage.input,
        completion_tokens: usage.output,
        total_tokens: usage.input + usage.output,
      },
    }),
  };
}

export function messageAnswer(model: string, completion: Completion, usage: Usage | null) {
  const text = completion.kind === "refusal" ? "" : contentOf(completion);
  return {
    id: "msg_fake",
    type: "message",
    role: "assistant",
    model,
    content: [{ type: "text", text }],
    stop_reason:
      completion.kind === "refusal" ? "refusal" : completion.kind === "truncated" ? "max_tokens" : "end_turn",
    stop_sequence: null,
    usage: { input_tokens: usage?.input ?? 0, output_tokens: usage?.output ?? 0 },
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** A request's parts; a text says what the vendor would refuse about it. */
export function readRequest(path: string, body: unknown): ModelRequest | string {
  if (!isRecord(body) || typeof body.model !== "string") return "you must provide a model parameter";
  const { messages, model } = body;
  if (!Array.isArray(messages)) return "messages: field required";
  const textOf = (role: string): string =>
    messages
      .filter((message) => isRecord(message) && message.role === role)
      .map(({ content }) => (typeof content === "string" ? content : JSON.stringify(content)))
      .join("\n");
  if (path.endsWith("/messages")) {
    if (typeof body.max_tokens !== "number") return "max_tokens: field required";
    return { model, system: JSON.stringify(body.system ?? ""), prompt: textOf("user") };
  }
  const problem = findFormatProblem(body.response_format);
  return problem ?? { model, system: textOf("system"), prompt: textOf("user") };
}

/** Structured output wants an object without further properties, all required, and knows no lengths of texts. */
function findFormatProblem(format: unknown): string | null {
  if (!isRecord(format) || format.type !== "json_schema" || !isRecord(format.json_schema)) {
    return "response_format: a json_schema is required";
  }
  const { schema } = format.json_schema;
  const text = JSON.stringify(schema ?? null);
  const unknown = ["minLength", "maxLength", "pattern"].find((keyword) => text.includes(`"${keyword}"`));
  if (unknown) return `Invalid schema: '${unknown}' is not permitted`;
  if (!isRecord(schema) || schema.additionalProperties !== false)
    return "Invalid schema: additionalProperties";
  const names = Object.keys(isRecord(schema.properties) ? schema.properties : {});
  const required = Array.isArray(schema.required) ? schema.required : [];
  return names.every((name) => required.includes(name)) ? null : "Invalid schema: required";
}
