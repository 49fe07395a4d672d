import { expect, it } from "vitest";
import type { SignalItem } from "@/lib/contracts/signals";
import { groupReactions } from "./group-reactions";

const signal = (id: string, kind: SignalItem["kind"], postId: string) => ({ id, kind, postId }) as SignalItem;
const idsOf = (signals: SignalItem[]) =>
  groupReactions(signals).map((group) => group.signals.map(({ id }) => id));

it("puts reactions to one post together, where the first of them stood", () => {
  const page = [
    signal("a", "comment", "p"),
    signal("b", "reaction", "p"),
    signal("c", "reaction", "q"),
    signal("d", null, "p"),
    signal("e", "reaction", "p"),
  ];
  expect(idsOf(page)).toEqual([["a"], ["b", "e"], ["c"], ["d"]]);
});

it("leaves what people wrote in its place, also under one post", () => {
  const page = [signal("a", "comment", "p"), signal("b", "comment", "p"), signal("c", null, "p")];
  expect(idsOf(page)).toEqual([["a"], ["b"], ["c"]]);
});
