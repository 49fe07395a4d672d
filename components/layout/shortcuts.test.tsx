import { describe, expect, it } from "vitest";
import { signalTables } from "@/components/keys/key-table";
import { shortcutsOf } from "./shortcuts";

const viewer = { isOperator: false, hasWorkspace: true, isActive: true, settings: [] };
const labelsFor = (hasWorkspace: boolean) =>
  shortcutsOf({ ...viewer, hasWorkspace }).flatMap(({ keys }) => keys.map(({ label }) => label));

describe("the help for shortcuts", () => {
  it("lists every shortcut of signals once, and the pages after g", () => {
    const labels = labelsFor(true);
    for (const { label } of signalTables.flatMap((table) => Object.values(table)))
      expect(labels.filter((one) => one === label)).toHaveLength(1);
    expect(labels).toContain("Watched posts");
  });

  it("lists none of them before there is a workspace", () => {
    expect(labelsFor(false)).toEqual([
      "Search everything",
      "Show keyboard shortcuts",
      "Close the open dialog or menu",
      "Send the comment being written",
    ]);
  });
});
