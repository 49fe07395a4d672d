import { cutAtGrapheme } from "@/lib/judgement/text/cut-at-grapheme";
import type { MailContent } from "./mail";

/** An entry of a list, with a link. */
export interface LetterItem {
  title: string;
  text: string;
  url: string;
}

/** A mail's content in plain text; only this module escapes it for HTML. */
export interface Letter {
  subject: string;
  heading: string;
  paragraphs: string[];
  items?: LetterItem[];
  action: { label: string; url: string };
  /** Small print: why the recipient gets this mail. */
  footnote: string;
  footerLink?: { label: string; url: string };
}

const product = "Signal-to-Action";
const subjectLimit = 150;

/** Writes a letter as plain text and as HTML without images, scripts or remote fonts. */
export function writeLetter(letter: Letter): MailContent {
  const { action, footerLink, items = [] } = letter;
  for (const link of [action, ...items, ...(footerLink ? [footerLink] : [])]) requireWebAddress(link.url);
  const url = new URL(action.url).href;
  const paragraphs = letter.paragraphs.map(onOneLine);
  const lines = items.map((item) => ({ ...item, title: onOneLine(item.title), text: onOneLine(item.text) }));
  const footnote = onOneLine(letter.footnote);
  const footer = [footnote, ...(footerLink ? [`${footerLink.label}: ${footerLink.url}`] : []), product];
  return {
    subject: cutAtGrapheme(onOneLine(letter.subject), subjectLimit),
    text: [
      ...paragraphs,
      ...lines.map((item) => `${item.title}\n${item.text}\n${item.url}`),
      `${action.label}:\n${url}`,
      `--\n${footer.join("\n")}`,
    ].join("\n\n"),
    html: writeHtml({ ...letter, paragraphs, items: lines, footnote, action: { ...action, url } }),
  };
}

function requireWebAddress(address: string): void {
  const { protocol } = new URL(address);
  if (protocol !== "https:" && protocol !== "http:") {
    throw new Error(`A mail may link to web addresses only, not to ${protocol}`);
  }
}

const font = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

function writeItem({ title, text, url }: LetterItem): string {
  return `<tr><td style="padding:12px 0;border-top:1px solid #e4e4e7;font-size:15px;line-height:22px">
<a href="${escapeHtml(url)}" style="color:#18181b;font-weight:600;text-decoration:none">${escapeHtml(title)}</a><br>
<span style="color:#52525b;font-size:14px">${escapeHtml(text)}</span></td></tr>`;
}

function writeHtml({ heading, paragraphs, items = [], action, footnote, footerLink }: Letter): string {
  const url = escapeHtml(action.url);
  const body = paragraphs
    .map((text) => `<p style="margin:0 0 16px;font-size:15px;line-height:24px">${escapeHtml(text)}</p>`)
    .join("\n");
  const list =
    items.length === 0
      ? ""
      : `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 8px">\n${items.map(writeItem).join("\n")}\n</table>`;
  const more = footerLink
    ? `<br><a href="${escapeHtml(footerLink.url)}" style="color:#71717a">${escapeHtml(footerLink.label)}</a>`
    : "";
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f4f4f5;color:#18181b;${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" \
style="max-width:520px;background:#ffffff;border:1px solid #e4e4e7;border-radius:12px">\
<tr><td style="padding:32px;text-align:left">
<p style="margin:0 0 24px;font-size:13px;font-weight:600;color:#71717a">${product}</p>
<h1 style="margin:0 0 16px;font-size:20px;line-height:28px">${escapeHtml(heading)}</h1>
${body}
${list}
<p style="margin:24px 0"><a href="${url}" style="display:inline-block;padding:12px 20px;border-radius:8px;\
background:#18181b;color:#ffffff;font-size:15px;font-weight:600;text-decoration:none">\
${escapeHtml(action.label)}</a></p>
<p style="margin:0;font-size:13px;line-height:20px;color:#71717a">If the button does not work, open this address:<br><a href="${url}" style="color:#71717a;word-break:break-all">${url}</a></p>
</td></tr></table>
<p style="margin:16px 0 0;font-size:12px;line-height:18px;color:#71717a">${escapeHtml(footnote)}${more}</p>
</td></tr></table>
</body>
</html>
`;
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? "");

/** Names entered by people may contain line breaks, which could forge a paragraph or a header. */
const onOneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
