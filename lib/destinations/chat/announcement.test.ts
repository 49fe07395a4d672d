import { describe, expect, it } from "vitest";
import { findMessageProblems } from "@/tests/fakes/chat/block-kit";
import type { Announcement } from "../destination";
import { announcementMessage } from "./announcement";

const announcement: Announcement = {
  title: "Your week",
  lines: ["3 signals", "2 reports"],
  items: [{ title: "Alex Sample", text: "Commented", url: "https://portal.example/signals/1" }],
  url: "https://portal.example/digest",
};
const [item] = announcement.items;
const textsOf = (change: Partial<Announcement>) =>
  announcementMessage({ ...announcement, ...change }).blocks.map((block) =>
    "text" in block ? block.text.text : block.type,
  );
const address = (length: number) => `https://portal.example/${"p".repeat(length - 23)}`;

describe("an announcement", () => {
  it("has a title, its lines, an item with a link and a button", () => {
    const message = announcementMessage(announcement);
    expect(message.text).toBe("Your week");
    expect(textsOf({})).toEqual([
      "Your week",
      "3 signals\n2 reports",
      "<https://portal.example/signals/1|Alex Sample>\nCommented",
      "actions",
    ]);
    expect(message.blocks.at(-1)).toMatchObject({ elements: [{ url: announcement.url, style: "primary" }] });
  });

  it("leaves out what is empty", () => {
    expect(textsOf({ lines: [], items: [], url: "javascript:alert(1)" })).toEqual(["Your week"]);
  });

  it("has at most 40 items, whose texts the chat accepts at any length", () => {
    const long = "word ".repeat(1_000);
    const items = Array.from({ length: 41 }, () => ({ title: long, text: long, url: announcement.url }));
    const message = announcementMessage({ title: long, lines: [long], items, url: announcement.url });
    expect(message.blocks).toHaveLength(43);
    expect(findMessageProblems(JSON.parse(JSON.stringify(message)))).toEqual([]);
  });

  it.each([
    [{ url: address(3_000) }, `<${address(3_000)}|Alex Sample>\nCommented`],
    [{ url: address(3_001) }, "Alex Sample\nCommented"],
    [{ url: "https://portal.example/a|b" }, "Alex Sample\nCommented"],
    [{ url: "https://portal.example/a>b" }, "Alex Sample\nCommented"],
    [{ title: "Alex | <Sam>" }, "<https://portal.example/signals/1|Alex / &lt;Sam&gt;>\nCommented"],
    [{ text: "" }, "<https://portal.example/signals/1|Alex Sample>"],
  ])("writes an item with %#", (change, text) => {
    const items = item ? [{ ...item, ...change }] : [];
    expect(textsOf({ items })[2]).toBe(text);
  });
});
