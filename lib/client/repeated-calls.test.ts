import { describe, expect, it } from "vitest";
import { createCallGuard, type Sent } from "./repeated-calls";

class Lost extends Error {}
class Refused extends Error {}
const isUnknown = (error: unknown) => error instanceof Lost;
const create: Sent = { method: "POST", address: "/api/me/api-clients", body: '{"name":"a"}' };

function open() {
  let at = 0;
  const keys: string[] = [];
  const act = createCallGuard(
    () => at,
    () => `key-${keys.length + 1}`,
  );
  const settle: ((outcome: Error | string) => void)[] = [];
  const send = (sent: Sent) =>
    act(
      sent,
      (key) => {
        keys.push(key);
        return new Promise<string>((resolve, reject) =>
          settle.push((outcome) => (typeof outcome === "string" ? resolve(outcome) : reject(outcome))),
        );
      },
      isUnknown,
    );
  return {
    send,
    keys,
    settle: async (n: number, outcome: Error | string) => {
      settle[n]?.(outcome);
      await Promise.resolve();
      await Promise.resolve();
    },
    pass: (ms: number) => {
      at += ms;
    },
  };
}

describe("the same change twice", () => {
  it("is one act while it is pending, however long that takes", async () => {
    const { send, settle, keys, pass } = open();
    const first = send(create);
    pass(15_000);
    const second = send(create);
    await settle(0, "made");
    expect(await Promise.all([first, second])).toEqual(["made", "made"]);
    expect(keys).toEqual(["key-1"]);
  });

  it("is one act for a second, also if the answer came between the two clicks", async () => {
    const { send, settle, keys, pass } = open();
    void send(create);
    await settle(0, "made");
    pass(999);
    expect(await send(create)).toBe("made");
    pass(1);
    void send(create);
    expect(keys).toEqual(["key-1", "key-2"]);
  });

  it("is another act with another body, address or method", () => {
    const { send, keys } = open();
    void send(create);
    void send({ ...create, body: '{"name":"b"}' });
    void send({ ...create, address: "/api/me/tag-categories" });
    void send({ ...create, method: "PATCH" });
    expect(keys).toEqual(["key-1", "key-2", "key-3", "key-4"]);
  });

  it("is another act if the thing was changed between: on, off, on", async () => {
    const { send, settle, keys } = open();
    const tag = { method: "POST", address: "/api/me/signals/1/tags", body: '{"value":"x"}' };
    void send(tag);
    await settle(0, "tagged");
    void send({ method: "DELETE", address: "/api/me/signals/1/tags/x", body: undefined });
    await settle(1, "untagged");
    void send(tag);
    expect(keys).toHaveLength(3);
  });

  it("is the same act in a list of several that are sent at the same time", () => {
    const { send, keys } = open();
    const snooze = (id: number) => ({ method: "POST", address: `/api/me/signals/${id}/snooze`, body: "{}" });
    for (const id of [1, 2, 3, 1, 2, 3]) void send(snooze(id));
    expect(keys).toHaveLength(3);
  });
});

describe("a change that failed", () => {
  it("keeps its key if its answer was lost: it may have happened", async () => {
    const { send, settle, keys, pass } = open();
    const first = send(create);
    await settle(0, new Lost());
    await expect(first).rejects.toThrow(Lost);
    pass(60_000);
    void send(create);
    expect(keys).toEqual(["key-1", "key-1"]);
  });

  it("is sent again with another key if it was refused", async () => {
    const { send, settle, keys } = open();
    const first = send(create);
    await settle(0, new Refused());
    await expect(first).rejects.toThrow(Refused);
    void send(create);
    expect(keys).toEqual(["key-1", "key-2"]);
  });
});
