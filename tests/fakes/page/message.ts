/** A chat message roughly as its readers would see it: the blocks that the product sends. */
import { z } from "zod";
import { type Html, html, link } from "./html";

const Text = z.object({ type: z.string(), text: z.string() });
const Block = z.object({
  type: z.string(),
  text: Text.optional(),
  fields: z.array(Text).optional(),
  elements: z
    .array(z.object({ type: z.string(), text: z.union([Text, z.string()]), url: z.string().optional() }))
    .optional(),
});
const Message = z.object({ blocks: z.array(Block).catch([]) });

/** A message's blocks, or its fallback text if it has no readable block. */
export function messageHtml(body: unknown, fallback: string): Html {
  const { blocks } = Message.catch({ blocks: [] }).parse(body);
  return blocks.length > 0 ? html`${blocks.map(blockHtml)}` : html`<p>${plain(fallback)}</p>`;
}

function blockHtml({ type, text, fields = [], elements = [] }: z.infer<typeof Block>): Html {
  if (type === "header") return html`<h4>${plain(text?.text ?? "")}</h4>`;
  const shown = elements.map((one) => {
    const words = typeof one.text === "string" ? one.text : one.text.text;
    return one.url === undefined
      ? html`<span>${markup(words)}</span>`
      : html`<span>${link(one.url, plain(words))}</span>`;
  });
  return html`${text ? [html`<p>${markup(text.text)}</p>`] : []}${
    fields.length > 0 ? [html`<ul>${fields.map((field) => html`<li>${markup(field.text)}</li>`)}</ul>`] : []
  }${shown.length > 0 ? [html`<p class="row">${shown}</p>`] : []}`;
}

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">" };
const plain = (text: string) => text.replace(/&(?:amp|lt|gt);/g, (entity) => entities[entity] ?? entity);

/** Links, times and bold words; everything else is text. */
function markup(text: string): Html[] {
  const parts = text.split(/(<[^>]+>|\*[^*\n]+\*|\n)/);
  return parts.map((part) => {
    const [, address, words, time] = /^<(?:(https?:[^|>]+)(?:\|(.+))?|!date[^|]+\|(.+))>$/.exec(part) ?? [];
    if (address !== undefined) return link(plain(address), plain(words ?? address));
    if (time !== undefined) return html`${plain(time)}`;
    if (part === "\n") return html`<br>`;
    return /^\*.+\*$/.test(part) ? html`<strong>${plain(part.slice(1, -1))}</strong>` : html`${plain(part)}`;
  });
}
