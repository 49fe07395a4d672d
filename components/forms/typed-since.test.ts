import { describe, expect, it, vi } from "vitest";
import { differing, resetTo, unlessTypedSince } from "./typed-since";

describe("when a form's answer arrives", () => {
  it("clears a field only if it is still what was sent", () => {
    expect(unlessTypedSince("sent", "")("sent")).toBe("");
    expect(unlessTypedSince("sent", "")("sent, and more")).toBe("sent, and more");
  });

  it("ends edits that were sent, and keeps those made since", () => {
    const sent = { name: "Ada", kinds: ["a"], size: 1 };
    expect(differing(sent, { name: "Ada", kinds: ["a", "b"] })).toEqual({ kinds: ["a", "b"] });
  });

  it("resets a form to what was saved, except for fields that were changed since", () => {
    const values = { threshold: "500", pack: "pack_5k" };
    const reset = vi.fn((saved: typeof values) => Object.assign(values, saved));
    const setValue = vi.fn((name: keyof typeof values, value: string) => {
      values[name] = value;
    });
    const form = { getValues: () => ({ ...values }), reset, setValue } as never;
    resetTo(form, {
      sent: { threshold: "50", pack: "pack_5k" },
      saved: { threshold: "50", pack: "pack_25k" },
    });
    expect(values).toEqual({ threshold: "500", pack: "pack_25k" });
  });
});
