/** The chat's rules for a message, so that a message it would refuse fails a test. */

type Json = Record<string, unknown>;

const maxBlocks = 50;
const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null;
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Every problem in a message, each with its place; empty if the chat would accept it. */
export function findMessageProblems(message: unknown): string[] {
  if (!isObject(message)) return ["the message is no object"];
  const { text, blocks = [] } = message;
  const problems: string[] = [];
  if (typeof text !== "string" || text.trim() === "") problems.push("text: there is none");
  else problems.push(...textProblems(text, 40_000, "text"), ...escapingProblems(text, "text"));
  if (!Array.isArray(blocks)) return [...problems, "blocks: no list"];
  if (blocks.length > maxBlocks) problems.push(`blocks: more than ${maxBlocks}`);
  return [...problems, ...blocks.flatMap((block, index) => blockProblems(block, `blocks[${index}]`))];
}

function blockProblems(block: unknown, at: string): string[] {
  if (!isObject(block)) return [`${at}: no object`];
  switch (block.type) {
    case "header":
      return textObjectProblems(block.text, 150, `${at}.text`, ["plain_text"]);
    case "section":
      return sectionProblems(block, at);
    case "context":
      return [
        ...countProblems(block.elements, 10, `${at}.elements`),
        ...listOf(block.elements).flatMap((one, n) =>
          textObjectProblems(one, 3_000, `${at}.elements[${n}]`, ["plain_text", "mrkdwn"]),
        ),
      ];
    case "actions":
      return actionsProblems(block, at);
    case "divider":
      return [];
    default:
      return [`${at}: an unknown type ${String(block.type)}`];
  }
}

function sectionProblems({ text, fields }: Json, at: string): string[] {
  const kinds = ["plain_text", "mrkdwn"];
  if (text === undefined && fields === undefined) return [`${at}: neither text nor fields`];
  return [
    ...(text === undefined ? [] : textObjectProblems(text, 3_000, `${at}.text`, kinds)),
    ...(fields === undefined ? [] : countProblems(fields, 10, `${at}.fields`)),
    ...listOf(fields).flatMap((one, n) => textObjectProblems(one, 2_000, `${at}.fields[${n}]`, kinds)),
  ];
}

function actionsProblems({ elements }: Json, at: string): string[] {
  const ids = listOf(elements).map((one) => (isObject(one) ? one.action_id : undefined));
  const repeated = new Set(ids).size < ids.length ? [`${at}: an action_id twice`] : [];
  return [
    ...countProblems(elements, 25, `${at}.elements`),
    ...repeated,
    ...listOf(elements).flatMap((one, n) => buttonProblems(one, `${at}.elements[${n}]`)),
  ];
}

function buttonProblems(button: unknown, at: string): string[] {
  if (!isObject(button) || button.type !== "button") return [`${at}: no button`];
  const { action_id: id, url, style } = button;
  return [
    ...textObjectProblems(button.text, 75, `${at}.text`, ["plain_text"]),
    ...(typeof id === "string" && id !== "" && id.length <= 255 ? [] : [`${at}.action_id: ${String(id)}`]),
    ...(style === undefined || style === "primary" || style === "danger" ? [] : [`${at}.style: ${style}`]),
    ...(url === undefined || isWebAddress(url) ? [] : [`${at}.url: ${String(url)}`]),
  ];
}

const isWebAddress = (url: unknown): boolean =>
  typeof url === "string" &&
  url.length <= 3_000 &&
  URL.canParse(url) &&
  /^https?:/.test(new URL(url).protocol);

const countProblems = (list: unknown, max: number, at: string): string[] =>
  Array.isArray(list) && list.length > 0 && list.length <= max ? [] : [`${at}: not 1 to ${max}`];

function textObjectProblems(object: unknown, max: number, at: string, kinds: string[]): string[] {
  if (!isObject(object)) return [`${at}: no object`];
  const { type, text, emoji, verbatim } = object;
  const isPlain = type === "plain_text";
  if (typeof type !== "string" || !kinds.includes(type)) return [`${at}: the type ${String(type)}`];
  if (typeof text !== "string" || text.trim() === "") return [`${at}: no text`];
  return [
    ...textProblems(text, max, at),
    ...escapingProblems(text, at, !isPlain),
    ...(emoji !== undefined && !isPlain ? [`${at}: emoji is for plain text`] : []),
    ...(verbatim !== undefined && isPlain ? [`${at}: verbatim is for mrkdwn`] : []),
  ];
}

function textProblems(text: string, max: number, at: string): string[] {
  return [
    ...(text.length > max ? [`${at}: ${text.length} characters, more than ${max}`] : []),
    ...(/\p{Cs}/u.test(text) ? [`${at}: half of a character`] : []),
    ...(/[^\P{Cc}\n]/u.test(text) ? [`${at}: a control character`] : []),
  ];
}

const entity = /&(?:amp|lt|gt);/g;
/** The only markup a message may contain: web links and dates. Neither mentions anyone. */
const markup = /<(?:https?:\/\/[^<>|\s]+(?:\|[^<>|]+)?|!date\^\d+\^[^<>|^]+\|[^<>|]+)>/g;

/** The chat treats `<!channel>` as a mention of everyone, so text that people wrote must be escaped. */
function escapingProblems(text: string, at: string, allowsMarkup = false): string[] {
  const rest = allowsMarkup ? text.replace(markup, "").replace(/^> ?/gm, "") : text;
  return /[&<>]/.test(rest.replace(entity, "")) ? [`${at}: not escaped: ${rest.slice(0, 100)}`] : [];
}
