/** What is set aside in one workspace while another has set the same aside. */
import { describe, expect, it } from "vitest";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { insertEngagement } from "@/tests/factories/signals";
import { answersOf, changesOf } from "@/tests/factories/two-workspaces";
import { engagements, setAsides } from "../schema";
import { findSetAsideSubjects, forgetSetAsides, insertSetAsides, setEngagementsAside } from "./set-asides";

/** A person who was set aside, and a pending engagement. */
async function openScene(ctx: Context) {
  const { db, customerId, clock } = ctx;
  const subject = newId();
  const reason = "PostgreSQL 22021";
  await insertSetAsides(db, {
    customerId,
    setAsides: [{ id: newId(), kind: "person", subject, reason, createdAt: clock.now() }],
  });
  const { id } = await insertEngagement(ctx);
  return { kind: "person" as const, subjects: [subject], ids: [id] };
}

describe("one workspace", () => {
  it("does not see what another has set aside", async () => {
    const { stranger, owner } = await answersOf(openScene, findSetAsideSubjects);
    expect(stranger).toEqual(new Set());
    expect(owner).toHaveProperty("size", 1);
  });

  it.each([
    ["setEngagementsAside", setEngagementsAside],
    ["forgetSetAsides", forgetSetAsides],
  ])("does not change another's rows with %s", async (_, ask) => {
    const { before, afterStranger, afterOwner } = await changesOf(openScene, [engagements, setAsides], ask);
    expect(afterStranger).toEqual(before);
    expect(afterOwner).not.toEqual(before);
  });
});
