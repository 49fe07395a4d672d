import { execFileSync } from "node:child_process";
import { basename, dirname, join } from "node:path";
import { expect, test } from "@playwright/test";
import { Webhook } from "standardwebhooks";
import { makeTemporaryFolder } from "@/scripts/temporary-folder";
import { startReceiver } from "@/tests/fakes/receiver/receiver";
import { signIn } from "../api/session";
import { createInstance } from "./instance";

test("a backup restored elsewhere keeps its signals, signs people in and delivers", async () => {
  const receiver = await startReceiver();
  const original = await createInstance();
  const backup = join(makeTemporaryFolder(), "backup.tgz");
  const elsewhere = makeTemporaryFolder();
  const restored = await createInstance({}, join(elsewhere, basename(original.dataDir)));
  try {
    await original.start();
    const before = await signIn(original.baseURL, "admin@demo.example");
    const created = await before.post("/api/me/destinations", {
      data: {
        ...{ destinationType: "webhook", name: "Receiver", config: { url: receiver.url } },
        routing: { mode: "manual" },
      },
    });
    expect(created.status()).toBe(201);
    const destination = await created.json();
    await expect(async () => {
      expect((await (await before.get("/api/me/signals")).json()).total).toBeGreaterThan(3);
    }).toPass({ timeout: 90_000 });
    const idsOf = async (person: typeof before): Promise<string[]> => {
      const { data } = await (await person.get("/api/me/signals?limit=100&view=all")).json();
      return data.map(({ id }: { id: string }) => id);
    };
    const backedUp = await idsOf(before);
    await original.stop();

    // As docs/OPERATIONS.md says.
    execFileSync("tar", ["-czf", backup, "-C", dirname(original.dataDir), basename(original.dataDir)]);
    execFileSync("tar", ["-xzf", backup, "-C", elsewhere]);

    await restored.start();
    const after = await signIn(restored.baseURL, "admin@demo.example");
    expect(await idsOf(after)).toEqual(expect.arrayContaining(backedUp));
    const [signalId] = backedUp;
    const sent = await after.post(`/api/me/signals/${signalId}/deliver`, {
      data: { destinationId: destination.id },
    });
    expect([sent.status(), (await sent.json()).queued]).toEqual([200, true]);
    await expect(async () => expect(receiver.requests).toHaveLength(1)).toPass({ timeout: 60_000 });
    const [delivery] = receiver.requests;
    // The key that came along decrypts the destination's settings and its secret.
    const payload = new Webhook(destination.signatureSecret).verify(
      delivery?.body ?? "",
      delivery?.headers as Record<string, string>,
    );
    expect(payload).toMatchObject({ signalId });
  } finally {
    await Promise.all([original.stop(), restored.stop(), receiver.close()]);
  }
});
