import { describe, expect, it } from "vitest";
import type { SignalHandling } from "@/lib/contracts/signal-handling";
import { byWhom, describeHandler, describeOwnHandling, handledByOthers } from "./describe-handling";

const ana = { userId: "a", name: "Ana", initials: null, email: "ana@a.example" };
const handling = (how: SignalHandling["how"], by: SignalHandling["by"] = ana): SignalHandling => ({
  ...{ how, by, at: null, signalId: "1" },
});

describe("who handles a person", () => {
  it("is told by what they did, of others, the reader and someone unknown", () => {
    expect(describeHandler(handling("contacted"), "this person", "b")).toBe(
      "Ana is in touch with this person",
    );
    expect(describeHandler(handling("contacted"), "Grace", "a")).toBe("You are in touch with Grace");
    expect(describeHandler(handling("assigned"), "Grace", "b")).toBe("Ana handles Grace");
    expect(describeHandler(handling("working"), "Grace", "a")).toBe("You handle Grace");
    expect(describeHandler(handling("won", null), "Grace", "a")).toBe("Someone won Grace");
    expect(describeHandler(handling("commented"), "Grace", "b")).toBe("Ana commented on another signal");
    expect(describeOwnHandling(handling("assigned"), "b")).toBe("Ana is on it");
    expect(describeOwnHandling(handling("working"), "a")).toBe("You are on it");
    expect([byWhom(handling("won"), "b"), byWhom(handling("won"), "a")]).toEqual(["Ana", "you"]);
  });

  it("is warned of only if it is another member who has more than commented or closed a signal", () => {
    const signals = (["won", "contacted", "assigned", "working", "closed", "commented"] as const).map(
      (how) => ({
        handling: handling(how),
      }),
    );
    const warned = handledByOthers([...signals, { handling: null }], "b").map(
      ({ handling }) => handling?.how,
    );
    expect(warned).toEqual(["won", "contacted", "assigned", "working"]);
    expect(handledByOthers(signals, "a")).toEqual([]);
    expect(handledByOthers([{ handling: handling("contacted", null) }], "b")).toEqual([]);
  });
});
