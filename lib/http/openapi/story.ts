/** The examples of the customer API and of a delivery, which belong together: made by `npm run client`. */
import type { ApiDescription, DocumentedOperation, Parameter, Reference } from "./document";
import stored from "./story.json";

/** One call: what was sent, and the response by status. */
export interface StoryCall {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  responses: Record<string, unknown>;
}

export interface Story {
  /** By operation ID. */
  calls: Record<string, StoryCall>;
  delivery: unknown;
}

const story: Story = stored;

/** Replaces the generated examples by those of the story, in every operation that it contains. */
export function addStory({ paths, webhooks }: ApiDescription): void {
  for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    const call = story.calls[operation.operationId];
    if (call) addCall(operation, call);
  }
  for (const { post } of Object.values(webhooks)) {
    for (const media of Object.values(post.requestBody.content)) media.example = story.delivery;
  }
}

function addCall(operation: DocumentedOperation, call: StoryCall): void {
  const sent: Record<string, string> = { ...call.params, ...call.query };
  const exemplify = (one: Parameter | Reference) =>
    "name" in one && sent[one.name] !== undefined ? { ...one, example: valueFor(one, sent[one.name]) } : one;
  operation.parameters = operation.parameters.map(exemplify);
  for (const media of Object.values(operation.requestBody?.content ?? {})) media.example = call.body;
  for (const [status, example] of Object.entries(call.responses)) {
    const response = operation.responses[status];
    if (!response || !("content" in response)) continue;
    // A copy: statuses with the same body share it.
    response.content = Object.fromEntries(
      Object.entries(response.content ?? {}).map(([type, media]) => [type, { ...media, example }]),
    );
  }
}

const valueFor = ({ schema }: Parameter, text: string | undefined) =>
  schema.type === "integer" ? Number(text) : text;
