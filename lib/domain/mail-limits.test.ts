import { expect, it } from "vitest";
import { newId } from "@/lib/ids";
import { codeOf } from "@/tests/factories/code-of";
import { withRollback } from "@/tests/factories/context";
import { mayNotify, requireInviteRoom } from "./mail-limits";

const times = async (n: number, work: (n: number) => Promise<unknown>) => {
  for (let i = 0; i < n; i += 1) await work(i);
};

it("limits invitations to one address to twenty a day across all workspaces", () =>
  withRollback(async ({ ctx }) => {
    await times(20, () => requireInviteRoom({ ...ctx, customerId: newId() }, "ada@people.example"));
    expect(await codeOf(requireInviteRoom(ctx, "ada@people.example"))).toBe("429 rate_limited");
    await expect(requireInviteRoom(ctx, "ada@people.example")).rejects.toMatchObject({
      headers: { "Retry-After": expect.stringMatching(/^\d+$/) },
    });
    await requireInviteRoom(ctx, "bo@people.example");
  }));

it("limits a workspace to two hundred invitations a day", () =>
  withRollback(async ({ ctx }) => {
    await times(200, (n) => requireInviteRoom(ctx, `person-${n}@people.example`));
    expect(await codeOf(requireInviteRoom(ctx, "ada@people.example"))).toBe("429 rate_limited");
    await requireInviteRoom({ ...ctx, customerId: newId() }, "ada@people.example");
  }));

it("drops notifications over the daily limit without failing", () =>
  withRollback(async ({ ctx }) => {
    await times(50, async () => expect(await mayNotify(ctx, "ada@people.example")).toBe(true));
    expect(await mayNotify(ctx, "ada@people.example")).toBe(false);
    expect(await mayNotify(ctx, "bo@people.example")).toBe(true);
    await times(448, (n) => mayNotify(ctx, `person-${n}@people.example`));
    expect(await mayNotify(ctx, "cy@people.example")).toBe(false);
  }));
