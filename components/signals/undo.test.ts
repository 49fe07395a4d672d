import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { connectToaster, type Notice } from "@/components/ui/toast";
import { rememberChange, undoLast } from "./undo";

let shown: Notice[] = [];
let dismissed: string[] = [];
let disconnect = () => {};
beforeEach(() => {
  [shown, dismissed] = [[], []];
  disconnect = connectToaster({
    show: (notice) => void shown.push(notice),
    dismiss: (id) => void dismissed.push(id),
  });
});
afterEach(() => disconnect());

const undone: string[] = [];
function make(text: string, errors: readonly unknown[] = []) {
  const change = rememberChange({
    text,
    undo: async () => {
      undone.push(text);
      return errors;
    },
  });
  change.announce(text);
  return change;
}
const lastText = () => shown.at(-1)?.text;

describe("undo", () => {
  it("takes back the last change first, says which, and removes its notice", async () => {
    make("Ada archived");
    make("Bob moved to Won");
    const [, second] = shown;
    await undoLast();
    expect([undone.at(-1), lastText()]).toEqual(["Bob moved to Won", "Undone: Bob moved to Won"]);
    expect(dismissed).toEqual([second?.id]);
    await undoLast();
    expect(lastText()).toBe("Undone: Ada archived");
    await undoLast();
    expect(lastText()).toBe("Nothing to undo");
  });

  it("takes a change back once, whether by its notice or by the key", async () => {
    make("Ada archived");
    shown[0]?.action?.onSelect();
    await undoLast();
    expect(undone.filter((text) => text === "Ada archived")).toHaveLength(2);
    expect(lastText()).toBe("Undone: Ada archived");
  });

  it("can take back what has not ended yet, and then doesn't announce it", async () => {
    const change = rememberChange({ text: "Eve archived", undo: async () => [] });
    await undoLast();
    change.announce("Eve archived");
    expect(shown.map(({ text }) => text)).toEqual(["Undone: Eve archived"]);
  });

  it("says what could not be undone, and forgets what never happened", async () => {
    make("Ada archived", [new Error("refused")]);
    await undoLast();
    expect(shown.at(-1)).toMatchObject({ text: "Not undone: Ada archived", tone: "danger" });
    make("Bob archived").forget();
    await undoLast();
    expect(lastText()).toBe("Nothing to undo");
  });
});
