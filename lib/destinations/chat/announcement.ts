/** Formats an announcement, such as a digest, as a Block Kit chat message. Pure. */
import type { Announcement } from "../destination";
import { type Block, button, type ChatMessage, limits, markdown, plain } from "./message";
import { escapeWithin, onOneLine } from "./text";

/** The vendor allows 50 blocks in a message; the title, the lines and the button take three. */
const mostItems = 40;

/** The message for an announcement: its title, its lines, its items with links, and a button to the portal. */
export function announcementMessage({ title, lines, items, url }: Announcement): ChatMessage {
  const heading = escapeWithin(onOneLine(title), limits.header);
  const text = escapeWithin(lines.join("\n"), limits.body);
  const open = button("open", "Open", url).map((first) => ({ ...first, style: "primary" as const }));
  const blocks: Block[] = [
    { type: "header", text: plain(heading) },
    ...(text ? [section(text)] : []),
    ...items.slice(0, mostItems).map((item) => section(writeItem(item))),
    ...(open.length > 0 ? [{ type: "actions" as const, elements: open }] : []),
  ];
  return { text: heading, blocks, unfurl_links: false, unfurl_media: false };
}

const section = (text: string): Block => ({ type: "section", text: markdown(text) });

function writeItem({ title, text, url }: Announcement["items"][number]): string {
  // A bar would end the address of a link, and a link's text must not end it either.
  const name = escapeWithin(onOneLine(title).replaceAll("|", "/"), limits.half);
  const link = url.length <= limits.url && !/[|<>]/.test(url) ? `<${url}|${name}>` : name;
  const rest = escapeWithin(onOneLine(text), limits.half);
  return rest ? `${link}\n${rest}` : link;
}
